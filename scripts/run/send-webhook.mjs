import { signBody } from '@law-firm/runtime/http/webhook-signature.mjs'

/**
 * Sends an instance of the site a signed change, as the content service does (docs/contracts.md,
 * "Revalidation").
 *
 * @param {string} siteUrl
 * @param {string} secret
 * @param {object} event
 */
export function sendWebhook(siteUrl, secret, event) {
  const body = JSON.stringify({ events: [event] })
  return fetch(`${siteUrl}/api/revalidate`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-content-signature': signBody(body, secret) },
    body,
  })
}

/** The change that makes every page stale, as one of the navigation does. */
export const changeOfAll = {
  type: 'Everything',
  id: 'all',
  slug: null,
  operation: 'restart',
  relations: [],
}
