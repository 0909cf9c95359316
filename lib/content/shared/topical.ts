import { getFragment, type FragmentType } from '@/lib/graphql/generated'
import * as documents from '@/lib/graphql/generated/graphql'
import type { RowWith } from '../content-types'
import { toCountryLink, toSectorLink, toServiceLink, type DocumentLink } from './document-links'
import { toTitled, type Titled } from './titled'
import { toSeo, type Seo } from './seo'

/** The common fields of insights. */
export type Topical = Titled & {
  practices: DocumentLink[]
  sectors: DocumentLink[]
  countries: DocumentLink[]
  feature: string | null
  seo: Seo
}

type Masked = FragmentType<(typeof documents)[`${RowWith<'topical'>['type']}TopicalFragmentDoc`]>

/** The types have the same fields (`lib/graphql/type-operations.ts`). */
export function toTopical(masked: Masked): Topical {
  const raw = getFragment(
    documents.ArticleTopicalFragmentDoc,
    masked as FragmentType<typeof documents.ArticleTopicalFragmentDoc>,
  )
  return {
    ...toTitled(raw),
    practices: (raw.practices ?? []).map(toServiceLink),
    sectors: (raw.sectors ?? []).map(toSectorLink),
    countries: (raw.countries ?? []).map(toCountryLink),
    feature: raw.product?.feature ?? null,
    seo: toSeo(raw.seo),
  }
}
