import 'server-only'
import { readShared } from '@/lib/cache/read-page'
import { listTag } from '@/lib/cache/manifest'
import { queryContent } from '@/lib/graphql/server'
import type { Locale } from '@law-firm/contract/locales'
import { isDraftRequest } from '../shared/is-draft-request'
import { rowsWith, type PageContentType } from '../content-types'
import { toContentLocale } from '../shared/content-locale'
import { toTitled } from '../shared/titled'
import { treeQueries, type RawNode, type RawVacancy } from './page-queries'
import { inEditorsOrder } from './tree'
import type { MarketingArea, PageNode, PageType, Vacancy } from './types'

/** The type names of the content service. */
export const typeNames = Object.fromEntries(
  rowsWith('page').map(({ page, type }) => [page, type]),
) as { [Type in PageType]: Extract<PageContentType, { page: Type }>['type'] }

export const pageTypes = Object.keys(typeNames) as PageType[]

async function read(type: PageType, locale: Locale, draft: boolean): Promise<RawNode[]> {
  const variables = { locale: toContentLocale(locale), draft }
  return (await queryContent(treeQueries[type], variables, { draft })).pages?.docs ?? []
}

function toNode(type: PageType, raw: RawNode): PageNode {
  return {
    type,
    ...toTitled(raw),
    parent: raw.parent?.id ?? null,
    order: raw.order ?? 0,
    noIndex: raw.seo?.noIndex ?? false,
    root: raw.root ?? null,
    area: (raw.area as MarketingArea | null | undefined) ?? null,
    vacancy: raw.kind === 'vacancy' && raw.vacancy ? toVacancy(raw.vacancy) : null,
    effectiveOn: raw.effectiveOn ?? null,
  }
}

const toVacancy = ({
  office,
  practice,
  contract,
  postedOn,
  closesOn,
  applyUrl,
}: RawVacancy): Vacancy => ({
  office: office
    ? {
        id: office.id,
        slug: office.slug ?? '',
        label: office.name ?? '',
        address: office.address ?? [],
        isoCode: office.country?.isoCode ?? null,
      }
    : null,
  practice: practice
    ? { id: practice.id, slug: practice.slug ?? '', label: practice.title ?? '' }
    : null,
  contract: contract as Vacancy['contract'],
  postedOn,
  closesOn,
  applyUrl: applyUrl || null,
})

const tagsOfTree = (type: PageType): string[] => [
  listTag(typeNames[type]),
  ...(type === 'careers' ? [listTag('OfficeInfo'), listTag('ServiceInfo')] : []),
]

const readTree = async (type: PageType, locale: Locale, draft: boolean): Promise<PageNode[]> =>
  inEditorsOrder(
    (await read(type, locale, draft)).map((raw) => toNode(type, raw)),
    locale,
  )

const cachedTrees = Object.fromEntries(
  pageTypes.map((type) => [
    type,
    readShared(`tree-${type}`, tagsOfTree(type), (locale: Locale) => readTree(type, locale, false)),
  ]),
) as Record<PageType, (locale: Locale) => Promise<PageNode[]>>

/**
 * The published pages of a type, for use without a request: pre-rendering, sitemaps. @throws ContentUnavailableError
 */
export const getPublishedTree = (type: PageType, locale: Locale): Promise<PageNode[]> =>
  cachedTrees[type](locale)

/**
 * All pages of a type in a language, in the order of editors; with drafts in a preview.
 *
 * @throws ContentUnavailableError
 */
export async function getTree(type: PageType, locale: Locale): Promise<PageNode[]> {
  const draft = await isDraftRequest()
  if (draft) return readTree(type, locale, true)
  return cachedTrees[type](locale)
}
