import 'server-only'
import { queryContent } from '@/lib/graphql/server'
import type { Locale } from '@law-firm/contract/locales'
import { toInsightWhere } from '../insights/insight-where'
import { insightsList } from '../insights/insights-list'
import { getTopics, toIds } from '../insights/get-insights'
import { toArticleCard, type ArticleCard } from '../shared/cards'
import { toContentLocale } from '../shared/content-locale'
import { filterPeople } from '../people/filter-people'
import { getPeople } from '../people/get-people'
import { peopleList } from '../people/people-list'
import type { IndexedPerson } from '../people/to-people'
import { articleTitlesQuery } from './query'

export type SearchResult = {
  people: IndexedPerson[]
  peopleTotal: number
  articles: ArticleCard[]
  articlesTotal: number
}

/** The number of results of each type before the link to the full list. */
const shown = { people: 6, articles: 8 }

/**
 * Searches names, job titles, practices, and titles and summaries of publications.
 *
 * @throws ContentUnavailableError
 */
export async function getSearch(q: string, locale: Locale): Promise<SearchResult> {
  const [everybody, topics] = await Promise.all([getPeople(locale), getTopics(locale)])
  const people = filterPeople(everybody, peopleList.parse({ q }), locale)
  const where = toInsightWhere(insightsList.parse({ q }), toIds(topics))
  const data = await queryContent(articleTitlesQuery, {
    locale: toContentLocale(locale),
    where,
    limit: shown.articles,
  })
  return {
    people: people.people.slice(0, shown.people),
    peopleTotal: people.total,
    articles: (data.Articles?.docs ?? []).map(toArticleCard),
    articlesTotal: data.Articles?.totalDocs ?? 0,
  }
}
