import { mostReported, toReportedPath } from '@law-firm/contract/missing-addresses'
import { createSiteToken } from '@law-firm/runtime/http/site-token.mjs'
import { inRequest, toRequestId } from '@law-firm/runtime/observability/request.mjs'
import { fetchFrom } from '../lib/upstreams/fetch'

const reportMs = 20_000
/** Addresses between two reports; a program that tries more is none that an editor helps. */
const mostCounted = 1_000

const counts = new Map<string, number>()

const fetchContent = fetchFrom('forms')

/** Counts a request for an address without a page, for the editors' list of such. */
export function countMissing(address: string): void {
  const path = toReportedPath(address)
  if (path && (counts.has(path) || counts.size < mostCounted))
    counts.set(path, (counts.get(path) ?? 0) + 1)
}

/** Sends the most frequent addresses to the content service. After a failure they are sent later. */
export async function reportMissing(): Promise<void> {
  const { REVALIDATE_SECRET: secret, CONTENT_GRAPHQL_URL: graphql } = process.env
  const sent = [...counts].sort(([, a], [, b]) => b - a).slice(0, mostReported)
  if (!secret || sent.length === 0) return
  const url = new URL('/api/missing-addresses', graphql || 'http://localhost:3001').href
  const response = await fetchContent(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-site-token': createSiteToken(secret) },
    body: JSON.stringify({ addresses: sent.map(([path, count]) => ({ path, count })) }),
  })
  if (!response.ok) throw new Error(`status ${response.status}`)
  for (const [path, count] of sent) {
    const later = (counts.get(path) ?? 0) - count
    if (later > 0) counts.set(path, later)
    else counts.delete(path)
  }
}

/** Reports every 20 seconds. */
export function startReports(): void {
  const report = () =>
    reportMissing().catch((cause: unknown) =>
      console.warn('The missing addresses could not be reported', String(cause)),
    )
  setInterval(() => inRequest(toRequestId({}, false), report), reportMs).unref()
}
