import 'server-only'
import { rowsWith, type IdContentType } from '../content/content-types'
import { getDeals } from '../content/deals/get-deals'
import { getPublishedExpertise } from '../content/expertise/get-expertise'
import { toTarget as expertiseTarget } from '../content/expertise/tree'
import { getGraduatePages } from '../content/graduate/get-graduates'
import { graduateTarget } from '../content/graduate/graduate-pages'
import { getPublishedLocations } from '../content/location/get-locations'
import {
  findArea,
  marketingTarget,
  noteTarget,
  jurisdictionTarget,
  regionTarget,
  serviceTarget,
  statusTableTarget,
} from '../content/navigator/navigator-structure'
import { getPublishedStructure } from '../content/navigator/get-structure'
import { getNewsPaths } from '../content/news/get-news'
import { getPublishedTree, pageTypes } from '../content/page/get-tree'
import { toTarget } from '../content/page/tree'
import type { PageType } from '../content/page/types'
import type { DocumentPath } from '../content/shared/document-path'
import { getDocumentPaths } from '../content/shared/get-document-paths'
import {
  graduateLocales,
  isGraduateLocale,
  isSiteLocale,
  siteLocales,
  type Locale,
} from '@law-firm/contract/locales'
import { isBuilt, type LinkTarget } from '../routes/href'
import { routeEntries, type RouteName } from '../routes/table'

/** An entry of the sitemap; `updatedAt` is ISO 8601, or empty. */
export type SitemapEntry = { target: LinkTarget; locales: readonly Locale[]; updatedAt: string }

export const sitemapTypes = [
  'lists',
  'pages',
  ...new Set(rowsWith('sitemap').map(({ sitemap }) => sitemap)),
  'news',
  'expertise',
  'locations',
  'navigator',
  'graduates',
] as const
export type SitemapType = (typeof sitemapTypes)[number]

/** The languages of a type's pages. */
export const toLocales = (type: SitemapType): readonly Locale[] =>
  type === 'graduates' ? graduateLocales : siteLocales

/** A sitemap may have 50,000 entries (sitemaps.org). */
const everything = 45_000

/** Pages that say noindex. */
const unlisted: RouteName[] = ['search', 'received']

/** Routes without parameters that are not documents: lists and the home page. */
const lists: RouteName[] = routeEntries
  .filter(
    ([, { pattern, site, area }]) => site === 'site' && area === 'public' && !pattern.includes(':'),
  )
  .map(([name]) => name)

const ofDocument =
  (to: RouteName) =>
  ({ id, slug, translations, updatedAt }: DocumentPath): SitemapEntry => ({
    target: { to, params: { id, slug } },
    locales: siteOnly(translations),
    updatedAt,
  })

const siteOnly = (translations: readonly string[]): Locale[] =>
  siteLocales.filter((locale) => locale === 'en' || translations.includes(locale))

const shown = (paths: DocumentPath[]) => paths.filter(({ noIndex }) => !noIndex)

/**
 * The pages of a type. @throws ContentUnavailableError
 */
export async function getSitemapEntries(type: SitemapType): Promise<SitemapEntry[]> {
  switch (type) {
    case 'lists':
      return listEntries()
    case 'pages':
      return (await Promise.all(pageTypes.map(treeEntries))).flat()
    case 'news':
      return shown(await getNewsPaths()).map(({ slug, translations, updatedAt }) => ({
        target: { to: 'newsItem', params: { slug } },
        locales: siteOnly(translations),
        updatedAt,
      }))
    case 'expertise':
      return expertiseEntries()
    case 'locations':
      return locationEntries()
    case 'navigator':
      return navigatorEntries()
    case 'graduates':
      return (await getGraduatePages('en'))
        .filter(({ seo }) => !seo.noIndex)
        .map(({ page, translations, updatedAt }) => ({
          target: graduateTarget(page),
          locales: translations,
          updatedAt,
        }))
    default:
      return idEntries(type)
  }
}

async function listEntries(): Promise<SitemapEntry[]> {
  const shown = lists.filter((to) => isBuilt(to) && !isNamedPage(to) && !unlisted.includes(to))
  const filled = await Promise.all(shown.map(async (to) => (await isFilled(to)) && to))
  return filled.flatMap((to) =>
    to ? [{ target: { to }, locales: siteLocales, updatedAt: '' }] : [],
  )
}

/** Whether a list has a document; other pages have content of their own. */
async function isFilled(to: RouteName): Promise<boolean> {
  const hasDocument = async (type: IdContentType['type']) =>
    (await getDocumentPaths(type, 1)).length > 0
  switch (to) {
    case 'people':
      return hasDocument('Contact')
    case 'insights': {
      const types = rowsWith('sitemap').filter(({ route }) => route !== 'person')
      return (await Promise.all(types.map(({ type }) => hasDocument(type)))).some(Boolean)
    }
    case 'deals':
      return (await getDeals('en')).length > 0
    case 'newsList':
      return (await getNewsPaths()).length > 0
    case 'products':
      return (await getPublishedTree('product', 'en')).length > 0
    case 'locations':
      return (await getPublishedLocations('en')).countries.length > 0
    case 'expertise':
      return Object.values(await getPublishedExpertise('en')).flat().length > 0
    case 'solutions':
      return (await getPublishedExpertise('en')).solution.length > 0
    default:
      return true
  }
}

async function idEntries(sitemap: IdContentType['sitemap']): Promise<SitemapEntry[]> {
  const rows = rowsWith('sitemap').filter((row) => row.sitemap === sitemap)
  const entries = await Promise.all(
    rows.map(async ({ type, route }) =>
      shown(await getDocumentPaths(type, everything)).map(ofDocument(route)),
    ),
  )
  return entries.flat()
}

/** Routes whose page is a document of a tree, which has its own entry. */
const named: RouteName[] = [
  'navigator',
  'accessibility',
  'remote',
  'wechat',
  'ourStory',
  'responsibleBusiness',
  'proBono',
  'corporateResponsibility',
  'fraudAndScamAlerts',
  'accessTheTool',
  'disputesAviator',
  'legal',
  'cookiePolicy',
  'dataPrivacy',
  'financialInstitutions',
  'lifeSciences',
  'tmt',
  'assetManagement',
  'careersWhyJoinUs',
  'careersSuccessStories',
  'careersContractWork',
  'careersQualifiedLawyers',
  'careersBusinessServices',
  'careersBenefits',
]
const isNamedPage = (name: RouteName) => named.includes(name)

async function treeEntries(type: PageType): Promise<SitemapEntry[]> {
  const nodes = await getPublishedTree(type, 'en')
  return nodes.flatMap((node) => {
    const target = toTarget(node, nodes)
    const hidden = node.noIndex || node.area === 'thank_you'
    return target && isBuilt(target.to) && !hidden
      ? [{ target, locales: node.translations, updatedAt: node.updatedAt }]
      : []
  })
}

async function expertiseEntries(): Promise<SitemapEntry[]> {
  const trees = await getPublishedExpertise('en')
  return Object.values(trees)
    .flat()
    .flatMap((node) => {
      const target = expertiseTarget(node, trees)
      return target && !node.noIndex
        ? [{ target, locales: node.translations, updatedAt: node.updatedAt }]
        : []
    })
}

async function locationEntries(): Promise<SitemapEntry[]> {
  const { countries, offices } = await getPublishedLocations('en')
  const countrySlugs = countries.map(({ slug }) => slug)
  const of = (
    to: RouteName,
    {
      slug,
      translations,
      updatedAt,
    }: { slug: string; translations: readonly Locale[]; updatedAt: string },
  ): SitemapEntry => ({ target: { to, params: { slug } }, locales: translations, updatedAt })
  return [
    ...countries.filter(({ seo }) => !seo.noIndex).map((country) => of('location', country)),
    ...offices
      .filter(({ seo, slug }) => !seo.noIndex && !countrySlugs.includes(slug))
      .map((office) => of('location', office)),
    ...offices
      .filter(({ seo }) => !seo.noIndex)
      .flatMap((office) => [of('office', office), of('contactPage', office)]),
  ]
}

async function navigatorEntries(): Promise<SitemapEntry[]> {
  const frame = await getPublishedStructure('en')
  const of = (
    target: LinkTarget,
    { translations, updatedAt }: { translations: readonly Locale[]; updatedAt: string },
  ): SitemapEntry => ({ target, locales: translations, updatedAt })
  return frame.services.flatMap(({ slug }) => {
    const area = findArea(frame, slug)
    if (!area) return []
    const open = <Item extends { seo: { noIndex: boolean } }>(items: Item[]) =>
      items.filter(({ seo }) => !seo.noIndex)
    return [
      ...open([area.service]).map((service) => of(serviceTarget(area), service)),
      ...area.service.marketing.map((page) => of(marketingTarget(area, page), page)),
      ...area.regions.map((region) => of(regionTarget(area, region), region)),
      ...open(area.places).map((place) => of(jurisdictionTarget(area, place), place)),
      ...open(area.places).map((place) => of(statusTableTarget(area, place), place)),
      of({ to: 'navigatorReportBuilder', params: { slug: area.service.slug } }, area.service),
      ...open(area.notes).map((note) => of(noteTarget(area, note), note)),
    ]
  })
}

/** Parses `people-fr-fr.xml`; null for an unknown file. */
export function parseSitemapName(file: string): { type: SitemapType; locale: Locale } | null {
  const type = sitemapTypes.find((sitemapType) => file.startsWith(`${sitemapType}-`))
  const locale = type && file.endsWith('.xml') ? file.slice(type.length + 1, -4) : null
  return type &&
    (isSiteLocale(locale) || isGraduateLocale(locale)) &&
    toLocales(type).includes(locale)
    ? { type, locale }
    : null
}
