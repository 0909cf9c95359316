/** Documents of the content service for tests; a test overrides the relevant fields. */

type Values = Record<string, unknown>

/** Lexical's state of one paragraph. */
export const rawText = (text: string) => ({
  root: {
    type: 'root',
    children: [{ type: 'paragraph', children: [{ type: 'text', text, format: 0 }] }],
  },
})

export const rawService = (more: Values = {}) => ({
  __typename: 'ServiceInfo',
  id: 3001,
  slug: 'disputes',
  title: 'Disputes',
  parentChildPages: [],
  ...more,
})

export const rawSector = (more: Values = {}) => ({
  __typename: 'SectorInfo',
  id: 3101,
  slug: 'energy',
  title: 'Energy',
  parentChildPages: [],
  ...more,
})

export const rawOffice = (more: Values = {}) => ({
  __typename: 'OfficeInfo',
  id: 4101,
  slug: 'tokyo',
  name: 'Tokyo',
  address: ['1-2-3 Marunouchi', 'Tokyo'],
  country: { id: 4001, slug: 'japan', name: 'Japan', isoCode: 'JP' },
  ...more,
})

export const rawPicture = (more: Values = {}) => ({
  __typename: 'Media',
  id: 9001,
  url: '/api/media/file/a.png',
  updatedAt: '2026-11-01T00:00:00.000Z',
  alt: 'A pylon',
  credit: null,
  width: 1200,
  height: 800,
  ...more,
})

export const rawContact = (more: Values = {}) => ({
  __typename: 'Contact',
  id: 1001,
  slug: 'ines-kato',
  name: 'Inès Kato',
  givenName: 'Inès',
  familyName: 'Kato',
  jobTitle: 'Partner',
  level: 'partner',
  photograph: null,
  offices: [rawOffice()],
  ...more,
})

export const rawArticle = (more: Values = {}) => ({
  __typename: 'Article',
  id: 2001,
  slug: 'merger-control',
  title: 'Merger control',
  summary: 'What to file.',
  kind: 'guide',
  publishedOn: '2026-11-01T09:00:00.000Z',
  readingMinutes: 7,
  locale: 'en',
  translations: ['en', 'fr-fr'],
  practices: [rawService()],
  ...more,
})

/** The card of an event, a training or a series. */
export const rawDated = (more: Values = {}) => ({
  __typename: 'Event',
  id: 5001,
  slug: 'arbitration-day',
  title: 'Arbitration day',
  summary: 'Six hours.',
  startsAt: '2026-12-04T08:30:00.000Z',
  locale: 'en',
  translations: ['en', 'fr-fr'],
  practices: [rawService()],
  ...more,
})

/** The common fields of insights with a page. */
export const rawTopical = (more: Values = {}) => ({
  ...rawDated(),
  updatedAt: '2026-11-10T10:00:00.000Z',
  sectors: [rawSector()],
  countries: [{ __typename: 'CountryInfo', id: 4001, slug: 'japan', name: 'Japan' }],
  product: null,
  seo: null,
  ...more,
})

/** Casts a raw document: fragments are masked in the generated types. */
export const asRaw = <Type>(value: unknown): Type => value as Type
