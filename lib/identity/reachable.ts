import type { IdentityClient } from './client'
import { fail, succeed, type Outcome } from './outcome'
import { fetchText } from './request'

/**
 * Whether the provider answers at all, within 5 s: leaving for one that is down would strand the visitor on the browser's
 * own error page. Its answer is not read, so that it needs no permission to be. Error: `provider_unavailable`.
 */
export async function assertReachable({
  origin,
  platform,
}: Pick<IdentityClient, 'origin' | 'platform'>): Promise<Outcome<null>> {
  const asked = await fetchText(platform, `${origin}/.well-known/openid-configuration`, {
    mode: 'no-cors',
    redirect: 'follow',
  })
  return asked.ok
    ? succeed(null)
    : fail('provider_unavailable', asked.error.errorDescription, { code: asked.error.code })
}
