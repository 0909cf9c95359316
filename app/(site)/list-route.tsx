import type { Metadata } from 'next'
import type { ReactNode } from 'react'
import type { SiteLocale } from '@law-firm/contract/locales'
import { toSiteLocale, type LocaleParams, type QueryParams } from '@/lib/i18n/params'
import type { Query } from '@/lib/lists/define-list'
import { listMetadata } from '@/lib/seo/list-metadata'
import type { ListName } from '@/lib/seo/list-names'

type Render = (locale: SiteLocale, query: Query) => ReactNode | Promise<ReactNode>

/**
 * The two variants of a list page: `cached` without a query; `dynamic` with one, which the middleware
 * rewrites to the `dynamic` folder next to it.
 */
export const listRoute = (name: ListName, render: Render) => ({
  cached: {
    generateMetadata: async ({ params }: LocaleParams): Promise<Metadata> =>
      listMetadata(name, await toSiteLocale(params)),
    Page: async ({ params }: LocaleParams) => render(await toSiteLocale(params), {}),
  },
  dynamic: {
    generateMetadata: async ({ params }: QueryParams): Promise<Metadata> =>
      listMetadata(name, await toSiteLocale(params), { filtered: true }),
    Page: async ({ params, searchParams }: QueryParams) =>
      render(await toSiteLocale(params), await searchParams),
  },
})
