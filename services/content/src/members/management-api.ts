type Ask = (url: string, init: RequestInit) => Promise<Pick<Response, 'ok' | 'status' | 'json'>>

export type Management = { domain: string; token: string; clientId: string; clientSecret: string }

/** Whether accounts at the identity provider can be removed from here. */
export const canManageAccounts = ({ domain, token, clientId, clientSecret }: Management): boolean =>
  Boolean(domain && (token || (clientId && clientSecret)))

/**
 * Removes an account at the identity provider (Management API, `DELETE users/{id}`). One that is
 * gone already is removed.
 *
 * @throws Error when the provider did not take it
 */
export async function deleteAccount(
  subject: string,
  own: Management,
  ask: Ask = fetch,
): Promise<void> {
  const origin = new URL(/^https?:/.test(own.domain) ? own.domain : `https://${own.domain}`).origin
  const token = own.token || (await askToken(origin, own, ask))
  const response = await ask(`${origin}/api/v2/users/${encodeURIComponent(subject)}`, {
    method: 'DELETE',
    headers: { authorization: `Bearer ${token}` },
    redirect: 'error',
    signal: AbortSignal.timeout(10_000),
  })
  if (!response.ok && response.status !== 404)
    throw new Error(`The identity provider answered ${response.status}.`)
}

async function askToken(
  origin: string,
  { clientId, clientSecret }: Management,
  ask: Ask,
): Promise<string> {
  const body = JSON.stringify({
    grant_type: 'client_credentials',
    client_id: clientId,
    client_secret: clientSecret,
    audience: `${origin}/api/v2/`,
  })
  const response = await ask(`${origin}/oauth/token`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body,
    redirect: 'error',
    signal: AbortSignal.timeout(10_000),
  })
  const { access_token: token } = (response.ok ? await response.json() : {}) as {
    access_token?: string
  }
  if (!token) throw new Error(`The identity provider gave no token (${response.status}).`)
  return token
}
