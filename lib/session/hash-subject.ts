import { base64url } from 'jose'

/** SHA-256 of the subject claim, in base64url. */
export async function hashSubject(subject: string): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(subject))
  return base64url.encode(new Uint8Array(digest))
}
