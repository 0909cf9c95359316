import { asRaw, rawArticle, rawContact, rawSector, rawText } from '@/lib/testing/raw'
import { toPublication, type RawPublication } from './to-publication'

const full = {
  ...rawArticle(),
  updatedOn: null,
  updatedAt: '2026-11-02T09:00:00.000Z',
  keyPoints: ['One.', 'Two.'],
  regions: ['european_union'],
  product: { feature: null },
  seo: null,
  authors: [rawContact()],
  sectors: [rawSector({ slug: 'tmt', title: 'TMT' })],
  countries: [{ id: 4001, slug: 'japan', name: 'Japan' }],
  related: [rawArticle({ id: 2002 })],
  body: [{ __typename: 'TextBlock', id: 'a', heading: 'One', text: rawText('a') }],
}

const map = (more: Record<string, unknown> = {}) =>
  toPublication(asRaw<RawPublication>({ ...full, ...more }))

const bare = Object.fromEntries(Object.keys(full).map((name) => [name, null]))

describe('a publication', () => {
  test('maps the fields of the response', () => {
    expect(map()).toMatchObject({
      id: 2001,
      slug: 'merger-control',
      title: 'Merger control',
      kind: 'guide',
      minutes: 7,
      keyPoints: ['One.', 'Two.'],
      regions: ['european_union'],
      language: 'en',
      translations: ['en', 'fr-fr'],
      feature: null,
      authors: [{ name: 'Inès Kato' }],
      practices: [{ label: 'Disputes' }],
      sectors: [{ target: { to: 'tmt' } }],
      countries: [{ label: 'Japan', target: { to: 'location', params: { slug: 'japan' } } }],
      related: [{ id: 2002 }],
      body: [{ kind: 'text', anchor: 'one' }],
      seo: { title: null, description: null, noIndex: false },
    })
  })

  test('with null fields has defaults', () => {
    const publication = toPublication(asRaw<RawPublication>({ ...bare, id: 2001 }))
    expect(publication).toMatchObject({
      title: '',
      summary: '',
      kind: 'briefing',
      minutes: 1,
      publishedOn: '',
      keyPoints: [],
      authors: [],
      countries: [],
      regions: [],
      body: [],
      language: 'en',
      translations: ['en'],
    })
  })

  test('has the actual language of its text', () => {
    expect(map({ locale: 'fr-fr' }).language).toBe('fr-fr')
    expect(map({ locale: 'zh-cn' }).language).toBe('en')
    expect(map({ locale: null, translations: null })).toMatchObject({
      language: 'en',
      translations: ['en'],
    })
  })
})

describe('a publication behind a permission (decision 20)', () => {
  test.each<[string, Record<string, unknown>, unknown]>([
    [
      'has no body where the service gives none',
      { product: { feature: 'navigator.employment' }, body: null },
      null,
    ],
    [
      'has its body where the service gives it',
      { product: { feature: 'navigator.employment' } },
      [expect.objectContaining({ kind: 'text' })],
    ],
    ['is not gated by an empty permission', { product: { feature: '' }, body: null }, []],
    ['is not gated without a product', { product: null, body: null }, []],
    ['shows an empty body that is open', { product: { feature: null }, body: [] }, []],
  ])('%s', (_, more, body) => expect(map(more).body).toEqual(body))

  test('has title and summary', () => {
    expect(map({ product: { feature: 'navigator.employment' }, body: null })).toMatchObject({
      title: 'Merger control',
      summary: 'What to file.',
      feature: 'navigator.employment',
    })
  })
})
