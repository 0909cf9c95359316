import { FairQueue } from '@/lib/limits/fair-queue'
import { toVisitor } from '@law-firm/runtime/limits/limit.mjs'
import type { Member } from '@/lib/session/server'

/** The reports that an instance draws: each needs memory for its pages. */
export const reports = new FairQueue({
  places: 3,
  perVisitor: 1,
  waitingPerVisitor: 2,
  waiting: 20,
})

/** Whose turn it is: a member's at all their addresses, else an address's. */
export const toSender = (member: Member | 'expired' | null, { headers }: Request): string =>
  member && member !== 'expired'
    ? member.subject
    : toVisitor(headers.get('x-client-address') ?? 'unknown')
