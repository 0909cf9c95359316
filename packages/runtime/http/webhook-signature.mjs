import { createHmac, timingSafeEqual } from 'node:crypto'

/** Seconds for which a signature is valid, before and after its time, as clocks differ. */
export const signatureLifetime = 300

const form = /^t=(\d{1,12}),v1=([0-9a-f]{64})$/

/**
 * The signature of a webhook's body, for `x-content-signature`: `t=<unix seconds>,v1=<hex HMAC-SHA256
 * of "t.body">`. The time is signed, so that a request cannot be replayed later.
 *
 * @param {string} body
 * @param {string} secret REVALIDATE_SECRET
 */
export function signBody(body, secret, now = Date.now()) {
  const time = String(Math.floor(now / 1000))
  return `t=${time},v1=${compute(time, body, secret).toString('hex')}`
}

/**
 * Whether a signature has the form and a time of one that may be valid, whatever its body is.
 *
 * @param {string} header
 */
export const hasFreshTime = (header, now = Date.now()) => isFresh(form.exec(header)?.[1], now)

/**
 * Checks the signature of a body.
 *
 * @param {string} body
 * @param {string | null} header
 * @param {string | undefined} secret REVALIDATE_SECRET
 * @returns {boolean} false for a missing, malformed, expired or wrong signature
 */
export function isSigned(body, header, secret, now = Date.now()) {
  const match = form.exec(header ?? '')
  if (!match || !secret) return false
  const [, time = '', given = ''] = match
  return (
    isFresh(time, now) && timingSafeEqual(compute(time, body, secret), Buffer.from(given, 'hex'))
  )
}

/** @param {string | undefined} time @param {number} now */
const isFresh = (time, now) => Math.abs(now / 1000 - Number(time)) <= signatureLifetime

/** @param {string} time @param {string} body @param {string} secret */
const compute = (time, body, secret) =>
  createHmac('sha256', secret).update(`${time}.${body}`).digest()
