import type { TypedDocumentNode } from '@graphql-typed-document-node/core'
import * as documents from '@/lib/graphql/generated/graphql'
import { rowsWith } from '../content-types'
import type { RawSeo } from '../shared/seo'
import type { PageType } from './types'

type AboutPage = NonNullable<documents.AboutPageQuery['pages']>['docs'][number]

/** The common shape of the types. */
type RawPage = Omit<AboutPage, '__typename' | 'product' | 'seo'> & {
  product: { feature: string | null } | null
  seo: RawSeo
}

export type PageData = { pages: { docs: RawPage[] } | null }

type PageQuery = TypedDocumentNode<PageData, documents.AboutPageQueryVariables>

/** Single pages; `lib/graphql/type-operations.ts` has the operations. */
export const pageQueries = Object.fromEntries(
  rowsWith('page').map(({ page, type }): [PageType, PageQuery] => [
    page,
    documents[`${type}Document`],
  ]),
) as Record<PageType, PageQuery>
