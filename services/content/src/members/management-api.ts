type Fetch = (url: string, init: RequestInit) => Promise<Pick<Response, 'ok' | 'status' | 'json'>>

export type Management = { domain: string; token: string; clientId: string; clientSecret: string }

/** Whether credentials of the Management API are configured. */
export const canManageAccounts = ({ domain, token, clientId, clientSecret }: Management): boolean =>
  Boolean(domain && (token || (clientId && clientSecret)))

/**
 * Deletes an account at the identity provider (Management API, `DELETE users/{id}`); 404 counts as
 * deleted.
 *
 * @throws Error for any other status
 */
export async function deleteAccount(
  subject: string,
  management: Management,
  fetchFrom: Fetch = fetch,
): Promise<void> {
  const origin = new URL(
    /^https?:/.test(management.domain) ? management.domain : `https://${management.domain}`,
  ).origin
  const token = management.token || (await fetchToken(origin, management, fetchFrom))
  const response = await fetchFrom(`${origin}/api/v2/users/${encodeURIComponent(subject)}`, {
    method: 'DELETE',
    headers: { authorization: `Bearer ${token}` },
    redirect: 'error',
    signal: AbortSignal.timeout(10_000),
  })
  if (!response.ok && response.status !== 404)
    throw new Error(`The identity provider answered ${response.status}.`)
}

async function fetchToken(
  origin: string,
  { clientId, clientSecret }: Management,
  fetchFrom: Fetch,
): Promise<string> {
  const body = JSON.stringify({
    grant_type: 'client_credentials',
    client_id: clientId,
    client_secret: clientSecret,
    audience: `${origin}/api/v2/`,
  })
  const response = await fetchFrom(`${origin}/oauth/token`, {
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
