import { createHmac, timingSafeEqual } from 'node:crypto'

/** Seconds for which a signature is valid, before and after its time, as clocks differ. */
export const signatureLifetime = 300

/**
 * Checks the signature of a webhook: `t=<unix seconds>,v1=<hex HMAC-SHA256 of "t.body">`.
 *
 * @returns false for a missing, malformed, expired or wrong signature
 */
export function isSigned(
  body: string,
  header: string | null,
  secret: string | undefined,
  now = Date.now(),
): boolean {
  const match = /^t=(\d{1,12}),v1=([0-9a-f]{64})$/.exec(header ?? '')
  if (!match || !secret) return false
  const [, time = '', given = ''] = match
  if (Math.abs(now / 1000 - Number(time)) > signatureLifetime) return false
  const expected = createHmac('sha256', secret).update(`${time}.${body}`).digest()
  return timingSafeEqual(expected, Buffer.from(given, 'hex'))
}
