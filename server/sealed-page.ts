import { createHmac, timingSafeEqual } from 'node:crypto'

/** Bytes of an HMAC-SHA256. */
const sealBytes = 32

/** A page as it is stored where others may write, too: with an HMAC of its name and of itself before it. */
export const seal = (secret: string, name: string, packed: Uint8Array): Buffer =>
  Buffer.concat([buildSeal(secret, name, packed), packed])

/** @returns null for what was not sealed under this name with this secret, or is torn */
export function unseal(secret: string, name: string, sealed: Buffer): Buffer | null {
  if (sealed.length < sealBytes) return null
  const packed = sealed.subarray(sealBytes)
  const isOurs = timingSafeEqual(sealed.subarray(0, sealBytes), buildSeal(secret, name, packed))
  return isOurs ? packed : null
}

const buildSeal = (secret: string, name: string, packed: Uint8Array) =>
  createHmac('sha256', `${secret}:page`).update(`${name}\n`).update(packed).digest()
