import 'server-only'
import { getTranslations } from 'next-intl/server'
import type { Locale, SiteLocale } from '@law-firm/contract/locales'
import { isBuilt, type LinkTarget } from '@/lib/routes/href'
import { getExpertiseTrees } from '../expertise/get-expertise'
import { inTreeOrder, toTarget as expertiseTarget } from '../expertise/tree'
import { getLocations } from '../location/get-locations'
import { getDeals } from '../deals/get-deals'
import { getGraduatePages } from '../graduate/get-graduates'
import { findPage } from '../page/find-page'
import { getTree } from '../page/get-tree'
import { findChildren, toTarget } from '../page/tree'
import type { PageNode } from '../page/types'

type SiteMapLink = { label: string; target: LinkTarget; depth: number; language: SiteLocale }
export type SiteMapGroup = { label: string; target: LinkTarget | null; links: SiteMapLink[] }

/**
 * Every page of the site but the single people and insights, whose lists lead to them: from the route table and the
 * content. @throws ContentUnavailableError
 */
export async function getSiteMap(locale: SiteLocale): Promise<SiteMapGroup[]> {
  const t = await getTranslations('siteMap')
  const graduates = await getTranslations('graduates')
  const [trees, places, about, careers, legal, features, products, marketing] = (await Promise.all([
    getExpertiseTrees(locale),
    getLocations(locale),
    ...(['about', 'careers', 'legal', 'feature', 'product', 'marketing'] as const).map((type) =>
      getTree(type, locale),
    ),
  ] as const)) as [
    Awaited<ReturnType<typeof getExpertiseTrees>>,
    Awaited<ReturnType<typeof getLocations>>,
    ...PageNode[][],
  ]
  const expertise = (['service', 'sector', 'solution'] as const).flatMap((type) =>
    inTreeOrder(trees[type]).flatMap(({ node, depth }) =>
      linkOf(expertiseTarget(node, trees), node.title, depth, node.language),
    ),
  )
  const offices = places.countries.flatMap((country) => [
    ...linkOf(
      { to: 'location', params: { slug: country.slug } },
      country.name,
      0,
      country.language,
    ),
    ...places.offices
      .filter((office) => office.country === country.id)
      .flatMap((office) =>
        linkOf({ to: 'office', params: { slug: office.slug } }, office.name, 1, office.language),
      ),
  ])
  const named = async (...names: (keyof typeof listTitles)[]) =>
    Promise.all(
      names.map(async (name) => ({
        label: await toTitle(name, locale),
        target: { to: name } as LinkTarget,
        depth: 0,
        language: locale,
      })),
    )
  const hasDeals = (await getDeals(locale)).length > 0
  const graduatePages = await getGraduatePages('en')
  const groups: SiteMapGroup[] = [
    { label: t('people'), target: { to: 'people' }, links: await named('people', 'locations') },
    { label: t('expertise'), target: { to: 'expertise' }, links: expertise },
    {
      label: t('insights'),
      target: { to: 'insights' },
      links: [
        ...(await named('insights', ...(hasDeals ? (['deals'] as const) : []), 'newsList')),
        ...ofTree(features ?? []),
        ...ofTree((marketing ?? []).filter(({ area }) => area === 'features')),
      ],
    },
    {
      label: t('products'),
      target: { to: 'products' },
      links: [
        ...ofTree(products ?? []),
        ...ofTree((marketing ?? []).filter(({ area }) => area === 'products')),
      ],
    },
    {
      label: t('about'),
      target: { to: 'aboutUs' },
      links: [
        ...ofTree(about ?? []),
        ...ofTree((marketing ?? []).filter(({ area }) => area === 'root')),
      ],
    },
    {
      label: t('careers'),
      target: { to: 'careers' },
      links: ofTree((careers ?? []).filter((node) => !node.vacancy)),
    },
    { label: t('locations'), target: { to: 'locations' }, links: offices },
    {
      label: t('contact'),
      target: { to: 'contactUs' },
      links: ofTree((marketing ?? []).filter(({ area }) => area === 'contact_us')),
    },
    {
      label: t('legal'),
      target: await findPage({ to: 'legal' }, locale),
      links: ofTree(legal ?? []),
    },
    {
      label: graduates('title'),
      target: graduatePages.length > 0 ? { to: 'graduates' } : null,
      links: [],
    },
  ]
  return groups
    .map((group) => ({ ...group, links: group.links.filter(({ target }) => isBuilt(target.to)) }))
    .filter(({ target, links }) => links.length > 0 || (target && isAlwaysFilled(target)))
}

/** Pages with content of their own, without documents below them. */
const isAlwaysFilled = ({ to }: LinkTarget): boolean =>
  ['aboutUs', 'careers', 'contactUs', 'legal', 'graduates'].includes(to)

const listTitles = {
  people: 'people',
  locations: 'locations',
  insights: 'insights',
  deals: 'deals',
  newsList: 'news',
} as const

const toTitle = async (name: keyof typeof listTitles, locale: Locale): Promise<string> =>
  (await getTranslations({ locale, namespace: listTitles[name] }))('title')

const linkOf = (
  target: LinkTarget | null,
  label: string,
  depth: number,
  language: SiteLocale,
): SiteMapLink[] => (target ? [{ label, target, depth, language }] : [])

const ofTree = (nodes: PageNode[], parent: number | null = null, depth = 0): SiteMapLink[] =>
  findChildren(parent, nodes).flatMap((node) => [
    ...linkOf(toTarget(node, nodes), node.title, depth, node.language),
    ...ofTree(nodes, node.id, depth + 1),
  ])
