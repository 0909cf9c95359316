import { randomToken, type Secrets } from '../security/secrets'
import { nowSeconds, type Database } from './database'
import { getRow, run } from './rows'

/** The purpose of a one-use ticket. */
export type TicketKind = 'verify_email' | 'reset_password' | 'login' | 'invitation' | 'mfa'

export type Ticket = { userId: string | null; data: Record<string, string> }

export type TakenTicket =
  | { state: 'ok'; ticket: Ticket }
  | { state: 'used' | 'expired' | 'unknown' }

export type Tickets = ReturnType<typeof createTickets>

type Row = { user_id: string | null; data: string; expires_at: number; used_at: number | null }

/** One-use tickets for mailed links and between pages. Only hashes are stored. */
export function createTickets(database: Database, { hash }: Secrets) {
  const idOf = (kind: TicketKind, token: string) => hash(`ticket:${kind}:${token}`)

  const look = (kind: TicketKind, token: string): TakenTicket => {
    const row = getRow<Row>(
      database,
      'SELECT user_id, data, expires_at, used_at FROM tickets WHERE id = ? AND kind = ?',
      idOf(kind, token),
      kind,
    )
    if (!row) return { state: 'unknown' }
    if (row.used_at !== null) return { state: 'used' }
    if (row.expires_at < nowSeconds()) return { state: 'expired' }
    return {
      state: 'ok',
      ticket: { userId: row.user_id, data: JSON.parse(row.data) as Ticket['data'] },
    }
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
      run(
        database,
        'INSERT OR REPLACE INTO tickets (id, kind, user_id, data, expires_at) VALUES (?, ?, ?, ?, ?)',
        idOf(kind, token),
        kind,
        userId,
        JSON.stringify(data),
        nowSeconds() + seconds,
      )
      return token
    },

    look,

    /** Consumes atomically: of two concurrent requests one succeeds. */
    take: (kind: TicketKind, token: string): TakenTicket => {
      const lookup = look(kind, token)
      if (lookup.state !== 'ok') return lookup
      const taken = run(
        database,
        'UPDATE tickets SET used_at = ? WHERE id = ? AND used_at IS NULL',
        nowSeconds(),
        idOf(kind, token),
      )
      return taken > 0 ? lookup : { state: 'used' }
    },

    /** Invalidates older tickets of the same kind. */
    revokeOf: (kind: TicketKind, userId: string): void =>
      void run(
        database,
        'UPDATE tickets SET used_at = ? WHERE kind = ? AND user_id = ? AND used_at IS NULL',
        nowSeconds(),
        kind,
        userId,
      ),
  }
}
