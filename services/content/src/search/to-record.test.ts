import type { CollectionSlug } from 'payload'
import type { SearchLocale } from './client'
import { searchedSlugs, toRecord, toSitePageRecord } from './to-record'
import type { Topics } from './topics'
import { stub } from '../testing/stub'

const row = (
  id: number,
  title: string,
  slug: string,
  parent: number | null = null,
  country: number | null = null,
) => [id, { id, title, slug, parent, country }] as const
const topics: Topics = {
  services: new Map([
    row(1, 'Competition', 'competition'),
    row(2, 'Merger control', 'merger-control', 1),
  ]),
  sectors: new Map([row(5, 'Energy', 'energy')]),
  countries: new Map([row(7, 'Japan', 'japan')]),
  offices: new Map([row(9, 'Tokyo', 'tokyo', null, 7)]),
  navigators: new Map([row(3, 'Data protection', 'data-protection')]),
  menus: new Map([
    ['/publications/2001/thresholds', { labels: ['Thresholds'], intro: '' }],
    ['/graduates', { labels: ['Graduates'], intro: '' }],
  ]),
}
const body = [
  {
    blockType: 'text',
    id: 'abc',
    heading: 'What changes',
    text: {
      root: {
        type: 'root',
        children: [
          { type: 'paragraph', children: [{ type: 'text', text: 'The secret threshold rises.' }] },
        ],
      },
    },
  },
]
const article = {
  id: 2001,
  slug: 'thresholds',
  title: 'Merger control thresholds',
  summary: 'Where filings change.',
  kind: 'briefing',
  publishedOn: '2026-03-04T08:00:00Z',
  practices: [2],
  sectors: [{ id: 5 }],
  countries: [7],
  body,
  translations: ['en'],
  product: { feature: null },
}
const record = (doc: object, collection: string = 'articles', locale: SearchLocale = 'en') =>
  toRecord(collection as CollectionSlug, stub(doc), '/publications/2001/thresholds', locale, topics)

test('the lines that editors add are searched', () => {
  const seo = { searchWords: 'fired unfairly\n\n  sacked \n' }
  expect(record({ ...article, seo })?.searchWords).toEqual(['fired unfairly', 'sacked'])
  expect(record(article)?.searchWords).toEqual([])
})

test.each([
  ['en', '4 March 2026'],
  ['fr-fr', '4 mars 2026'],
  ['zh-cn', '2026年3月4日'],
] as const)('dates are in the words of the language: %s', (locale, date) => {
  expect(record(article, 'articles', locale)?.date).toBe(date)
})

test('a publication has its text, its topics and their ancestors', () => {
  expect(record(article)).toMatchObject({
    objectID: 'articles-2001',
    type: 'publication',
    title: 'Merger control thresholds',
    path: '/publications/2001/thresholds',
    language: 'en',
    gated: false,
    kind: 'briefing',
    year: 2026,
    practice: ['Merger control', 'Competition'],
    sector: ['Energy'],
    country: ['Japan'],
    slugs: ['practice:merger-control', 'practice:competition', 'sector:energy', 'country:japan'],
  })
  expect(record(article)?.phrases).toContain('Thresholds')
  expect(record(article)?.text).toContain('The secret threshold rises.')
  expect(record(article)?.text).not.toMatch(/paragraph|abc/)
})

test.each(searchedSlugs)('a record of %s has no gated text', (collection) => {
  const gated = {
    ...article,
    name: 'A name',
    givenName: 'A',
    familyName: 'Name',
    product: { feature: 'navigator.tax' },
    profile: body,
    keyPoints: ['secret'],
    experience: [{ text: 'secret' }],
    capabilities: [{ text: 'secret' }],
  }
  const result = record(gated, collection)
  expect(result?.gated).toBe(true)
  expect(JSON.stringify(result)).not.toContain('secret')
})

test('a vacancy has a type of its own, its office and its practice', () => {
  const page = { id: 9, slug: 'tax', title: 'Tax associate', vacancy: { office: 9, practice: 1 } }
  expect(record({ ...page, kind: 'vacancy' }, 'careers-pages')).toMatchObject({
    type: 'vacancy',
    office: ['Tokyo'],
    country: ['Japan'],
    practice: ['Competition'],
  })
  expect(record({ ...page, kind: 'page' }, 'careers-pages')).toMatchObject({
    type: 'page',
    office: [],
    practice: [],
  })
})

test.each<[string | null, boolean]>([
  [null, true],
  ['2099-01-01T00:00:00.000Z', true],
  ['2020-01-01T00:00:00.000Z', false],
])('a vacancy that closes on %j has a record: %j', (closesOn, hasRecord) => {
  const page = {
    id: 9,
    slug: 'tax',
    title: 'Tax associate',
    kind: 'vacancy',
    vacancy: { closesOn },
  }
  expect(record(page, 'careers-pages') !== null).toBe(hasRecord)
})

test('a person has both name orders, office and country', () => {
  const person = {
    id: 1057,
    slug: 'ines-kato',
    name: 'Ines Kato',
    givenName: 'Ines',
    familyName: 'Kato',
    level: 'partner',
    jobTitle: 'Partner, Competition',
    headline: 'Clears mergers.',
    offices: [9],
    practices: [1],
    languages: ['en', 'ja'],
    translations: ['en', 'zh-cn'],
  }
  expect(record(person, 'contacts', 'zh-cn')).toMatchObject({
    type: 'person',
    names: ['Ines Kato', 'Kato Ines'],
    role: 'partner',
    letter: 'K',
    office: ['Tokyo'],
    country: ['Japan'],
    place: 'Tokyo',
    speaks: ['en', 'ja'],
    language: 'zh-cn',
    summary: 'Clears mergers.',
  })
})

test('a person has the telephone number of the office and an e-mail address', () => {
  const phones = [
    { kind: 'mobile', number: '+81 90' },
    { kind: 'office', number: '+81 3-1234-5678' },
  ]
  expect(record({ id: 1, name: 'A', phones, email: 'a@b.example' }, 'contacts')).toMatchObject({
    phone: '+81 3-1234-5678',
    phoneUri: 'tel:+81312345678',
    email: 'a@b.example',
  })
})

test.each<[SearchLocale, string[]]>([
  ['en', ['Mon – Fri 09:00–17:30', 'Sat 10:00–12:00']],
  ['zh-cn', ['周一 – 周五 09:00–17:30', '周六 10:00–12:00']],
])('an office has its opening hours in %s', (locale, hours) => {
  const office = {
    id: 9,
    name: 'Tokyo',
    hours: [
      { days: 'mon-fri', opens: '09:00', closes: '17:30' },
      { days: 'sat', opens: '10:00', closes: '12:00' },
    ],
  }
  const [weekdays = '', saturday] = record(office, 'offices', locale)?.hours ?? []
  expect([weekdays.replace(/[\u2009\u202f]/g, ' '), saturday]).toEqual(hours)
})

test('removes accents from the initial letter', () =>
  expect(
    record({ id: 1, name: 'É', givenName: 'A', familyName: 'Éluard' }, 'contacts')?.letter,
  ).toBe('E'))

test('a jurisdiction’s title contains its service, and answers have no records', () => {
  expect(
    record(
      {
        id: 4,
        slug: 'japan',
        title: 'Japan',
        service: 3,
        translations: ['en'],
        product: { feature: null },
      },
      'navigator-jurisdictions',
    ),
  ).toMatchObject({ type: 'navigator', title: 'Japan · Data protection', gated: false })
  expect(searchedSlugs).not.toContain('navigator-answers')
})

test('a deal is found by its client and its day', () => {
  const deal = { id: 1, title: 'A sale', summary: 'Sold.', client: 'Halmtal AG', slug: 'sale' }
  expect(record({ ...deal, announcedOn: '2026-03-04T00:00:00Z' }, 'deals')).toMatchObject({
    type: 'deal',
    phrases: expect.arrayContaining(['Halmtal AG']),
    year: 2026,
  })
})

test('the language is English without a translation', () =>
  expect(record(article, 'articles', 'fr-fr')?.language).toBe('en'))

test.each<[string, object]>([
  ['without a title', { id: 1 }],
  ['with an empty title', { id: 1, title: '' }],
  ['with noIndex', { ...article, seo: { noIndex: true } }],
])('returns null for a document %s', (_, doc) => expect(record(doc)).toBeNull())

test('returns null for a page that thanks for a form', () => {
  const page = { id: 1, title: 'Thank you', slug: 'thank-you' }
  expect(record({ ...page, area: 'thank-you' }, 'marketing-pages')).toBeNull()
  expect(record({ ...page, area: 'root' }, 'marketing-pages')).not.toBeNull()
})

test('returns null for a collection that is not searched', () =>
  expect(record(article, 'redirects')).toBeNull())

test('a page of the graduate site has the site’s name in its title, and is found as an internship', () => {
  const page = { id: 3, title: 'Apply to London', page: 'apply', body: [] }
  expect(record(page, 'graduate-pages')).toMatchObject({
    type: 'page',
    title: 'Apply to London · Graduates',
    typeWords: [expect.stringContaining('internship')],
  })
})

test('a page that is no document has a record by the labels of the menus', () =>
  expect(
    toSitePageRecord('/insights', { labels: ['Insights', 'Publications'], intro: 'Read.' }, 'en'),
  ).toMatchObject({
    objectID: 'site/insights',
    type: 'page',
    title: 'Insights',
    phrases: ['Publications'],
    summary: 'Read.',
    path: '/insights',
    gated: false,
  }))

test('truncates long texts by characters', () => {
  expect(record({ ...article, body: [{ text: 'word '.repeat(5000) }] })?.text.length).toBe(5000)
  expect(
    [
      ...(record({ ...article, body: [{ text: '😀'.repeat(5000) }] }, 'articles', 'zh-cn')?.text ??
        ''),
    ].length,
  ).toBe(1600)
})

test.each([null, undefined, 'x', 7, {}, [null]])('treats %j as no relations', (value) => {
  expect(
    record({ ...article, practices: value, sectors: value, countries: value, publishedOn: value }),
  ).toMatchObject({ sector: [], day: 0 })
})
