import { SignJWT } from 'jose'
import type { LivePreviewConfig } from 'payload'
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

/** Sizes in which an editor sees a page beside its form. */
export const breakpoints: LivePreviewConfig['breakpoints'] = [
  { name: 'phone', label: 'Phone', width: 390, height: 844 },
  { name: 'desktop', label: 'Desktop', width: 1360, height: 900 },
]
