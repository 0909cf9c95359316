import { getTranslations } from 'next-intl/server'
import { JurisdictionPage } from '@/components/navigator/jurisdiction-page'
import { NotePage } from '@/components/navigator/note-page'
import { ReportPage } from '@/components/navigator/report-page'
import { RegionPage } from '@/components/navigator/region-page'
import { ServicePage } from '@/components/navigator/service-page'
import { StatusTablePage } from '@/components/navigator/status-table-page'
import {
  findArea,
  findJurisdiction,
  findRegion,
  noteTarget,
  jurisdictionTarget,
  regionTarget,
  reportTarget,
  serviceTarget,
  statusTableTarget,
  type Area,
  type NavigatorStructure,
  type Note,
  type JurisdictionArea,
  type RegionArea,
} from '@/lib/content/navigator/navigator-structure'
import type { SiteLocale } from '@/lib/i18n/locales'
import { isId } from '@/lib/routes/pattern'
import { navigatorRoute } from './navigator-route'

/** The kinds of pages below /products/navigator (specification, section 2); decision 6 orders their addresses. */

const areasOf = (frame: NavigatorStructure): Area[] =>
  frame.services.flatMap(({ slug }) => findArea(frame, slug) ?? [])
const placesOf = (frame: NavigatorStructure): JurisdictionArea[] =>
  areasOf(frame).flatMap((area) =>
    area.places.flatMap(
      (place) =>
        findJurisdiction(frame, {
          service: area.service.slug,
          region: place.region,
          slug: place.slug,
        }) ?? [],
    ),
  )
const notesOf = (frame: NavigatorStructure, inRegion: boolean): NoteArea[] =>
  areasOf(frame).flatMap((area) =>
    area.notes
      .filter(({ regionId }) => (regionId !== null) === inRegion)
      .map((note) => ({ ...area, note })),
  )

export const servicePage = navigatorRoute<{ service: string }, Area>({
  all: areasOf,
  find: (frame, given) => findArea(frame, given.service),
  given: ({ service }) => ({ service: service.slug }),
  target: (area) => serviceTarget(area),
  // A practice of the firm may have the same name.
  describe: async ({ service }, locale) => ({
    title:
      service.seo.title ??
      (await joined(
        service.title,
        (await getTranslations({ locale, namespace: 'navigator' }))('title'),
        locale,
      )),
    description: service.seo.description ?? service.summary,
    translations: service.translations,
    noIndex: service.seo.noIndex,
    eyebrow: 'Navigator',
  }),
  render: (area, visit) => <ServicePage area={area} {...visit} />,
})

export const regionPage = navigatorRoute<{ service: string; region: string }, RegionArea>({
  all: (frame) =>
    areasOf(frame).flatMap((area) => area.regions.map((region) => ({ ...area, region }))),
  find: findRegion,
  given: ({ service, region }) => ({ service: service.slug, region: region.slug }),
  target: (area) => regionTarget(area, area.region),
  describe: async ({ service, region }, locale) => ({
    title: await joined(service.title, region.title, locale),
    description: region.summary,
    translations: region.translations,
    eyebrow: 'Navigator',
  }),
  render: (area, visit) => <RegionPage area={area} {...visit} />,
})

type PlaceGiven = { service: string; region: string; slug: string }
const placeGiven = ({ service, region, place }: JurisdictionArea): PlaceGiven => ({
  service: service.slug,
  region: region.slug,
  slug: place.slug,
})

export const jurisdictionPage = navigatorRoute<PlaceGiven, JurisdictionArea>({
  all: placesOf,
  find: findJurisdiction,
  given: placeGiven,
  target: (area) => jurisdictionTarget(area, area.place),
  describe: async ({ service, place }, locale) => ({
    title: place.seo.title ?? (await joined(service.title, place.title, locale)),
    description: place.seo.description ?? place.summary,
    translations: place.translations,
    noIndex: place.seo.noIndex,
    eyebrow: 'Navigator',
  }),
  render: (area, visit) => <JurisdictionPage area={area} {...visit} />,
})

export const statusTablePage = navigatorRoute<PlaceGiven, JurisdictionArea>({
  all: () => [],
  find: findJurisdiction,
  given: placeGiven,
  target: (area) => statusTableTarget(area, area.place),
  describe: async ({ service, place }) => {
    const t = await getTranslations('navigator')
    return {
      title: t('statusTableOf', { place: place.title, service: service.title }),
      description: t('statusTableText', { place: place.title }),
      translations: place.translations,
      noIndex: place.seo.noIndex,
      eyebrow: 'Navigator',
    }
  },
  render: (area, visit) => <StatusTablePage area={area} {...visit} />,
})

export const reportPage = navigatorRoute<{ service: string }, Area>({
  all: areasOf,
  find: (frame, given) => findArea(frame, given.service),
  given: ({ service }) => ({ service: service.slug }),
  target: reportTarget,
  describe: async ({ service }, locale) => {
    const t = await getTranslations('navigator.report')
    return {
      title: await joined(service.title, t('title'), locale),
      description: t('lede'),
      translations: service.translations,
      noIndex: service.seo.noIndex,
      eyebrow: 'Navigator',
    }
  },
  render: (area, visit) => <ReportPage area={area} {...visit} />,
})

export type NoteArea = Area & { note: Note }

const findNote = (
  frame: NavigatorStructure,
  given: { service: string; id: string },
): NoteArea | null => {
  const area = findArea(frame, given.service)
  const note = isId(given.id) ? area?.notes.find(({ id }) => id === Number(given.id)) : undefined
  return area && note ? { ...area, note } : null
}

const noteOptions = {
  target: (area: NoteArea) => noteTarget(area, area.note),
  describe: ({ note }: NoteArea) => ({
    title: note.seo.title ?? note.title,
    description: note.seo.description ?? note.summary,
    translations: note.translations,
    noIndex: note.seo.noIndex,
    eyebrow: 'Navigator',
  }),
}

/** A note of the whole service; one of a region has the region's address, and the other way round. */
export const notePage = navigatorRoute<{ service: string; id: string; slug: string }, NoteArea>({
  ...noteOptions,
  all: (frame) => notesOf(frame, false),
  find: findNote,
  given: ({ service, note }) => ({
    service: service.slug,
    id: String(note.id),
    slug: note.regionId === null ? note.slug : '',
  }),
  render: (area, visit) => <NotePage area={area} {...visit} />,
})

export const regionNotePage = navigatorRoute<
  { service: string; region: string; id: string; slug: string },
  NoteArea
>({
  ...noteOptions,
  all: (frame) => notesOf(frame, true),
  find: findNote,
  given: ({ service, regions, note }) => ({
    service: service.slug,
    region: regions.find(({ id }) => id === note.regionId)?.slug ?? '',
    id: String(note.id),
    slug: note.slug,
  }),
  render: (area, visit) => <NotePage area={area} {...visit} />,
})

/** "Data protection, Asia Pacific", with the comma of the language. */
const joined = async (first: string, second: string, locale: SiteLocale): Promise<string> =>
  (await getTranslations({ locale, namespace: 'navigator' }))('joined', { first, second })
