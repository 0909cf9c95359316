import 'server-only'
import { cache } from 'react'
import { ContentUnavailableError } from '../errors/content-unavailable'
import type { SiteLocale } from '../i18n/locales'
import type { Member } from '../session/server'
import { callMember } from './call'

export type Details = { givenName: string | null; familyName: string | null; jobTitle: string | null; company: string | null; phone: string | null; language: SiteLocale; timeZone: string }
/** Numbers of services, sectors and countries. */
export type Interests = { practices: number[]; sectors: number[]; countries: number[] }
export type MailKind = 'digests' | 'events' | 'products'
/** The times are ISO 8601. */
export type Notifications = { weeklyCap: number; pausedUntil: string | null; mail: Record<MailKind, boolean> }
export type ProductTerm = { permission: string; from: string | null; until: string | null; active: boolean }

/** What the content service keeps about a member (docs/contracts.md, "Members"). */
export type MemberRecord = {
  subject: string
  name: string | null
  email: string | null
  emailVerified: boolean
  organisation: string | null
  details: Details
  interests: Interests
  notifications: Notifications
  onboarding: { step: number; done: boolean; skipped: boolean }
  visits: { last: string | null; previous: string | null }
  muted: string[]
  permissions: { productPermissions: string[]; collaborationPermissions: string[]; compliancePermissions: string[] }
  products: ProductTerm[]
  deleteAfter: string | null
}

/** What a member may change of it; what is left out stays. */
export type RecordChanges = {
  details?: Partial<Record<keyof Details, string | null>>
  interests?: Partial<Interests>
  notifications?: Partial<Omit<Notifications, 'mail'>> & { mail?: Partial<Record<MailKind, boolean>> }
  onboarding?: Partial<MemberRecord['onboarding']>
  muted?: string[]
}

/** Calls within this time are one visit, for the content service too. */
const visitMs = 30 * 60_000

/**
 * The member's own record; a page that asks for it is a visit.
 *
 * @throws ContentUnavailableError
 */
export const getRecord = cache(async (member: Member): Promise<MemberRecord> => {
  const record = await read(member)
  if (record.visits.last && Date.now() - Date.parse(record.visits.last) < visitMs && record.email) return record
  await callMember(member, 'member/visits', { method: 'POST' })
  return read(member)
})

async function read(member: Member): Promise<MemberRecord> {
  const { status, answer } = await callMember<MemberRecord>(member, 'member')
  if (status !== 200) throw new ContentUnavailableError('member', new Error(`status ${status}`))
  return answer
}

/**
 * Changes the given fields of the record.
 *
 * @returns the record after it, or the field that was refused, such as `details.phone`
 * @throws ContentUnavailableError
 */
export async function changeRecord(member: Member, changes: RecordChanges): Promise<{ record: MemberRecord } | { field: string }> {
  const { status, answer } = await callMember<MemberRecord & { field?: string }>(member, 'member', { method: 'PATCH', body: changes })
  return status === 200 ? { record: answer } : { field: answer.field ?? '' }
}

/** Until when the member wants no mail; null where that is not so, or over. */
export const pausedUntil = ({ pausedUntil: until }: Notifications): string | null => (until && Date.parse(until) > Date.now() ? until : null)
