import 'server-only'
import { createHmac } from 'node:crypto'
import { identityConfiguration } from '../session/configuration'
import type { Member } from '../session/server'

/** Minutes between the confirmation of the member and the link. */
const lifetime = 10

type Session = Pick<Member, 'subject' | 'claims'>

/**
 * The nonce of the sign-in to a further identity: the minute and a message authentication code, so that an ID token
 * with it was requested by this session, after the member was confirmed. 30 letters and digits (section 9).
 */
export function buildLinkNonce({ subject, claims }: Session, now = Date.now()): string {
  const minute = Math.floor(now / 60_000)
    .toString(36)
    .padStart(6, '0')
  const code = createHmac('sha256', identityConfiguration?.secret ?? '')
    .update(JSON.stringify(['link', subject, claims.sid ?? claims.iat, minute]))
    .digest('hex')
  return minute + code.slice(0, 24)
}

export function isLinkNonce(nonce: string, session: Session, now = Date.now()): boolean {
  const builtAt = Number.parseInt(nonce.slice(0, 6), 36) * 60_000
  const age = now - builtAt
  return age >= 0 && age <= lifetime * 60_000 && nonce === buildLinkNonce(session, builtAt)
}
