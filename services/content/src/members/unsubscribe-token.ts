import { jwtVerify, SignJWT } from 'jose'
import { siteLocales } from '../locales'

/** What a link stops: an alert by its number, or every digest of a member. */
export type Unsubscription = { member: number; target: number | 'all'; locale: string }

const audience = 'unsubscribe'
// no key of anything else
const keyOf = (secret: string): Uint8Array => new TextEncoder().encode(`${audience}:${secret}`)
const shape = /^[A-Za-z0-9_-]{1,200}\.[A-Za-z0-9_-]{1,500}\.[A-Za-z0-9_-]{43}$/

/** A token that works as long as the mail that holds it. */
export const signUnsubscription = (
  { member, target, locale }: Unsubscription,
  secret: string,
): Promise<string> =>
  new SignJWT({ target, locale })
    .setProtectedHeader({ alg: 'HS256' })
    .setAudience(audience)
    .setSubject(String(member))
    .sign(keyOf(secret))

/** @returns null for whatever this service did not sign */
export async function verifyUnsubscription(
  token: unknown,
  secret: string,
): Promise<Unsubscription | null> {
  if (typeof token !== 'string' || !shape.test(token)) return null
  try {
    const { payload } = await jwtVerify(token, keyOf(secret), {
      audience,
      algorithms: ['HS256'],
      requiredClaims: ['sub'],
    })
    const { sub, target, locale } = payload
    const member = Number(sub)
    const known = target === 'all' || (Number.isInteger(target) && Number(target) > 0)
    if (!Number.isInteger(member) || member < 1 || !known) return null
    return {
      member,
      target: target as number | 'all',
      locale: siteLocales.find((one) => one === locale) ?? 'en',
    }
  } catch {
    return null
  }
}
