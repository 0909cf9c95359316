import { jwtVerify, SignJWT } from 'jose'
import { siteLocales } from '@law-firm/contract/locales'

/** What a link unsubscribes from: one alert by id, or all digests. */
export type Unsubscription = { member: number; target: number | 'all'; locale: string }

const audience = 'unsubscribe'
// a key for this purpose only
const buildKey = (secret: string): Uint8Array => new TextEncoder().encode(`${audience}:${secret}`)
const shape = /^[A-Za-z0-9_-]{1,200}\.[A-Za-z0-9_-]{1,500}\.[A-Za-z0-9_-]{43}$/

/** Signs a token without expiry: mails are kept for years. */
export const signUnsubscription = (
  { member, target, locale }: Unsubscription,
  secret: string,
): Promise<string> =>
  new SignJWT({ target, locale })
    .setProtectedHeader({ alg: 'HS256' })
    .setAudience(audience)
    .setSubject(String(member))
    .sign(buildKey(secret))

/**
 * @returns null for an invalid token
 */
export async function verifyUnsubscription(
  token: unknown,
  secret: string,
): Promise<Unsubscription | null> {
  if (typeof token !== 'string' || !shape.test(token)) return null
  try {
    const { payload } = await jwtVerify(token, buildKey(secret), {
      audience,
      algorithms: ['HS256'],
      requiredClaims: ['sub'],
    })
    const { sub, target, locale } = payload
    const member = Number(sub)
    const isValidTarget = target === 'all' || (Number.isInteger(target) && Number(target) > 0)
    if (!Number.isInteger(member) || member < 1 || !isValidTarget) return null
    return {
      member,
      target: target as number | 'all',
      locale: siteLocales.find((siteLocale) => siteLocale === locale) ?? 'en',
    }
  } catch {
    return null
  }
}
