import 'server-only'
import { cache } from 'react'
import { readPage, readShared } from '@/lib/cache/read-page'
import { documentTag, listTag } from '@/lib/cache/manifest'
import { queryContent } from '@/lib/graphql/server'
import type { GraduateLocale } from '@law-firm/contract/locales'
import { toBlocks, type BodyBlock } from '../blocks/to-blocks'
import { toContentLocale } from '../shared/content-locale'
import { isDraftRequest } from '../shared/is-draft-request'
import { toGraduatePages, type GraduatePage } from './graduate-pages'
import { graduateBodyQuery, graduatePagesQuery } from './query'

const tags = ['GraduatePage', 'Contact', 'OfficeInfo', 'Media'].map(listTag)

const read = async (locale: GraduateLocale, draft: boolean) =>
  toGraduatePages(
    await queryContent(graduatePagesQuery, { locale: toContentLocale(locale), draft }, { draft }),
  )

const getCached = readShared('graduates', tags, (locale: GraduateLocale) => read(locale, false))

/** The pages of the graduate site in one of its languages. @throws ContentUnavailableError */
export async function getGraduatePages(locale: GraduateLocale): Promise<GraduatePage[]> {
  const draft = await isDraftRequest()
  if (draft) return read(locale, true)
  return getCached(locale)
}

/** The body of a page. Deduplicated per request. @throws ContentUnavailableError */
export const getGraduateBody = cache(
  async (id: number, locale: GraduateLocale): Promise<BodyBlock[]> => {
    const draft = await isDraftRequest()
    const variables = { id, locale: toContentLocale(locale), draft }
    const data = await readPage([documentTag('GraduatePage', id)], () =>
      queryContent(graduateBodyQuery, variables, { draft }),
    )
    return toBlocks(data.GraduatePages?.docs[0]?.body)
  },
)
