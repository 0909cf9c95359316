import {
  createCipheriv,
  createDecipheriv,
  createHmac,
  hkdfSync,
  randomBytes,
  timingSafeEqual,
} from 'node:crypto'

export type Secrets = ReturnType<typeof createSecrets>

/** Keys per purpose, derived from IDENTITY_SECRET (RFC 5869), and operations with them. */
export function createSecrets(secret: string) {
  const derive = (purpose: string) =>
    Buffer.from(hkdfSync('sha256', secret, 'identity service', purpose, 32))
  const hashKey = derive('hash')
  const encryptionKey = derive('encryption')
  return {
    cookieKeys: [derive('cookies').toString('base64url')],
    /** A keyed hash stored instead of codes, links and addresses. */
    hash: (text: string) => createHmac('sha256', hashKey).update(text).digest('base64url'),
    encrypt: (text: string) => {
      const iv = randomBytes(12)
      const cipher = createCipheriv('aes-256-gcm', encryptionKey, iv)
      return Buffer.concat([
        iv,
        cipher.update(text, 'utf8'),
        cipher.final(),
        cipher.getAuthTag(),
      ]).toString('base64url')
    },
    /**
     * @throws when the text was encrypted with another secret
     */
    decrypt: (sealed: string) => {
      const bytes = Buffer.from(sealed, 'base64url')
      const decipher = createDecipheriv('aes-256-gcm', encryptionKey, bytes.subarray(0, 12))
      decipher.setAuthTag(bytes.subarray(-16))
      return Buffer.concat([decipher.update(bytes.subarray(12, -16)), decipher.final()]).toString(
        'utf8',
      )
    },
  }
}

export const randomToken = (bytes = 32) => randomBytes(bytes).toString('base64url')

/** Constant-time comparison; texts of different lengths differ. */
export function isSameText(a: string, b: string): boolean {
  const [left, right] = [Buffer.from(a), Buffer.from(b)]
  return left.length === right.length && timingSafeEqual(left, right)
}
