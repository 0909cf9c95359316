import type { TypedDocumentNode } from '@graphql-typed-document-node/core'
import * as documents from '@/lib/graphql/generated/graphql'
import { rowsWith, type PageContentType } from '../content-types'
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

type Node<Query extends { pages: { docs: unknown[] } | null }> = NonNullable<
  Query['pages']
>['docs'][number]

/** A page in its tree, with the fields of any type. */
export type RawNode = Omit<Node<documents.AboutPageTreeQuery>, '__typename' | 'parent' | 'seo'> & {
  seo: { noIndex: boolean | null } | null
  parent?: { id: number } | null
  area?: Node<documents.MarketingPageTreeQuery>['area']
  effectiveOn?: Node<documents.LegalPageTreeQuery>['effectiveOn']
  kind?: Node<documents.CareersPageTreeQuery>['kind']
  root?: string | null
  vacancy?: RawVacancy | null
}
export type RawVacancy = NonNullable<Node<documents.CareersPageTreeQuery>['vacancy']>

type TreeQuery = TypedDocumentNode<
  { pages: { docs: RawNode[] } | null },
  documents.AboutPageTreeQueryVariables
>

const queriesBy = <Query>(readQuery: (type: PageContentType['type']) => Query) =>
  Object.fromEntries(rowsWith('page').map(({ page, type }) => [page, readQuery(type)])) as Record<
    PageType,
    Query
  >

/** Single pages, and the trees of all; `lib/graphql/type-operations.ts` has the operations. */
export const pageQueries = queriesBy((type): PageQuery => documents[`${type}Document`])
export const treeQueries = queriesBy((type): TreeQuery => documents[`${type}TreeDocument`])
