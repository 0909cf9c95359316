import { SignJWT } from 'jose'
import { env } from './env'

/** How long a preview link works after it was made. */
const lifetime = '15m'

/**
 * The address that opens a document's draft on the site: a signed, expiring token that names the
 * page and the language. The site checks it, switches draft mode on and goes there. Null for a
 * document without a page.
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
