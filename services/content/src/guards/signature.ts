import { createHmac } from 'node:crypto'

/**
 * Signature of a webhook body: `t=<unix seconds>,v1=<hex HMAC-SHA256 of "t.body">`. The time is
 * signed, so that a request cannot be replayed later.
 */
export async function signBody(body: string, secret: string, now = Date.now()): Promise<string> {
  const t = Math.floor(now / 1000)
  return `t=${t},v1=${createHmac('sha256', secret).update(`${t}.${body}`).digest('hex')}`
}
