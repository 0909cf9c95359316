import 'server-only'
import type { TypedDocumentNode } from '@graphql-typed-document-node/core'
import * as documents from '@/lib/graphql/generated/graphql'
import { queryContent } from '@/lib/graphql/server'
import type { IdContentType } from '../content-types'
import { toDocumentPath, type DocumentPath, type RawPath } from './document-path'

/** Documents of a request: 20,000 in one take longer than a request may. */
const pageSize = 2000

/**
 * The paths of a type's documents in the default order, for pre-rendering and sitemaps; a limit of 0 means all.
 *
 * @throws ContentUnavailableError
 */
export async function getDocumentPaths(
  type: IdContentType['type'],
  limit: number,
): Promise<DocumentPath[]> {
  const paths: DocumentPath[] = []
  for (let page = 1; ; page += 1) {
    const size = Math.min(limit || pageSize, pageSize)
    const { documents: found } = await queryContent(pathsQueryOf(type), { limit: size, page })
    const docs = found?.docs ?? []
    paths.push(...docs.map(toDocumentPath))
    if (docs.length < size || paths.length === limit) return paths
    if (limit && paths.length > limit) return paths.slice(0, limit)
  }
}

type PathsQuery = TypedDocumentNode<
  { documents: { docs: RawPath[] } | null },
  documents.ArticlePathsQueryVariables
>

/** `lib/graphql/type-operations.ts` has the operations. */
const pathsQueryOf = (type: IdContentType['type']): PathsQuery => documents[`${type}PathsDocument`]
