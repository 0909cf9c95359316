import type { JWTPayload } from 'jose'
import type { Payload } from 'payload'
import type { WebSocket } from 'ws'
import { hasEnded } from '../ended-sessions'
import type { Member } from '../find-or-create-member'

/** The session that a socket was opened with. */
type SocketSession = { member: number; claims: JWTPayload; since: number }

/** Tabs of a member's browsers. */
const maxOfMember = 20
/** As for access tokens in requests (`verify-token.ts`), in seconds. */
const clockTolerance = 60
/** Forbidden, in the protocol of graphql-ws. */
const forbidden = 4403

const sessions = new Map<WebSocket, SocketSession>()

/** @returns false when the member has too many */
export function addSocket(socket: WebSocket, member: number, claims: JWTPayload): boolean {
  const open = [...sessions.values()].filter((session) => session.member === member)
  if (open.length >= maxOfMember) return false
  sessions.set(socket, { member, claims, since: Date.now() })
  return true
}

export const removeSocket = (socket: WebSocket): void => void sessions.delete(socket)

export const getMember = (socket: WebSocket): number | undefined => sessions.get(socket)?.member

/** Members with an open socket, each with the time since when, in milliseconds. */
export function connectedMembers(): Map<number, number> {
  const members = new Map<number, number>()
  for (const { member, since } of sessions.values())
    members.set(member, Math.min(since, members.get(member) ?? since))
  return members
}

/** Closes the sockets whose access token has expired. */
export function closeExpired(): void {
  for (const [socket, { claims }] of sessions)
    if (Number(claims.exp) + clockTolerance < Date.now() / 1000) close(socket, 'Token expired')
}

/** Closes the sockets of sessions that have ended, and of members who are deleted. */
export async function closeEnded(payload: Payload): Promise<void> {
  const { docs } = await payload.db.find<Pick<Member, 'id' | 'endedSessions'>>({
    collection: 'members',
    where: { id: { in: [...connectedMembers().keys()] } },
    select: { endedSessions: true },
    pagination: false,
  })
  const members = new Map(docs.map((member) => [member.id, member]))
  for (const [socket, { member: id, claims }] of sessions) {
    const member = members.get(id)
    if (!member || hasEnded(member, claims)) close(socket, 'Session ended')
  }
}

function close(socket: WebSocket, reason: string): void {
  removeSocket(socket)
  socket.close(forbidden, reason)
}
