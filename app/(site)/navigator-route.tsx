import type { Metadata } from 'next'
import { notFound, permanentRedirect } from 'next/navigation'
import type { ReactNode } from 'react'
import type { NavigatorStructure } from '@/lib/content/navigator/navigator-structure'
import { getStructure, getPublishedStructure } from '@/lib/content/navigator/get-structure'
import { getReader, visitor, type Reader } from '@/lib/content/navigator/get-reader'
import { getSite, type Site } from '@/lib/content/site/get-site'
import type { SiteLocale } from '@/lib/i18n/locales'
import { toSiteLocale } from '@/lib/i18n/params'
import { hrefOf, type LinkTarget } from '@/lib/routes/href'
import { buildMetadata, type PageMetadata } from '@/lib/seo/metadata'

type Query = Record<string, string | string[] | undefined>

/** Who looks at a page, and at what of it. */
export type Visit = { locale: SiteLocale; site: Site; reader: Reader; query: Query }

type Described = Pick<
  PageMetadata,
  'title' | 'description' | 'translations' | 'noIndex' | 'eyebrow'
>

type Options<Given, Found> = {
  /** Every page of the kind, for pre-rendering. */
  all: (frame: NavigatorStructure) => Found[]
  find: (frame: NavigatorStructure, given: Given) => Found | null
  /** The parts of a page's address; where others were asked for, the answer is a redirect (decision 4). */
  given: (found: Found) => Given
  target: (found: Found) => LinkTarget
  describe: (found: Found, locale: SiteLocale) => Described | Promise<Described>
  render: (found: Found, visit: Visit) => ReactNode | Promise<ReactNode>
}

/** The first ones are pre-rendered; the rest on their first visit. */
const prerendered = 40

/**
 * The two pages of a kind of navigator page: `cached`, as visitors see it, and `dynamic`, for members and for addresses
 * with a query. Both show what the content service opens to the reader, and nothing else.
 */
export function navigatorRoute<Given extends Record<string, string>, Found>({
  all,
  find,
  given,
  target,
  describe,
  render,
}: Options<Given, Found>) {
  type Props = { params: Promise<{ locale: string } & Given> }
  type QueryProps = Props & { searchParams: Promise<Query> }

  async function resolve(params: Props['params']) {
    const locale = await toSiteLocale(params)
    const asked = await params
    const found = find(await getStructure(locale), asked)
    const moved =
      found !== null && Object.entries(given(found)).some(([name, value]) => asked[name] !== value)
    return { locale, found, moved }
  }

  async function metadata(params: Props['params'], noIndex: boolean): Promise<Metadata> {
    const { locale, found } = await resolve(params)
    if (!found) return { robots: { index: false } }
    const { firmName } = await getSite(locale)
    const described = await describe(found, locale)
    return buildMetadata({
      target: target(found),
      locale,
      firmName,
      ...described,
      noIndex: noIndex || described.noIndex,
    })
  }

  async function show(
    params: Props['params'],
    toVisit: () => Promise<Pick<Visit, 'reader' | 'query'>>,
  ) {
    const { locale, found, moved } = await resolve(params)
    if (!found) notFound()
    if (moved) permanentRedirect(hrefOf(target(found), locale))
    return render(found, { locale, site: await getSite(locale), ...(await toVisit()) })
  }

  return {
    generateStaticParams: async (): Promise<Given[]> =>
      all(await getPublishedStructure('en'))
        .slice(0, prerendered)
        .map(given),
    cached: {
      generateMetadata: ({ params }: Props) => metadata(params, false),
      Page: ({ params }: Props) => show(params, async () => ({ reader: visitor, query: {} })),
    },
    dynamic: {
      generateMetadata: ({ params }: Props) => metadata(params, true),
      Page: ({ params, searchParams }: QueryProps) =>
        show(params, async () => ({ reader: await getReader(), query: await searchParams })),
    },
  }
}
