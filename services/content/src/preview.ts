import { SignJWT } from 'jose'
import { env } from './env'

/** How long a preview link works after it was made. */
const lifetime = '15m'

/**
 * The address that opens a document's draft on the site: a signed, expiring token that names the document and
 * the language. The site checks it, switches draft mode on and goes to the page.
 */
export async function previewUrl(collection: string, doc: Record<string, unknown>, locale: string): Promise<string> {
  const token = await new SignJWT({ collection, id: doc.id, locale })
    .setProtectedHeader({ alg: 'HS256' })
    .setAudience('preview')
    .setIssuedAt()
    .setExpirationTime(lifetime)
    .sign(new TextEncoder().encode(env.previewSecret))
  return `${env.siteUrl}/api/preview?token=${token}`
}
