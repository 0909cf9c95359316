import { createHmac } from 'node:crypto'

/** Sends an instance of the site a signed webhook, as the content service does (docs/contracts.md, "Revalidation"). */
export async function sendWebhook(site: string, event: Record<string, unknown>): Promise<Response> {
  const events = [{ slug: null, relations: [], operation: 'publish', ...event }]
  const body = JSON.stringify({ events })
  const t = Math.floor(Date.now() / 1000)
  const v1 = createHmac('sha256', process.env.TEST_REVALIDATE_SECRET ?? '')
    .update(`${t}.${body}`)
    .digest('hex')
  return fetch(`${site}/api/revalidate`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-content-signature': `t=${t},v1=${v1}` },
    body,
  })
}
