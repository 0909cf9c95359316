import 'server-only'
import { cache } from 'react'
import type { TypedDocumentNode } from '@graphql-typed-document-node/core'
import { readPage } from '@/lib/cache/read-page'
import { documentTag } from '@/lib/cache/manifest'
import type { LocaleInputType } from '@/lib/graphql/generated/graphql'
import { queryContent } from '@/lib/graphql/server'
import type { Locale } from '@law-firm/contract/locales'
import { toContentLocale } from './content-locale'
import { isDraftRequest } from './is-draft-request'

type Variables = { id: number; locale: LocaleInputType; draft: boolean }

/**
 * Builds the getter of a type's documents: a document in a language, a draft in a preview, null for an unknown id. It
 * is deduplicated per request, and throws ContentUnavailableError.
 */
export const documentGetter = <Data, Raw, Item>(
  type: string,
  query: TypedDocumentNode<Data, Variables>,
  docsOf: (data: Data) => readonly Raw[] | undefined,
  toItem: (raw: Raw) => Item,
) =>
  cache(async (id: number, locale: Locale): Promise<Item | null> => {
    const draft = await isDraftRequest()
    const variables = { id, locale: toContentLocale(locale), draft }
    const data = await readPage([documentTag(type, id)], () =>
      queryContent(query, variables, { draft }),
    )
    const [raw] = docsOf(data) ?? []
    return raw ? toItem(raw) : null
  })
