import { vacanciesList } from '../content/careers/vacancies-list'
import { dealsList } from '../content/deals/deals-list'
import { insightsList } from '../content/insights/insights-list'
import { locationsList } from '../content/location/locations-list'
import { newsList } from '../content/news/news-list'
import { peopleList } from '../content/people/people-list'
import { facetNames } from '@law-firm/contract/search'
import type { RouteName } from './table'

/**
 * Routes with a cached page and a per-request variant in the folder `dynamic` beside it, to which the middleware
 * rewrites a request with one of these parameters.
 */
export const dynamicParameters: Partial<Record<RouteName, readonly string[]>> = {
  people: peopleList.parameters,
  insights: insightsList.parameters,
  deals: dealsList.parameters,
  locations: locationsList.parameters,
  newsList: newsList.parameters,
  careers: vacanciesList.parameters,
  search: ['q', ...facetNames, 'sort', 'page'],
  auth: ['error'],
  contactUs: ['about'],
  contactPage: ['about'],
  eventRegister: ['cancel'],
  navigatorService: ['with', 'topic', 'differences', 'as-at', 'view', 'jurisdiction'],
  navigatorRegion: ['with', 'topic', 'differences', 'as-at'],
  navigatorJurisdiction: ['as-at', 'question', 'from', 'to'],
  navigatorStatusTable: ['with', 'topic', 'differences', 'as-at'],
  navigatorReportBuilder: [
    'with',
    'topic',
    'questions',
    'depth',
    'language',
    'as-at',
    'chosen',
    'pick',
    'report',
  ],
}

/** Pages with more content for members: with a session the middleware rewrites to the per-request variant. */
export const dynamicForMembers: readonly RouteName[] = [
  'navigatorService',
  'navigatorRegion',
  'navigatorJurisdiction',
  'navigatorStatusTable',
  'navigatorReportBuilder',
  'navigatorContent',
  'navigatorRegionContent',
]

const suffix = '/dynamic'

/** The internal path of the per-request variant of a page. */
export const toDynamicPath = (path: string): string => path + suffix

export const isDynamicPath = (path: string): boolean => path.endsWith(suffix)
