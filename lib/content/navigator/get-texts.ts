import 'server-only'
import { readPage } from '@/lib/cache/read-page'
import { documentTag } from '@/lib/cache/manifest'
import { queryContent } from '@/lib/graphql/server'
import type { Locale } from '@law-firm/contract/locales'
import { toBlocks, type BodyBlock } from '../blocks/to-blocks'
import { toPersonCard, type PersonCard } from '../shared/cards'
import { toContentLocale } from '../shared/content-locale'
import { isDraftRequest } from '../shared/is-draft-request'
import { toToken, type Reader } from './get-reader'
import { navigatorNoteQuery, navigatorServiceQuery } from './query'

/** The public description of a service. @throws ContentUnavailableError */
export async function getServiceBody(id: number, locale: Locale): Promise<BodyBlock[]> {
  const draft = await isDraftRequest()
  const variables = { id, locale: toContentLocale(locale), draft }
  const data = await readPage([documentTag('NavigatorService', id)], () =>
    queryContent(navigatorServiceQuery, variables, { draft }),
  )
  return toBlocks(data.NavigatorServices?.docs[0]?.body)
}

/** `body` is null without the permission (decision 20). */
export type NoteText = { body: BodyBlock[] | null; authors: PersonCard[] }

/** The text of a topic note, as far as the reader may see it. @throws ContentUnavailableError */
export async function getNoteText(
  id: number,
  locale: Locale,
  reader: Reader,
): Promise<NoteText | null> {
  const draft = await isDraftRequest()
  const variables = { id, locale: toContentLocale(locale), draft }
  const data = await readPage([documentTag('NavigatorContent', id)], () =>
    queryContent(navigatorNoteQuery, variables, { draft, bearer: toToken(reader) }),
  )
  const [raw] = data.NavigatorContents?.docs ?? []
  return raw
    ? {
        body: raw.product?.feature && !raw.body ? null : toBlocks(raw.body),
        authors: (raw.authors ?? []).map(toPersonCard),
      }
    : null
}
