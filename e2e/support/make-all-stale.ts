import { services } from './site'
import { sendWebhook } from './webhook'

/** Makes every cached page stale (docs/contracts.md, "Revalidation"). */
export async function makeAllStale(): Promise<void> {
  const response = await sendWebhook(services.site, {
    type: 'Everything',
    id: 'all',
    operation: 'restart',
  })
  if (!response.ok)
    throw new Error(`The site refused to revalidate its pages (${response.status}).`)
}
