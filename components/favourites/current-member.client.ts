import { buildFlagKey, buildTokenKey } from '@/lib/session/storage'
import type { FavouriteSettings } from '@/lib/favourites/settings'

export type CurrentMember = { token: string; subject: string }

/**
 * The signed-in member, read from the session's local storage; null for a visitor. The server verifies the
 * token.
 */
export function getCurrentMember({ signIn }: FavouriteSettings): CurrentMember | null {
  try {
    if (!signIn || localStorage.getItem(buildFlagKey(signIn.audience)) !== 'true') return null
    const token = localStorage.getItem(buildTokenKey(signIn.audience))
    const subject = token && subjectOf(token)
    return token && subject ? { token, subject } : null
  } catch {
    return null
  }
}

/** The unverified `sub` claim: it only separates the pending mutations of members who share a browser. */
function subjectOf(token: string): string | null {
  try {
    const bytes = Uint8Array.from(
      atob((token.split('.')[1] ?? '').replaceAll('-', '+').replaceAll('_', '/')),
      (character) => character.charCodeAt(0),
    )
    const { sub } = JSON.parse(new TextDecoder().decode(bytes)) as { sub?: unknown }
    return typeof sub === 'string' && sub !== '' ? sub : null
  } catch {
    return null
  }
}
