import 'server-only'
import type { TypedDocumentNode } from '@graphql-typed-document-node/core'
import * as documents from '@/lib/graphql/generated/graphql'
import { queryContent } from '@/lib/graphql/server'
import type { IdContentType } from '../content-types'
import { toDocumentPath, type DocumentPath, type RawPath } from './document-path'

/**
 * The paths of a type's documents in the default order, for pre-rendering and sitemaps; a limit of 0 means all.
 *
 * @throws ContentUnavailableError
 */
export async function getDocumentPaths(
  type: IdContentType['type'],
  limit: number,
): Promise<DocumentPath[]> {
  const data = await queryContent(pathsQueryOf(type), { limit })
  return (data.documents?.docs ?? []).map(toDocumentPath)
}

type PathsQuery = TypedDocumentNode<
  { documents: { docs: RawPath[] } | null },
  documents.ArticlePathsQueryVariables
>

/** `lib/graphql/type-operations.ts` has the operations. */
const pathsQueryOf = (type: IdContentType['type']): PathsQuery => documents[`${type}PathsDocument`]
