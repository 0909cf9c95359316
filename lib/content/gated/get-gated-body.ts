import 'server-only'
import { Kind, visit, type DocumentNode } from 'graphql'
import { queryContent } from '@/lib/graphql/server'
import type { SiteLocale } from '@/lib/i18n/locales'
import type { Member } from '@/lib/session/server'
import { toBlocks, type BodyBlock } from '../blocks/to-blocks'
import { toContentLocale } from '../parts/locale'
import { gatedLists, type GatedType } from './kinds'
import { gatedBodyQuery } from './query'

/** The document of a kind: that of publications with the list's name replaced. */
const documentFor = (type: GatedType): typeof gatedBodyQuery =>
  visit(gatedBodyQuery as DocumentNode, {
    Field: (field) => (field.name.value === 'Articles' ? { ...field, name: { kind: Kind.NAME, value: gatedLists[type] } } : undefined),
  }) as typeof gatedBodyQuery

/**
 * The text of a document as the content service opens it to the member; null where it does not. Never kept.
 *
 * @throws ContentUnavailableError
 */
export async function getGatedBody(type: GatedType, id: number, locale: SiteLocale, { accessToken }: Pick<Member, 'accessToken'>): Promise<BodyBlock[] | null> {
  const data = await queryContent(documentFor(type), { id, locale: toContentLocale(locale) }, { bearer: accessToken })
  const body = data.documents?.docs[0]?.body
  return body ? toBlocks(body) : null
}
