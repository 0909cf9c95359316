import 'server-only'
import { queryContent } from '@/lib/graphql/server'
import type { SiteLocale } from '@/lib/i18n/locales'
import type { Member } from '@/lib/session/server'
import { toBlocks, type BodyBlock } from '../blocks/to-blocks'
import { toContentLocale } from '../shared/content-locale'
import type { GatedType } from './gated-types'
import { gatedBodyQueries } from './query'

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
    gatedBodyQueries[type],
    { id, locale: toContentLocale(locale) },
    { bearer: accessToken },
  )
  const body = data.documents?.docs[0]?.body
  return body ? toBlocks(body) : null
}
