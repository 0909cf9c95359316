import 'server-only'
import { findMember } from '@/lib/session/server'

/** Who reads: the content service decides by the token what is open. A session that ended reads as a visitor. */
export type Reader = { kind: 'visitor' | 'expired' } | { kind: 'member'; token: string }

export const visitor: Reader = { kind: 'visitor' }

/** The reader of this request; a page that asks is made per request. */
export async function getReader(): Promise<Reader> {
  const member = await findMember()
  if (member === null) return visitor
  return member === 'expired' ? { kind: 'expired' } : { kind: 'member', token: member.accessToken }
}

export const tokenOf = (reader: Reader): string | undefined =>
  reader.kind === 'member' ? reader.token : undefined
