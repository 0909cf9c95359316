import { randomToken, type Secrets } from '../security/secrets'
import { nowSeconds, type Database } from './database'

/** The purpose of a one-use ticket. */
export type TicketKind = 'verify_email' | 'reset_password' | 'login' | 'invitation' | 'mfa'

export type Ticket = { userId: string | null; data: Record<string, string> }

export type TakenTicket =
  | { state: 'ok'; ticket: Ticket }
  | { state: 'used' | 'expired' | 'unknown' }

type Row = { user_id: string | null; data: string; expires_at: number; used_at: number | null }

/** One-use tickets for mailed links and between pages. Only hashes are stored. */
export function createTickets({ row, run }: Database, { hash }: Secrets) {
  const toId = (kind: TicketKind, token: string) => hash(`ticket:${kind}:${token}`)

  const look = (kind: TicketKind, token: string): TakenTicket => {
    const known = row<Row>`SELECT user_id, data, expires_at, used_at FROM tickets
      WHERE id = ${toId(kind, token)} AND kind = ${kind}`
    if (!known) return { state: 'unknown' }
    if (known.used_at !== null) return { state: 'used' }
    if (known.expires_at < nowSeconds()) return { state: 'expired' }
    const data = JSON.parse(known.data) as Ticket['data']
    return { state: 'ok', ticket: { userId: known.user_id, data } }
  }

  return {
    /**
     * @returns the token for the link; an existing token is replaced
     */
    issue: (
      kind: TicketKind,
      {
        userId = null,
        data = {},
        seconds,
        token = randomToken(),
      }: Partial<Ticket> & { seconds: number; token?: string },
    ): string => {
      void run`INSERT OR REPLACE INTO tickets (id, kind, user_id, data, expires_at) VALUES
        (${toId(kind, token)}, ${kind}, ${userId}, ${JSON.stringify(data)}, ${nowSeconds() + seconds})`
      return token
    },

    look,

    /** Consumes atomically: of two concurrent requests one succeeds. */
    take: (kind: TicketKind, token: string): TakenTicket => {
      const lookup = look(kind, token)
      if (lookup.state !== 'ok') return lookup
      const taken = run`UPDATE tickets SET used_at = ${nowSeconds()}
        WHERE id = ${toId(kind, token)} AND used_at IS NULL`
      return taken > 0 ? lookup : { state: 'used' }
    },

    /** Invalidates older tickets of the same kind. */
    revokeOf: (kind: TicketKind, userId: string): void =>
      void run`UPDATE tickets SET used_at = ${nowSeconds()}
        WHERE kind = ${kind} AND user_id = ${userId} AND used_at IS NULL`,
  }
}
