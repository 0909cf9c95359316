import { fail, toAuthorization, type Authorization, type Outcome, type Platform } from '../identity'

export type PermissionsCall = {
  apiBase: string | null
  token: string | null
  isAuthenticated: boolean
}

const limitMs = 8_000

/**
 * The three permission lists of the signed-in user: GET {apiBase}/user/userpermissions (specification, section 7), at
 * `data.data.userPermissions` or `data.userPermissions` of the response body (decision 18).
 *
 * Errors with the texts of section 8: 'User is not authenticated', 'No access token passed', 'Failed to retrieve user
 * permissions'; without an API base URL 'apiBase option is required' (section 5). Never rejects.
 */
export async function loadPermissions(
  { fetch, timers }: Pick<Platform, 'fetch' | 'timers'>,
  { apiBase, token, isAuthenticated }: PermissionsCall,
): Promise<Outcome<Authorization>> {
  if (!isAuthenticated) return fail('unauthenticated', 'User is not authenticated')
  if (!token) return fail('no_access_token', 'No access token passed')
  if (!apiBase) return fail('invalid_option', 'apiBase option is required')
  const abort = new AbortController()
  const cancel = timers.after(limitMs, () => abort.abort())
  try {
    const response = await fetch(`${apiBase.replace(/\/$/, '')}/user/userpermissions`, {
      headers: { authorization: `Bearer ${token}`, accept: 'application/json' },
      credentials: 'omit',
      cache: 'no-store',
      redirect: 'error',
      signal: abort.signal,
    })
    const lists = response.ok ? permissionListsOf(await response.json()) : undefined
    return lists === undefined
      ? fail('permissions', 'Failed to retrieve user permissions', {
          statusCode: response.status,
        })
      : { ok: true, value: toAuthorization(lists) }
  } catch {
    return fail('permissions', 'Failed to retrieve user permissions')
  } finally {
    cancel()
  }
}

function permissionListsOf(body: unknown): object | undefined {
  const data = propertyOf(body, 'data')
  const lists =
    propertyOf(propertyOf(data, 'data'), 'userPermissions') ?? propertyOf(data, 'userPermissions')
  return typeof lists === 'object' && lists !== null && !Array.isArray(lists) ? lists : undefined
}

const propertyOf = (from: unknown, name: string): unknown =>
  typeof from === 'object' && from !== null && Object.hasOwn(from, name)
    ? (from as Record<string, unknown>)[name]
    : undefined
