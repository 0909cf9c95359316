import 'server-only'
import { cache } from 'react'
import { readPage } from '@/lib/cache/read-page'
import { documentTag, relatedTag } from '@/lib/cache/manifest'
import { getFragment } from '@/lib/graphql/generated'
import { ProfileFragmentDoc } from '@/lib/graphql/generated/graphql'
import { queryContent } from '@/lib/graphql/server'
import type { Locale } from '@law-firm/contract/locales'
import { insightsQuery } from '../insights/query'
import { toContentLocale } from '../shared/content-locale'
import { isDraftRequest } from '../shared/is-draft-request'
import { personQuery } from './query'
import { toPerson, type Person } from './to-person'

const mostPublications = 6

/**
 * A person in a language, or null for an unknown id. Deduplicated per request.
 *
 * @throws ContentUnavailableError
 */
export const getPerson = cache(async (id: number, locale: Locale): Promise<Person | null> => {
  const draft = await isDraftRequest()
  const language = toContentLocale(locale)
  const tags = [documentTag('Contact', id), relatedTag('Article', { type: 'Contact', id })]
  const [data, written] = await readPage(tags, () =>
    Promise.all([
      queryContent(personQuery, { id, locale: language, draft }, { draft }),
      queryContent(insightsQuery, {
        locale: language,
        where: { authors: { in: [id] } },
        limit: mostPublications,
      }),
    ]),
  )
  const [raw] = getFragment(ProfileFragmentDoc, data.Contacts?.docs) ?? []
  return raw ? toPerson(raw, written.Articles) : null
})
