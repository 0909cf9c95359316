import { SignJWT } from 'jose'
import { env } from './env'

/** Lifetime of a preview link. */
const lifetime = '15m'

/**
 * The site's address for previewing a draft: a signed, expiring token with path and locale, which
 * switches draft mode on. Null for a document without a page.
 */
export async function previewUrl(path: string | null, locale: string): Promise<string | null> {
  if (path === null) return null
  const token = await new SignJWT({ path, locale })
    .setProtectedHeader({ alg: 'HS256' })
    .setAudience('preview')
    .setIssuedAt()
    .setExpirationTime(lifetime)
    .sign(new TextEncoder().encode(env.previewSecret))
  return `${env.siteUrl}/api/preview?token=${token}`
}
