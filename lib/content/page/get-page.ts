import 'server-only'
import { cache } from 'react'
import { readPage } from '@/lib/cache/read-page'
import { documentTag } from '@/lib/cache/manifest'
import { getFragment } from '@/lib/graphql/generated'
import { PictureFragmentDoc } from '@/lib/graphql/generated/graphql'
import { queryContent } from '@/lib/graphql/server'
import type { Locale } from '@law-firm/contract/locales'
import { isDraftRequest } from '../shared/is-draft-request'
import { toBlocks, type BodyBlock } from '../blocks/to-blocks'
import { toPersonCard, type PersonCard } from '../shared/cards'
import type { GatedType } from '../content-types'
import { toContentLocale } from '../shared/content-locale'
import { toTitled, type Titled } from '../shared/titled'
import { toPicture, type Picture } from '../shared/picture'
import { toSeo, type Seo } from '../shared/seo'
import { typeNames } from './get-tree'
import { pageQueries, type PageData } from './page-queries'
import type { PageType } from './types'

/** A page of the content service. */
export type EditorialPage = Titled & {
  /** The GraphQL type of the page. */
  type: GatedType
  picture: Picture | null
  /** Null when the full text requires a permission (decision 20). */
  body: BodyBlock[] | null
  /** The permission that opens the full text. */
  feature: string | null
  contacts: PersonCard[]
  seo: Seo
}

/**
 * A page in a language, or null if it does not exist. Deduplicated per request.
 *
 * @throws ContentUnavailableError
 */
export const getPage = cache(
  async (type: PageType, id: number, locale: Locale): Promise<EditorialPage | null> => {
    const draft = await isDraftRequest()
    const variables = { id, locale: toContentLocale(locale), draft }
    const data = await readPage([documentTag(typeNames[type], id)], () =>
      queryContent(pageQueries[type], variables, { draft }),
    )
    return toPage(data, typeNames[type])
  },
)

export function toPage(data: PageData, type: GatedType): EditorialPage | null {
  const [raw] = data.pages?.docs ?? []
  if (!raw) return null
  return {
    type,
    ...toTitled(raw),
    picture: toPicture(getFragment(PictureFragmentDoc, raw.picture)),
    body: raw.product?.feature && !raw.body ? null : toBlocks(raw.body),
    feature: raw.product?.feature ?? null,
    contacts: (raw.contacts ?? []).map(toPersonCard),
    seo: toSeo(raw.seo),
  }
}
