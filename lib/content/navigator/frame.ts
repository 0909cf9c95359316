import type { Jurisdiction, Question, Status } from '@/lib/navigator/types'
import type { SiteLocale } from '@/lib/i18n/locales'
import type { LinkTarget } from '@/lib/routes/href'
import type { DocumentLink } from '../parts/links'
import type { Seo } from '../parts/seo'

/** What documents of the navigator have in common; `language` is the one that the text is really in. */
type Titled = {
  id: number
  slug: string
  title: string
  summary: string
  language: SiteLocale
  translations: SiteLocale[]
  updatedAt: string
}

export type Service = Titled & {
  coverage: string
  reviewedOn: string | null
  feature: string | null
  practice: DocumentLink | null
  marketing: Titled[]
  seo: Seo
}
export type Region = Titled & { service: number }
export type Place = Jurisdiction & Titled & { service: number; regionId: number; seo: Seo }
export type Ask = Question & { id: number; service: number; short: string; language: SiteLocale }
export type Note = Titled & {
  service: number
  regionId: number | null
  publishedOn: string | null
  topicKey: string | null
  gated: boolean
  seo: Seo
}

/** What is open to everybody, of all services. */
export type Frame = {
  services: Service[]
  regions: Region[]
  places: Place[]
  questions: Ask[]
  notes: Note[]
  statuses: [id: number, status: Status][]
}

/** One service with what belongs to it: regions in their order, jurisdictions from A to Z. */
export type Area = {
  service: Service
  regions: Region[]
  places: Place[]
  questions: Ask[]
  notes: Note[]
  statuses: Frame['statuses']
}

export function findArea(frame: Frame, slug: string): Area | null {
  const service = frame.services.find((one) => one.slug === slug)
  if (!service) return null
  const own = <Item extends { service: number }>(items: Item[]): Item[] =>
    items.filter((one) => one.service === service.id)
  const regions = own(frame.regions)
  const places = own(frame.places).filter((place) =>
    regions.some(({ id }) => id === place.regionId),
  )
  return {
    service,
    regions,
    places,
    questions: own(frame.questions),
    notes: own(frame.notes),
    statuses: frame.statuses,
  }
}

export type RegionArea = Area & { region: Region }
export type PlaceArea = RegionArea & { place: Place }

export function findRegion(
  frame: Frame,
  slugs: { service: string; region: string },
): RegionArea | null {
  const area = findArea(frame, slugs.service)
  const region = area?.regions.find((one) => one.slug === slugs.region)
  return area && region ? { ...area, region } : null
}

/** A jurisdiction; one that stands in another region of the service is found there (decision 4). */
export function findPlace(
  frame: Frame,
  slugs: { service: string; region: string; slug: string },
): PlaceArea | null {
  const area = findArea(frame, slugs.service)
  const named = area?.places.filter((one) => one.slug === slugs.slug) ?? []
  const place =
    named.find((one) => one.region === slugs.region) ?? (named.length === 1 ? named[0] : undefined)
  const region = area?.regions.find((one) => one.id === place?.regionId)
  return area && place && region ? { ...area, region, place } : null
}

export const serviceTarget = (
  { service }: { service: Service },
  query?: LinkTarget['query'],
): LinkTarget => ({
  to: 'navigatorService',
  params: { slug: service.slug },
  ...(query ? { query } : {}),
})
export const regionTarget = (
  { service }: { service: Service },
  region: { slug: string },
): LinkTarget => ({ to: 'navigatorRegion', params: { service: service.slug, slug: region.slug } })
export const placeTarget = (
  { service }: { service: Service },
  place: { region: string; slug: string },
  hash?: string,
): LinkTarget => ({
  to: 'navigatorJurisdiction',
  params: { service: service.slug, region: place.region, slug: place.slug },
  ...(hash ? { hash } : {}),
})
export const statusTableTarget = (
  { service }: { service: Service },
  place: { region: string; slug: string },
): LinkTarget => ({
  to: 'navigatorStatusTable',
  params: { service: service.slug, region: place.region, slug: place.slug },
})
export const reportTarget = ({ service }: { service: Service }): LinkTarget => ({
  to: 'navigatorReportBuilder',
  params: { slug: service.slug },
})
export const marketingTarget = (
  { service }: { service: Service },
  page: { slug: string },
): LinkTarget => ({ to: 'navigatorMarketing', params: { service: service.slug, slug: page.slug } })

export function noteTarget({ service, regions }: Area, note: Note): LinkTarget {
  const region = regions.find(({ id }) => id === note.regionId)
  const params = { service: service.slug, id: note.id, slug: note.slug }
  return region
    ? { to: 'navigatorRegionContent', params: { ...params, region: region.slug } }
    : { to: 'navigatorContent', params }
}
