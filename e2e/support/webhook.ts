import { sendWebhook as send } from '../../scripts/run/send-webhook.mjs'

/** Sends an instance of the site a signed webhook, as the content service does (docs/contracts.md, "Revalidation"). */
export const sendWebhook = (site: string, event: Record<string, unknown>): Promise<Response> =>
  send(site, process.env.TEST_REVALIDATE_SECRET ?? '', {
    slug: null,
    relations: [],
    operation: 'publish',
    ...event,
  })
