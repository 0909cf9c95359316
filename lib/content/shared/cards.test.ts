import { asRaw, rawArticle, rawContact, rawPicture, rawService } from '@/lib/testing/raw'
import { toInitials, toArticleCard, toPersonCard } from './cards'

type RawCard = Parameters<typeof toPersonCard>[0]
type RawArticleCard = Parameters<typeof toArticleCard>[0]

describe('initials', () => {
  test.each([
    ['Inès', 'Kato', 'IK'],
    ['  inès', ' kato ', 'IK'],
    ['élodie', 'ångström', 'ÉÅ'],
    ['伟', '张', '伟张'],
    ['𠮷', '野', '𠮷野'],
    ['Ines', '', 'I'],
    ['', 'Kato', 'K'],
    ['', '', ''],
    [' ', '\n', ''],
    ['-', '<', '-<'],
  ])('of %j %j are %j', (givenName, familyName, initials) =>
    expect(toInitials(givenName, familyName)).toBe(initials),
  )
})

describe('the card of a person', () => {
  const card = (more: Record<string, unknown> = {}) =>
    toPersonCard(asRaw<RawCard>(rawContact(more)))

  test('links to the person', () => {
    expect(card()).toEqual({
      id: 1001,
      name: 'Inès Kato',
      initials: 'IK',
      jobTitle: 'Partner',
      seed: 'ines-kato',
      photograph: null,
      target: { to: 'person', params: { id: 1001, slug: 'ines-kato' } },
      offices: [
        {
          id: 4101,
          slug: 'tokyo',
          label: 'Tokyo',
          target: { to: 'office', params: { slug: 'tokyo' } },
        },
      ],
    })
  })

  test('has no photograph without a URL or size', () => {
    expect(card({ photograph: rawPicture() }).photograph).toMatchObject({
      url: '/api/media/file/a.png?v=1793491200000',
    })
    for (const broken of [{ url: null }, { url: '' }, { width: 0 }, { height: null }])
      expect(card({ photograph: rawPicture(broken) }).photograph).toBeNull()
  })

  test.each<[Record<string, unknown>, Record<string, unknown>]>([
    [{ name: null }, { name: 'Inès Kato' }],
    [
      { name: null, givenName: null },
      { name: 'Kato', initials: 'K' },
    ],
    [
      { name: null, familyName: null },
      { name: 'Inès', initials: 'I' },
    ],
    [
      { name: null, givenName: null, familyName: null },
      { name: '', initials: '' },
    ],
    [
      { jobTitle: null, offices: null },
      { jobTitle: '', offices: [] },
    ],
  ])('with %j is %j, never "null"', (more, expected) => expect(card(more)).toMatchObject(expected))
})

describe('the card of a publication', () => {
  const card = (more: Record<string, unknown> = {}) =>
    toArticleCard(asRaw<RawArticleCard>(rawArticle(more)))

  test('links to the publication', () => {
    expect(card()).toEqual({
      id: 2001,
      title: 'Merger control',
      summary: 'What to file.',
      kind: 'guide',
      publishedOn: '2026-11-01T09:00:00.000Z',
      minutes: 7,
      topic: 'Disputes',
      language: 'en',
      target: { to: 'publication', params: { id: 2001, slug: 'merger-control' } },
    })
  })

  test.each<[Record<string, unknown>, Record<string, unknown>]>([
    [
      { title: null, summary: null, publishedOn: null },
      { title: '', summary: '', publishedOn: '' },
    ],
    [
      { kind: null, readingMinutes: null, locale: null },
      { kind: 'briefing', minutes: 1, language: 'en' },
    ],
    [{ practices: [] }, { topic: null }],
    [{ practices: null }, { topic: null }],
    [{ practices: [rawService({ title: null })] }, { topic: '' }],
  ])('with %j is %j', (more, expected) => expect(card(more)).toMatchObject(expected))
})
