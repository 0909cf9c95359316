import { subjectCookie } from '@/lib/session/subject-cookie'

/** The hash of the subject that is signed in; null for a visitor. */
export function readSubject(): string | null {
  const [, value] =
    new RegExp(`(?:^|; )${subjectCookie.name}=([\\w-]+)`).exec(document.cookie) ?? []
  return value ?? null
}

export function writeSubject(hash: string | null): void {
  const secure = window.location.protocol === 'https:' ? '; secure' : ''
  const maxAge = hash === null ? 0 : subjectCookie.maxAge
  document.cookie = `${subjectCookie.name}=${hash ?? ''}; path=${subjectCookie.path}; max-age=${maxAge}; samesite=${subjectCookie.sameSite}${secure}`
}
