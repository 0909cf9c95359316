import 'server-only'
import { cache } from 'react'
import { readPage, readShared } from '@/lib/cache/read-page'
import { listTag } from '@/lib/cache/manifest'
import { queryContent } from '@/lib/graphql/server'
import type { Locale } from '@law-firm/contract/locales'
import { readPageOrLast } from '@/lib/lists/read-page-or-last'
import { deepestPage } from '../insights/insights-list'
import { toContentLocale } from '../shared/content-locale'
import { isDraftRequest } from '../shared/is-draft-request'
import { toDocumentPath, type DocumentPath } from '../shared/document-path'
import type { NewsFilters } from './news-list'
import { newsItemQuery, newsListQuery, newsPathsQuery } from './query'
import { toNewsCard, toNewsItem, type NewsCard, type NewsItem } from './to-news'

export type NewsList = {
  items: NewsCard[]
  total: number
  page: number
  pages: number
  years: number[]
}

const newsPerPage = 12

const readPaths = readShared(
  'news-paths',
  [listTag('News')],
  async (): Promise<(DocumentPath & { publishedOn: string })[]> =>
    ((await queryContent(newsPathsQuery, {})).NewsItems?.docs ?? []).map((raw) => ({
      ...toDocumentPath(raw),
      publishedOn: raw.publishedOn ?? '',
    })),
)

/** Slug and date of every item, newest first. */
export const getNewsPaths = () => readPaths()

/** A page of news, newest first. @throws ContentUnavailableError */
export async function getNewsList(
  locale: Locale,
  filters: NewsFilters,
  limit = newsPerPage,
): Promise<NewsList> {
  const { year } = filters
  const where = year
    ? {
        AND: [
          { publishedOn: { greater_than_equal: `${year}-01-01T00:00:00.000Z` } },
          { publishedOn: { less_than: `${Number(year) + 1}-01-01T00:00:00.000Z` } },
        ],
      }
    : {}
  const readItems = async (at: number) => {
    const { NewsItems } = await readPage([listTag('News')], () =>
      queryContent(newsListQuery, { locale: toContentLocale(locale), where, limit, page: at }),
    )
    return { docs: [], totalDocs: 0, totalPages: 1, ...NewsItems }
  }
  const [list, paths] = await Promise.all([
    readPageOrLast(filters.page, deepestPage, readItems),
    getNewsPaths(),
  ])
  return {
    items: list.docs.map(toNewsCard),
    total: list.totalDocs,
    page: list.page,
    pages: list.pages,
    years: [...new Set(paths.map(({ publishedOn }) => Number(publishedOn.slice(0, 4))))]
      .filter(Boolean)
      .sort((a, b) => b - a),
  }
}

/** The newest news of a country. @throws ContentUnavailableError */
export async function getNewsOfCountry(country: number, locale: Locale): Promise<NewsCard[]> {
  const data = await readPage([listTag('News')], () =>
    queryContent(newsListQuery, {
      locale: toContentLocale(locale),
      where: { countries: { in: [country] } },
      limit: 3,
      counted: false,
    }),
  )
  return (data.NewsItems?.docs ?? []).map(toNewsCard)
}

/** A news item in a language, or null. @throws ContentUnavailableError */
export const getNewsItem = cache(async (slug: string, locale: Locale): Promise<NewsItem | null> => {
  const draft = await isDraftRequest()
  const variables = { slug, locale: toContentLocale(locale), draft }
  const data = await readPage([], () => queryContent(newsItemQuery, variables, { draft }))
  const [raw] = data.NewsItems?.docs ?? []
  return raw ? toNewsItem(raw) : null
})
