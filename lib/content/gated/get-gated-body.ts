import 'server-only'
import type { TypedDocumentNode } from '@graphql-typed-document-node/core'
import * as documents from '@/lib/graphql/generated/graphql'
import { queryContent } from '@/lib/graphql/server'
import type { SiteLocale } from '@law-firm/contract/locales'
import type { Member } from '@/lib/session/server'
import { toBlocks, type BodyBlock } from '../blocks/to-blocks'
import type { GatedType } from '../content-types'
import { toContentLocale } from '../shared/content-locale'

/**
 * The body of a document if the member has access to it, else null. Never cached.
 *
 * @throws ContentUnavailableError
 */
export async function getGatedBody(
  type: GatedType,
  id: number,
  locale: SiteLocale,
  { accessToken }: Pick<Member, 'accessToken'>,
): Promise<BodyBlock[] | null> {
  const data = await queryContent(
    bodyQueryOf(type),
    { id, locale: toContentLocale(locale) },
    { bearer: accessToken },
  )
  const body = data.documents?.docs[0]?.body
  return body ? toBlocks(body) : null
}

type Body = NonNullable<documents.GatedArticleBodyQuery['documents']>['docs'][number]['body']
type BodyQuery = TypedDocumentNode<
  { documents: { docs: { body: Body }[] } | null },
  documents.GatedArticleBodyQueryVariables
>

/** `lib/graphql/type-operations.ts` has the operations. */
const bodyQueryOf = (type: GatedType): BodyQuery => documents[`Gated${type}BodyDocument`]
