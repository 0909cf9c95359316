import { createHmac } from 'node:crypto'
import { jwtVerify, SignJWT, type JWTPayload } from 'jose'
import { env } from '../env'

/** A key of its own for each purpose: a token of one is no token of another, nor a session. */
const buildKey = (purpose: string) =>
  createHmac('sha256', env.CONTENT_SECRET).update(purpose).digest()

/** Claims that a browser holds for some minutes and cannot change. */
export const signToken = (purpose: string, claims: JWTPayload, minutes: number): Promise<string> =>
  new SignJWT(claims)
    .setProtectedHeader({ alg: 'HS256' })
    .setExpirationTime(`${minutes}m`)
    .sign(buildKey(purpose))

/** @returns null for a token that is forged, expired or of another purpose */
export async function verifyToken(purpose: string, token: unknown): Promise<JWTPayload | null> {
  if (typeof token !== 'string') return null
  try {
    return (await jwtVerify(token, buildKey(purpose), { algorithms: ['HS256'] })).payload
  } catch {
    return null
  }
}
