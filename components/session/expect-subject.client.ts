import { expectedSubjectCookie } from '@/lib/session/auth-routes'

/** Records the subject for the server sign-in. A forged value can only make the server refuse the sign-in. */
export async function expectSubject(subject: string): Promise<void> {
  const digest = new Uint8Array(
    await crypto.subtle.digest('SHA-256', new TextEncoder().encode(subject)),
  )
  const hash = btoa(String.fromCharCode(...digest))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replace(/=+$/, '')
  const secure = window.location.protocol === 'https:' ? '; secure' : ''
  document.cookie = `${expectedSubjectCookie.name}=${hash}; path=${expectedSubjectCookie.path}; max-age=600; samesite=${expectedSubjectCookie.sameSite}${secure}`
}
