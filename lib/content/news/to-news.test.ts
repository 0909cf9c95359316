import { asRaw, rawContact, rawText, rawTopical } from '@/lib/testing/raw'
import { toNewsCard, toNewsItem } from './to-news'

type Raw = Parameters<typeof toNewsItem>[0]

const raw = (more: Record<string, unknown> = {}) => ({
  ...rawTopical({ __typename: 'News' }),
  publishedOn: '2026-11-12T08:00:00.000Z',
  contacts: [rawContact()],
  pressContact: {
    ...rawContact({ id: 1009 }),
    email: 'press@site.test',
    phones: [{ number: '+44 20' }, { number: '+44 21' }],
  },
  ...more,
})
const item = (more: Record<string, unknown> = {}, body: unknown = []) =>
  toNewsItem(asRaw<Raw>(raw({ body, ...more })))
const card = (more: Record<string, unknown> = {}) =>
  toNewsCard(asRaw<Parameters<typeof toNewsCard>[0]>(raw(more)))
const bare = Object.fromEntries(Object.keys(raw()).map((name) => [name, name === 'id' ? 1 : null]))

describe('the card of news', () => {
  test('has title, date and place', () =>
    expect(card()).toEqual({
      id: 5001,
      slug: 'arbitration-day',
      title: 'Arbitration day',
      summary: 'Six hours.',
      publishedOn: '2026-11-12T08:00:00.000Z',
      places: ['Japan'],
      language: 'en',
    }))

  test('with null fields has defaults', () =>
    expect(card(bare)).toEqual({
      id: 1,
      slug: '',
      title: '',
      summary: '',
      publishedOn: '',
      places: [],
      language: 'en',
    }))

  test('has an empty name for a place without one', () =>
    expect(card({ countries: [{ id: 1, name: null }] }).places).toEqual(['']))

  test.each([
    ['fr-fr', ['en', 'fr-fr'], 'fr-fr'],
    ['fr-fr', ['en'], 'en'],
    ['nl-nl', ['nl-nl'], 'en'],
  ])('in %s with texts in %j is in %s', (locale, translations, language) =>
    expect(card({ locale, translations }).language).toBe(language),
  )
})

describe('a news item', () => {
  test('names its people, and whom the press may call', () =>
    expect(
      item({}, [{ __typename: 'TextBlock', id: 'x', heading: 'H', text: rawText('a') }]),
    ).toMatchObject({
      publishedOn: '2026-11-12T08:00:00.000Z',
      contacts: [{ id: 1001 }],
      press: { id: 1009, email: 'press@site.test', phone: '+44 20' },
      body: [{ kind: 'text' }],
    }))

  test('with null fields has defaults', () =>
    expect(item(bare, null)).toMatchObject({
      id: 1,
      publishedOn: '',
      contacts: [],
      press: null,
      body: [],
      countries: [],
    }))

  test.each<[unknown, string | null]>([
    [null, null],
    [[], null],
    [[{ number: null }], null],
    [[{ number: '+1' }], '+1'],
  ])('whose press contact has the phones %j shows %j', (phones, phone) =>
    expect(item({ pressContact: { ...rawContact(), email: null, phones } }).press).toMatchObject({
      email: '',
      phone,
    }),
  )

  test.each<[unknown, unknown, unknown]>([
    [{ feature: 'a.b' }, null, null],
    [{ feature: '' }, null, []],
  ])('with the permission %j and the body %j shows %j', (product, body, shown) =>
    expect(item({ product }, body).body).toEqual(shown),
  )
})
