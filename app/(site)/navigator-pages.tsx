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

/** Route types below /products/navigator (specification, section 2). URLs follow decision 6. */

const areasOf = (frame: NavigatorStructure): Area[] =>
  frame.services.flatMap(({ slug }) => findArea(frame, slug) ?? [])
const jurisdictionsOf = (frame: NavigatorStructure): JurisdictionArea[] =>
  areasOf(frame).flatMap((area) =>
    area.places.flatMap(
      (jurisdiction) =>
        findJurisdiction(frame, {
          service: area.service.slug,
          region: jurisdiction.region,
          slug: jurisdiction.slug,
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
  list: areasOf,
  find: (frame, params) => findArea(frame, params.service),
  toParams: ({ service }) => ({ service: service.slug }),
  target: (area) => serviceTarget(area),
  // The service's title alone may equal a practice's title.
  describe: async ({ service }, locale) => ({
    title:
      service.seo.title ??
      (await joinTitles(
        service.title,
        (await getTranslations({ locale, namespace: 'navigator' }))('title'),
        locale,
      )),
    description: service.seo.description ?? service.summary,
    translations: service.translations,
    noIndex: service.seo.noIndex,
    eyebrow: 'Navigator',
  }),
  render: (area, context) => <ServicePage area={area} {...context} />,
})

export const regionPage = navigatorRoute<{ service: string; region: string }, RegionArea>({
  list: (frame) =>
    areasOf(frame).flatMap((area) => area.regions.map((region) => ({ ...area, region }))),
  find: findRegion,
  toParams: ({ service, region }) => ({ service: service.slug, region: region.slug }),
  target: (area) => regionTarget(area, area.region),
  describe: async ({ service, region }, locale) => ({
    title: await joinTitles(service.title, region.title, locale),
    description: region.summary,
    translations: region.translations,
    eyebrow: 'Navigator',
  }),
  render: (area, context) => <RegionPage area={area} {...context} />,
})

type JurisdictionParams = { service: string; region: string; slug: string }
const toJurisdictionParams = ({
  service,
  region,
  place,
}: JurisdictionArea): JurisdictionParams => ({
  service: service.slug,
  region: region.slug,
  slug: place.slug,
})

export const jurisdictionPage = navigatorRoute<JurisdictionParams, JurisdictionArea>({
  list: jurisdictionsOf,
  find: findJurisdiction,
  toParams: toJurisdictionParams,
  target: (area) => jurisdictionTarget(area, area.place),
  describe: async ({ service, place }, locale) => ({
    title: place.seo.title ?? (await joinTitles(service.title, place.title, locale)),
    description: place.seo.description ?? place.summary,
    translations: place.translations,
    noIndex: place.seo.noIndex,
    eyebrow: 'Navigator',
  }),
  render: (area, context) => <JurisdictionPage area={area} {...context} />,
})

export const statusTablePage = navigatorRoute<JurisdictionParams, JurisdictionArea>({
  list: () => [],
  find: findJurisdiction,
  toParams: toJurisdictionParams,
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
  render: (area, context) => <StatusTablePage area={area} {...context} />,
})

export const reportPage = navigatorRoute<{ service: string }, Area>({
  list: areasOf,
  find: (frame, params) => findArea(frame, params.service),
  toParams: ({ service }) => ({ service: service.slug }),
  target: reportTarget,
  describe: async ({ service }, locale) => {
    const t = await getTranslations('navigator.report')
    return {
      title: await joinTitles(service.title, t('title'), locale),
      description: t('lede'),
      translations: service.translations,
      noIndex: service.seo.noIndex,
      eyebrow: 'Navigator',
    }
  },
  render: (area, context) => <ReportPage area={area} {...context} />,
})

export type NoteArea = Area & { note: Note }

const findNote = (
  frame: NavigatorStructure,
  params: { service: string; id: string },
): NoteArea | null => {
  const area = findArea(frame, params.service)
  const note = isId(params.id) ? area?.notes.find(({ id }) => id === Number(params.id)) : undefined
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

/**
 * Notes of the whole service. A regional note has its URL below the region, and each redirects to the right
 * one.
 */
export const notePage = navigatorRoute<{ service: string; id: string; slug: string }, NoteArea>({
  ...noteOptions,
  list: (frame) => notesOf(frame, false),
  find: findNote,
  toParams: ({ service, note }) => ({
    service: service.slug,
    id: String(note.id),
    slug: note.regionId === null ? note.slug : '',
  }),
  render: (area, context) => <NotePage area={area} {...context} />,
})

export const regionNotePage = navigatorRoute<
  { service: string; region: string; id: string; slug: string },
  NoteArea
>({
  ...noteOptions,
  list: (frame) => notesOf(frame, true),
  find: findNote,
  toParams: ({ service, regions, note }) => ({
    service: service.slug,
    region: regions.find(({ id }) => id === note.regionId)?.slug ?? '',
    id: String(note.id),
    slug: note.slug,
  }),
  render: (area, context) => <NotePage area={area} {...context} />,
})

/** "Data protection, Asia Pacific", with the comma of the language. */
const joinTitles = async (first: string, second: string, locale: SiteLocale): Promise<string> =>
  (await getTranslations({ locale, namespace: 'navigator' }))('joined', { first, second })
