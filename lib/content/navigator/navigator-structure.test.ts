import { toHref } from '@/lib/routes/href'
import {
  findArea,
  findJurisdiction,
  findRegion,
  noteTarget,
  type NavigatorStructure,
} from './navigator-structure'

const titled = (id: number, slug: string) => ({
  id,
  slug,
  title: slug,
  summary: '',
  language: 'en' as const,
  translations: ['en' as const],
  updatedAt: '',
})
const seo = { title: null, description: null, noIndex: false }
const place = (id: number, slug: string, regionId: number, region: string, service = 1) => ({
  ...titled(id, slug),
  service,
  regionId,
  region,
  sample: false,
  isoCode: null,
  seo,
})
const note = (id: number, regionId: number | null) => ({
  ...titled(id, 'a-note'),
  service: 1,
  regionId,
  publishedOn: null,
  topicKey: null,
  gated: false,
  seo,
})
const service = (id: number, slug: string) => ({
  ...titled(id, slug),
  coverage: '',
  reviewedOn: null,
  feature: null,
  practice: null,
  marketing: [],
  seo,
})

const frame: NavigatorStructure = {
  services: [service(1, 'privacy'), service(2, 'work')],
  regions: [
    { ...titled(1, 'europe'), service: 1 },
    { ...titled(2, 'asia'), service: 1 },
    { ...titled(3, 'europe'), service: 2 },
  ],
  places: [
    place(1, 'germany', 1, 'europe'),
    place(2, 'georgia', 1, 'europe'),
    place(3, 'georgia', 2, 'asia'),
    place(4, 'germany', 3, 'europe', 2),
    place(5, 'stray', 3, 'europe', 1),
  ],
  questions: [],
  notes: [note(1, null), note(2, 2)],
  statuses: [],
}

test('a service has its own documents only, and none whose region is another service’s', () => {
  expect(findArea(frame, 'privacy')?.places.map(({ id }) => id)).toEqual([1, 2, 3])
  expect(findArea(frame, 'work')?.regions.map(({ id }) => id)).toEqual([3])
  expect(findArea(frame, 'constructor')).toBeNull()
})

test.each<[string, string, string, number | null]>([
  ['privacy', 'europe', 'germany', 1],
  ['privacy', 'asia', 'germany', 1],
  ['privacy', 'asia', 'georgia', 3],
  ['privacy', 'nowhere', 'georgia', null],
  ['work', 'europe', 'germany', 4],
  ['work', 'europe', 'georgia', null],
  ['nothing', 'europe', 'germany', null],
])('%s/%s/%s is the jurisdiction %j', (serviceSlug, region, slug, id) =>
  expect(findJurisdiction(frame, { service: serviceSlug, region, slug })?.place.id ?? null).toBe(
    id,
  ),
)

test('a region is of its service', () => {
  expect(findRegion(frame, { service: 'work', region: 'europe' })?.region.id).toBe(3)
  expect(findRegion(frame, { service: 'work', region: 'asia' })).toBeNull()
})

test('a note has a route below its region, or below the service', () => {
  const area = findArea(frame, 'privacy')
  expect(area?.notes.map((item) => toHref(noteTarget(area, item), 'fr-fr'))).toEqual([
    '/fr-fr/products/navigator/privacy/content/1/a-note',
    '/fr-fr/products/navigator/privacy/asia/content/2/a-note',
  ])
})
