import { asRaw, rawContact, rawPicture, rawService, rawText } from '@/lib/testing/raw'
import { toHours, toLocations } from './locations'

type Data = Parameters<typeof toLocations>[0]

const country = (more: Record<string, unknown> = {}) => ({
  __typename: 'CountryInfo',
  id: 4001,
  slug: 'japan',
  name: 'Japan',
  region: 'asia_pacific',
  isoCode: 'JP',
  summary: 'S',
  locale: 'en',
  translations: ['en'],
  updatedAt: '2026-11-01',
  regulatoryNotice: rawText('Notice'),
  practices: [rawService()],
  seo: null,
  ...more,
})

const office = (more: Record<string, unknown> = {}) => ({
  __typename: 'OfficeInfo',
  id: 4101,
  slug: 'tokyo',
  name: 'Tokyo',
  summary: 'S',
  address: ['1-2-3 Marunouchi'],
  phone: '+81 3',
  email: 'tokyo@site.test',
  timeZone: 'Asia/Tokyo',
  locale: 'en',
  translations: ['en', 'zh-cn'],
  updatedAt: '2026-11-01',
  country: { id: 4001 },
  coordinates: { lat: 35.68, lon: 139.76 },
  hours: [
    { days: 'mon-fri', opens: '09:00', closes: '18:00' },
    { days: 'sat', opens: '10:00', closes: '12:00' },
  ],
  holidays: [{ month: 1, day: 1, name: 'New Year' }],
  photograph: rawPicture(),
  access: rawText('a'),
  directions: rawText('d'),
  contacts: [rawContact()],
  seo: null,
  ...more,
})

const shownCountry = (more: Record<string, unknown>) =>
  toLocations(asRaw<Data>({ CountryInfos: { docs: [country(more)] }, OfficeInfos: null }), 'en')
    .countries[0]
const shownOffice = (more: Record<string, unknown>) =>
  toLocations(asRaw<Data>({ CountryInfos: null, OfficeInfos: { docs: [office(more)] } }), 'en')
    .offices[0]
const nulls = (raw: object) =>
  Object.fromEntries(
    Object.keys(raw)
      .filter((name) => name !== 'id')
      .map((name) => [name, null]),
  )

describe('opening hours', () => {
  test.each<[string | null, string | null, string | null, [number, number] | null]>([
    ['mon-fri', '09:00', '18:00', [1, 5]],
    ['mon', '09:00', '18:00', [1, 1]],
    ['sun', '09:00', '18:00', [7, 7]],
    ['sat-sun', '09:00', '18:00', [6, 7]],
    ['sun-thu', '09:00', '18:00', [7, 4]],
    ['mon-mon', '09:00', '18:00', [1, 1]],
    ['', '09:00', '18:00', null],
    [null, '09:00', '18:00', null],
    ['mon-', '09:00', '18:00', null],
    ['-fri', '09:00', '18:00', null],
    ['mon-xyz', '09:00', '18:00', null],
    ['Mon-Fri', '09:00', '18:00', null],
    ['monday', '09:00', '18:00', null],
    ['constructor', '09:00', '18:00', null],
    ['mon-fri', null, '18:00', null],
    ['mon-fri', '09:00', null, null],
    ['mon-fri', '', '', null],
  ])('%j from %j to %j are the days %j', (days, opens, closes, range) =>
    expect(toHours(days, opens, closes)).toEqual(
      range ? [{ from: range[0], to: range[1], opens, closes }] : [],
    ),
  )
})

describe('the places of the firm', () => {
  test('maps the fields of the response', () => {
    expect(
      toLocations(
        asRaw<Data>({ CountryInfos: { docs: [country()] }, OfficeInfos: { docs: [office()] } }),
        'en',
      ),
    ).toMatchObject({
      countries: [
        {
          id: 4001,
          slug: 'japan',
          region: 'asia_pacific',
          isoCode: 'JP',
          regulatoryNotice: [{ kind: 'paragraph' }],
          practices: [{ slug: 'disputes' }],
          language: 'en',
        },
      ],
      offices: [
        {
          id: 4101,
          country: 4001,
          timeZone: 'Asia/Tokyo',
          coordinates: { lat: 35.68, lon: 139.76 },
          photograph: { width: 1200 },
          hours: [
            { from: 1, to: 5, opens: '09:00', closes: '18:00' },
            { from: 6, to: 6, opens: '10:00', closes: '12:00' },
          ],
          holidays: [{ month: 1, day: 1, name: 'New Year' }],
          contacts: [{ id: 1001 }],
          translations: ['en', 'zh-cn'],
        },
      ],
    })
  })

  test.each([
    { CountryInfos: null, OfficeInfos: null },
    { CountryInfos: { docs: [] }, OfficeInfos: { docs: [] } },
  ])('are empty for %j', (data) =>
    expect(toLocations(asRaw<Data>(data), 'en')).toEqual({ countries: [], offices: [] }),
  )

  test.each([
    ['fr-fr', ['États-Unis', 'Japon', 'Émirats'], ['Émirats', 'États-Unis', 'Japon']],
    ['zh-cn', ['东京', '伦敦', '阿姆斯特丹'], ['阿姆斯特丹', '东京', '伦敦']],
  ] as const)('are in the order of %s', (locale, names, expected) => {
    const docs = names.map((name) => country({ name }))
    const { countries } = toLocations(
      asRaw<Data>({ CountryInfos: { docs }, OfficeInfos: null }),
      locale,
    )
    expect(countries.map(({ name }) => name)).toEqual(expected)
  })

  test('with null fields have defaults', () => {
    expect(shownCountry(nulls(country()))).toEqual({
      id: 4001,
      slug: '',
      name: '',
      region: 'europe',
      isoCode: '',
      summary: '',
      regulatoryNotice: null,
      practices: [],
      language: 'en',
      translations: ['en'],
      updatedAt: '',
      seo: { title: null, description: null, noIndex: false },
    })
    expect(shownOffice(nulls(office()))).toEqual({
      id: 4101,
      slug: '',
      name: '',
      summary: '',
      address: [],
      phone: '',
      email: '',
      photograph: null,
      timeZone: 'UTC',
      country: null,
      coordinates: null,
      hours: [],
      holidays: [],
      access: [],
      directions: [],
      contacts: [],
      language: 'en',
      translations: ['en'],
      updatedAt: '',
      seo: { title: null, description: null, noIndex: false },
    })
  })

  test.each(['moon', '__proto__', 'Europe', ''])('with the region %j default to Europe', (region) =>
    expect(shownCountry({ region })?.region).toBe('europe'),
  )

  test.each<[unknown, unknown]>([
    [
      { lat: 0, lon: 0 },
      { lat: 0, lon: 0 },
    ],
    [
      { lat: -33.9, lon: 151.2 },
      { lat: -33.9, lon: 151.2 },
    ],
    [{ lat: null, lon: 3 }, null],
    [{ lat: 3, lon: null }, null],
    [{ lat: '3', lon: '4' }, null],
    [{}, null],
    [null, null],
  ])('with the coordinates %j have %j', (coordinates, shown) =>
    expect(shownOffice({ coordinates })?.coordinates).toEqual(shown),
  )

  test.each<[unknown, unknown[]]>([
    [[{ month: 12, day: 25, name: null }], [{ month: 12, day: 25, name: '' }]],
    [[{ month: null, day: 25, name: 'x' }], []],
    [[{ month: 12, day: null, name: 'x' }], []],
    [[{ month: 0, day: 1, name: 'x' }], []],
  ])('with the holidays %j have %j', (holidays, shown) =>
    expect(shownOffice({ holidays })?.holidays).toEqual(shown),
  )

  test('leave out hours that cannot be read', () =>
    expect(
      shownOffice({
        hours: [
          { days: 'x', opens: '1', closes: '2' },
          { days: 'sat', opens: '10:00', closes: '12:00' },
          { days: null, opens: null, closes: null },
        ],
      })?.hours,
    ).toEqual([{ from: 6, to: 6, opens: '10:00', closes: '12:00' }]))

  test.each([null, '', 'no rich text', { root: null }, []])(
    'with the notice %j have no words of it',
    (regulatoryNotice) =>
      expect(shownCountry({ regulatoryNotice })?.regulatoryNotice ?? []).toEqual([]),
  )
})
