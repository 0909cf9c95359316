import type { Jurisdiction, Question, Status } from '@/lib/navigator/types'
import type { SiteLocale } from '@law-firm/contract/locales'
import type { LinkTarget } from '@/lib/routes/href'
import type { DocumentLink } from '../shared/document-links'
import type { Seo } from '../shared/seo'
import type { Titled } from '../shared/titled'

export type Service = Titled & {
  coverage: string
  reviewedOn: string | null
  feature: string | null
  practice: DocumentLink | null
  marketing: Titled[]
  seo: Seo
}
export type Region = Titled & { service: number }
export type NavigatorJurisdiction = Jurisdiction &
  Titled & { service: number; regionId: number; seo: Seo }
export type NavigatorQuestion = Question & {
  id: number
  service: number
  short: string
  language: SiteLocale
}
export type Note = Titled & {
  service: number
  regionId: number | null
  publishedOn: string | null
  topicKey: string | null
  gated: boolean
  seo: Seo
}

/** The public data of all services. */
export type NavigatorStructure = {
  services: Service[]
  regions: Region[]
  places: NavigatorJurisdiction[]
  questions: NavigatorQuestion[]
  notes: Note[]
  statuses: [id: number, status: Status][]
}

/** A service with its documents: regions by order, jurisdictions by title. */
export type Area = {
  service: Service
  regions: Region[]
  places: NavigatorJurisdiction[]
  questions: NavigatorQuestion[]
  notes: Note[]
  statuses: NavigatorStructure['statuses']
}

export function findArea(frame: NavigatorStructure, slug: string): Area | null {
  const service = frame.services.find((item) => item.slug === slug)
  if (!service) return null
  const ofService = <Item extends { service: number }>(items: Item[]): Item[] =>
    items.filter((item) => item.service === service.id)
  const regions = ofService(frame.regions)
  const places = ofService(frame.places).filter((place) =>
    regions.some(({ id }) => id === place.regionId),
  )
  return {
    service,
    regions,
    places,
    questions: ofService(frame.questions),
    notes: ofService(frame.notes),
    statuses: frame.statuses,
  }
}

export type RegionArea = Area & { region: Region }
export type JurisdictionArea = RegionArea & { place: NavigatorJurisdiction }

export function findRegion(
  frame: NavigatorStructure,
  slugs: { service: string; region: string },
): RegionArea | null {
  const area = findArea(frame, slugs.service)
  const region = area?.regions.find((item) => item.slug === slugs.region)
  return area && region ? { ...area, region } : null
}

/** A jurisdiction by its slugs; with a wrong region, the only one with its slug (decision 4). */
export function findJurisdiction(
  frame: NavigatorStructure,
  slugs: { service: string; region: string; slug: string },
): JurisdictionArea | null {
  const area = findArea(frame, slugs.service)
  const candidates = area?.places.filter((item) => item.slug === slugs.slug) ?? []
  const place =
    candidates.find((candidate) => candidate.region === slugs.region) ??
    (candidates.length === 1 ? candidates[0] : undefined)
  const region = area?.regions.find((item) => item.id === place?.regionId)
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
export const jurisdictionTarget = (
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
