import { flagKeyOf, tokenKeyOf } from '@/lib/session/storage'
import type { FavouriteSettings } from '@/lib/favourites/settings'

export type Who = { token: string; subject: string }

/** The member of this browser, by what its session keeps; null for a visitor. Whether the token still holds, its reader says. */
export function whoIsHere({ signIn }: FavouriteSettings): Who | null {
  try {
    if (!signIn || localStorage.getItem(flagKeyOf(signIn.audience)) !== 'true') return null
    const token = localStorage.getItem(tokenKeyOf(signIn.audience))
    const subject = token && subjectOf(token)
    return token && subject ? { token, subject } : null
  } catch {
    return null
  }
}

/** The subject claim, unchecked: it only tells whose wishes are whose in this browser. */
function subjectOf(token: string): string | null {
  try {
    const bytes = Uint8Array.from(
      atob((token.split('.')[1] ?? '').replaceAll('-', '+').replaceAll('_', '/')),
      (letter) => letter.charCodeAt(0),
    )
    const { sub } = JSON.parse(new TextDecoder().decode(bytes)) as { sub?: unknown }
    return typeof sub === 'string' && sub !== '' ? sub : null
  } catch {
    return null
  }
}
