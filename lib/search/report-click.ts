import type { SearchSettings } from './settings'

type ClickedHit = { objectID: string; __queryID?: string; __position?: number }

/**
 * Reports a click on a result of a server-side search (Algolia's Insights API), so that editors see
 * how many searches lead to a page. Every visitor has the same user token: only sums are counted.
 */
export function reportClick(
  { appId, key, host, index }: SearchSettings,
  shownIndex: string | undefined,
  { objectID, __queryID: queryID, __position: position }: ClickedHit,
): void {
  if (!queryID || !position) return
  const event = {
    eventType: 'click',
    eventName: 'Search result',
    index: shownIndex ?? index,
    userToken: 'visitor',
    queryID,
    objectIDs: [objectID],
    positions: [position],
  }
  const keys = new URLSearchParams({ 'x-algolia-application-id': appId, 'x-algolia-api-key': key })
  navigator.sendBeacon(
    `${host ?? 'https://insights.algolia.io'}/1/events?${keys}`,
    JSON.stringify({ events: [event] }),
  )
}
