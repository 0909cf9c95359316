import { decodeJwt, SignJWT } from 'jose'

type Options = { audience?: string; expires?: string; secret?: string }

/** A preview link of the editing system, for the editor whom the tests are logged in as. */
export async function previewLink(
  path: string,
  { audience = 'preview', expires = '5m', secret = process.env.TEST_PREVIEW_SECRET }: Options = {},
): Promise<string> {
  const { id, sid } = decodeJwt(process.env.TEST_EDITOR_TOKEN ?? '')
  const token = await new SignJWT({ path, locale: 'en', sid })
    .setProtectedHeader({ alg: 'HS256' })
    .setAudience(audience)
    .setSubject(String(id))
    .setIssuedAt()
    .setExpirationTime(expires)
    .sign(new TextEncoder().encode(secret))
  return `/api/preview?token=${token}`
}
