import type { Payload } from 'payload'
import { toDataURL } from 'qrcode'
import { signToken, verifyToken } from '../../guards/signed-token'
import { getFirmName } from '../../model/firm'
import { createSecret, toAddress } from './totp'

const purpose = 'second factor'

/** What a set-up shows. Nothing is stored before a code confirms it. */
export type Offer = { offer: string; secret: string; picture: string }

export async function createOffer(
  payload: Payload,
  user: { id: number; email: string },
): Promise<Offer> {
  const secret = createSecret()
  return {
    offer: await signToken(purpose, { sub: String(user.id), secret }, 15),
    secret,
    picture: await toDataURL(toAddress(secret, user.email, await getFirmName(payload)), {
      margin: 4,
      width: 240,
    }),
  }
}

/** @returns the secret; null when the offer is of another account, or expired */
export async function readOffer(offer: unknown, user: number): Promise<string | null> {
  const claims = await verifyToken(purpose, offer)
  return claims?.sub === String(user) && typeof claims.secret === 'string' ? claims.secret : null
}
