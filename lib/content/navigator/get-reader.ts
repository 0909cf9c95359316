import 'server-only'
import { findMember } from '@/lib/session/server'

/** The reader: the content service authorizes by the token. An expired session reads as a visitor. */
export type Reader = { kind: 'visitor' | 'expired' } | { kind: 'member'; token: string }

export const visitor: Reader = { kind: 'visitor' }

/** The reader of this request; makes the page dynamic. */
export async function getReader(): Promise<Reader> {
  const member = await findMember()
  if (member === null) return visitor
  return member === 'expired' ? { kind: 'expired' } : { kind: 'member', token: member.accessToken }
}

export const toToken = (reader: Reader): string | undefined =>
  reader.kind === 'member' ? reader.token : undefined
