import { env } from '../env'
import { siteLocales } from '@law-firm/contract/locales'
import { fetchReport } from './analytics'
import { toIndexName } from './client'

export type SearchClicks = {
  searches: number
  /** Searches with a click. */
  clicked: number
  /** The average position of clicks, from 1; null without a click. */
  position: number | null
}

/**
 * How many searches of the last thirty days led to a click, in all languages.
 *
 * @returns null when the search service is down or not configured
 */
export async function getSearchClicks(now = new Date()): Promise<SearchClicks | null> {
  if (!env.ALGOLIA_APP_ID || !env.ALGOLIA_ADMIN_KEY) return null
  const reports = (report: string) =>
    Promise.all(
      siteLocales.map((locale) => fetchReport(report, { index: toIndexName(locale) }, now)),
    )
  try {
    const [rates, positions] = await Promise.all([
      reports('clicks/clickThroughRate'),
      reports('clicks/averageClickPosition'),
    ])
    const clicks = sum(positions.map((each) => numberAt(each, 'clickCount')))
    const places = positions.map((each) => numberAt(each, 'average') * numberAt(each, 'clickCount'))
    return {
      searches: sum(rates.map((each) => numberAt(each, 'trackedSearchCount'))),
      clicked: sum(rates.map((each) => numberAt(each, 'clickCount'))),
      position: clicks > 0 ? sum(places) / clicks : null,
    }
  } catch {
    return null
  }
}

const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0)

function numberAt(report: unknown, name: string): number {
  const value = (report as Record<string, unknown> | null)?.[name]
  return typeof value === 'number' ? value : 0
}
