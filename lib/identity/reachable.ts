import type { IdentityClient } from './client'
import { fail, succeed, type Outcome } from './outcome'
import { fetchText } from './request'

/**
 * Whether the provider responds within 5 s: a redirect to one that is down would end at the browser's error page. The
 * response is not read, so that it needs no CORS header. Error: `provider_unavailable`.
 */
export async function assertReachable({
  origin,
  platform,
}: Pick<IdentityClient, 'origin' | 'platform'>): Promise<Outcome<null>> {
  const response = await fetchText(platform, `${origin}/.well-known/openid-configuration`, {
    mode: 'no-cors',
    redirect: 'follow',
  })
  return response.ok
    ? succeed(null)
    : fail('provider_unavailable', response.error.errorDescription, { code: response.error.code })
}
