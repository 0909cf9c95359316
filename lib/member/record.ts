import 'server-only'
import { cache } from 'react'
import {
  memberRecord,
  memberVisits,
  visitMs,
  type MemberRecord,
  type RecordChanges,
} from '@law-firm/contract/member'
import type { Member } from '../session/server'
import { callMember, readMember } from './call-content-service'

export type Details = MemberRecord['details']
export type Interests = MemberRecord['interests']
export type Notifications = MemberRecord['notifications']

/**
 * The member's own record; reading it counts as a visit.
 *
 * @throws ContentUnavailableError
 */
export const getRecord = cache(async (member: Member): Promise<MemberRecord> => {
  const current = await read(member)
  if (
    current.visits.last &&
    Date.now() - Date.parse(current.visits.last) < visitMs &&
    current.email
  )
    return current
  await callMember(member, 'member/visits', memberVisits, { method: 'POST' })
  return read(member)
})

const read = (member: Member): Promise<MemberRecord> => readMember(member, 'member', memberRecord)

/**
 * Updates the fields of the record.
 *
 * @returns the updated record, or the refused field, such as `details.phone`
 * @throws ContentUnavailableError
 */
export async function changeRecord(
  member: Member,
  changes: RecordChanges,
): Promise<{ record: MemberRecord } | { field: string }> {
  const { response, field } = await callMember(member, 'member', memberRecord, {
    method: 'PATCH',
    body: changes,
  })
  return response ? { record: response } : { field: field ?? '' }
}

/** The end of the member's e-mail pause; null without a current pause. */
export const pausedUntil = ({ pausedUntil: until }: Notifications): string | null =>
  until && Date.parse(until) > Date.now() ? until : null
