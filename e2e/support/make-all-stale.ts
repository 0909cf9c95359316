import { createHmac } from 'node:crypto'
import { services } from './site'

/**
 * Makes every cached page stale, as a restart of the content service does (docs/contracts.md,
 * "Revalidation").
 */
export async function makeAllStale(): Promise<void> {
  const body = JSON.stringify({
    events: [{ type: 'Everything', id: 'all', slug: null, operation: 'restart', relations: [] }],
  })
  const t = Math.floor(Date.now() / 1000)
  const signature = `t=${t},v1=${createHmac('sha256', process.env.TEST_REVALIDATE_SECRET ?? '')
    .update(`${t}.${body}`)
    .digest('hex')}`
  const response = await fetch(`${services.site}/api/revalidate`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-content-signature': signature },
    body,
  })
  if (!response.ok)
    throw new Error(`The site refused to revalidate its pages (${response.status}).`)
}
