import 'server-only'
import { ContentUnavailableError } from '@/lib/errors/content-unavailable'
import type { Authorization } from '@/lib/identity'
import { identityConfiguration } from '@/lib/session/configuration'
import { loadPermissions } from '@/lib/session/permissions'
import type { Member } from '@/lib/session/server'
import { wire } from '@/lib/session/wire'

/**
 * The member's permission lists, from the content service.
 *
 * @throws ContentUnavailableError when it does not say
 */
export async function getPermissions({ accessToken, subject }: Member): Promise<Authorization> {
  const loaded = await loadPermissions(wire, {
    apiBase: identityConfiguration?.apiBase ?? null,
    token: accessToken,
    isAuthenticated: subject !== '',
  })
  if (!loaded.ok)
    throw new ContentUnavailableError('userpermissions', new Error(loaded.error.errorDescription))
  return loaded.value
}
