import { graduateLocales } from '@law-firm/contract/locales'
import { toHref, isBuilt } from '@/lib/routes/href'
import { asRaw, rawContact } from '@/lib/testing/raw'
import {
  toDeadlines,
  graduatePageNames,
  graduateTarget,
  isGraduatePage,
  toGraduatePages,
  type Deadline,
  type GraduatePage,
} from './graduate-pages'

type Data = Parameters<typeof toGraduatePages>[0]

const raw = (page: unknown, more: Record<string, unknown> = {}) => ({
  __typename: 'GraduatePage',
  id: 8001,
  slug: 'a',
  page,
  title: 'T',
  summary: 'S',
  translations: ['en', 'de-de'],
  updatedAt: '2026-11-01',
  timeZone: 'Asia/Singapore',
  contacts: [rawContact()],
  deadlines: [{ title: 'Vacation scheme', closesOn: '2027-01-15T15:59:00.000Z' }],
  meetings: [
    { title: 'Fair', startsAt: '2027-02-01T10:00:00.000Z', minutes: 45, place: 'NUS', detail: '' },
  ],
  team: [{ name: 'Ann', role: 'Recruiter', email: 'ann@site.test', phone: '' }],
  seo: null,
  ...more,
})
const pages = (...docs: unknown[]): GraduatePage[] =>
  toGraduatePages(asRaw<Data>({ GraduatePages: { docs } }))

describe('the graduate pages', () => {
  test('maps the fields of the response', () => {
    expect(pages(raw('business_services'))).toMatchObject([
      {
        page: 'business-services',
        translations: ['en', 'de-de'],
        timeZone: 'Asia/Singapore',
        contacts: [{ id: 1001 }],
        deadlines: [{ title: 'Vacation scheme', closesOn: '2027-01-15T15:59:00.000Z' }],
        meetings: [{ title: 'Fair', minutes: 45, place: 'NUS', detail: null }],
        team: [{ name: 'Ann', phone: null }],
      },
    ])
  })

  test('with null fields have defaults', () => {
    const bare = {
      ...Object.fromEntries(Object.keys(raw('home')).map((name) => [name, null])),
      id: 1,
      page: 'home',
    }
    expect(pages(bare)).toEqual([
      {
        id: 1,
        page: 'home',
        title: '',
        summary: '',
        translations: ['en'],
        updatedAt: '',
        timeZone: 'Europe/London',
        contacts: [],
        deadlines: [],
        meetings: [],
        team: [],
        seo: { title: null, description: null, noIndex: false },
      },
    ])
    expect(
      pages(
        raw('home', {
          deadlines: [{ title: null, closesOn: null }],
          meetings: [{ title: null, startsAt: null, minutes: null, place: null, detail: null }],
          team: [{ name: null, role: null, email: null, phone: null }],
        }),
      ),
    ).toMatchObject([
      {
        deadlines: [{ title: '', closesOn: '' }],
        meetings: [{ title: '', startsAt: '', minutes: 90, place: '', detail: null }],
        team: [{ name: '', role: '', email: '', phone: null }],
      },
    ])
  })

  test.each([
    'moon',
    '',
    null,
    undefined,
    '__proto__',
    'constructor',
    'toString',
    'Home',
    'business__services',
  ])('ignore the page %j', (page) =>
    expect(pages(raw('home'), raw(page)).map((item) => item.page)).toEqual(['home']),
  )

  test('are in navigation order', () => {
    const shuffled = [...graduatePageNames].reverse().map((page) => raw(page.replace(/-/g, '_')))
    expect(pages(...shuffled).map(({ page }) => page)).toEqual(graduatePageNames)
  })

  test('have only languages of the graduate site', () =>
    expect(
      pages(raw('home', { translations: ['fr-fr', 'nl-nl', 'x', 'en-sg'] }))[0]?.translations,
    ).toEqual(['en', 'en-sg', 'nl-nl']))

  test.each([{ GraduatePages: null }, { GraduatePages: { docs: [] } }])(
    'are empty for %j',
    (data) => expect(toGraduatePages(asRaw<Data>(data))).toEqual([]),
  )

  test.each(graduatePageNames)(
    '%s has an address in every language of the graduate site',
    (page) => {
      expect(isGraduatePage(page)).toBe(true)
      expect(isBuilt(graduateTarget(page).to)).toBe(true)
      for (const locale of graduateLocales)
        expect(toHref(graduateTarget(page), locale)).toBe(
          `${locale === 'en' ? '' : `/${locale}`}/graduates${page === 'home' ? '' : `/${page}`}`,
        )
    },
  )

  test.each([null, undefined, 7, {}, [], ['home'], 'business_services', 'hasOwnProperty'])(
    '%j is none of them',
    (value) => expect(isGraduatePage(value)).toBe(false),
  )
})

describe('the deadlines of a country', () => {
  const now = new Date('2026-11-21T12:00:00.000Z')
  const withDeadlines = (...deadlines: Deadline[]) =>
    pages(raw('home'))[0] && { ...(pages(raw('home'))[0] as GraduatePage), deadlines }
  const one = (title: string, closesOn: string): Deadline => ({ title, closesOn })
  const find = (...lists: Deadline[][]) =>
    toDeadlines(
      lists.map((list) => withDeadlines(...list) as GraduatePage),
      now,
    ).map(({ title, closesOn }) => `${title} ${closesOn}`)

  test('of all pages are sorted by date', () => {
    expect(
      find(
        [one('b', '2027-02-01T00:00:00.000Z'), one('c', '2027-03-01T00:00:00.000Z')],
        [one('a', '2027-01-01T00:00:00.000Z')],
      ),
    ).toEqual([
      'a 2027-01-01T00:00:00.000Z',
      'b 2027-02-01T00:00:00.000Z',
      'c 2027-03-01T00:00:00.000Z',
    ])
  })

  test('contain no duplicates', () =>
    expect(
      find([one('a', '2027-01-01T00:00:00.000Z')], [one('a', '2027-01-01T00:00:00.000Z')]),
    ).toHaveLength(1))

  test('with the same title and different dates are distinct', () =>
    expect(
      find([one('a', '2027-01-01T00:00:00.000Z'), one('a', '2028-01-01T00:00:00.000Z')]),
    ).toHaveLength(2))

  test.each<[string, boolean]>([
    ['2026-11-21T11:59:59.999Z', false],
    ['2026-11-21T12:00:00.000Z', true],
    ['2026-11-21T12:00:00.001Z', true],
    ['2020-01-01T00:00:00.000Z', false],
    ['', false],
    ['soon', false],
  ])('at %j is shown: %j', (closesOn, shown) =>
    expect(find([one('a', closesOn)])).toHaveLength(shown ? 1 : 0),
  )

  test('are empty without pages', () => expect(toDeadlines([], now)).toEqual([]))
})
