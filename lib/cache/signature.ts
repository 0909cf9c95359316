import { createHmac, timingSafeEqual } from 'node:crypto'

/** Seconds for which a signature is valid, before and after its time, as clocks differ. */
export const signatureLifetime = 300

const form = /^t=(\d{1,12}),v1=([0-9a-f]{64})$/

const isFresh = (time: string | undefined, now: number): boolean =>
  Math.abs(now / 1000 - Number(time)) <= signatureLifetime

/** Whether a signature has the form and a time of one that may be valid, whatever its body is. */
export const hasFreshTime = (header: string, now = Date.now()): boolean =>
  isFresh(form.exec(header)?.[1], now)

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
  const match = form.exec(header ?? '')
  if (!match || !secret) return false
  const [, time = '', given = ''] = match
  if (!isFresh(time, now)) return false
  const expected = createHmac('sha256', secret).update(`${time}.${body}`).digest()
  return timingSafeEqual(expected, Buffer.from(given, 'hex'))
}
