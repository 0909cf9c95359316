import 'server-only'
import { cache } from 'react'
import * as v from 'valibot'
import { siteLocales } from '../i18n/locales'
import type { Member } from '../session/server'
import { callMember, readMember } from './call'

const text = v.nullable(v.string())
const numbers = v.array(v.number())
const texts = v.array(v.string())

const details = v.object({
  givenName: text,
  familyName: text,
  jobTitle: text,
  company: text,
  phone: text,
  language: v.picklist(siteLocales),
  timeZone: v.string(),
})
/** Numbers of services, sectors and countries. */
const interests = v.object({ practices: numbers, sectors: numbers, countries: numbers })
/** The times are ISO 8601. */
const notifications = v.object({
  weeklyCap: v.number(),
  pausedUntil: text,
  mail: v.object({ digests: v.boolean(), events: v.boolean(), products: v.boolean() }),
})
const productTerm = v.object({
  permission: v.string(),
  from: text,
  until: text,
  active: v.boolean(),
})
const visits = v.object({ last: text, previous: text })

const record = v.object({
  subject: v.string(),
  name: text,
  email: text,
  emailVerified: v.boolean(),
  organisation: text,
  details,
  interests,
  notifications,
  onboarding: v.object({ step: v.number(), done: v.boolean(), skipped: v.boolean() }),
  visits,
  muted: texts,
  permissions: v.object({
    productPermissions: texts,
    collaborationPermissions: texts,
    compliancePermissions: texts,
  }),
  products: v.array(productTerm),
  deleteAfter: text,
})

export type Details = v.InferOutput<typeof details>
export type Interests = v.InferOutput<typeof interests>
export type Notifications = v.InferOutput<typeof notifications>
type MailKind = keyof Notifications['mail']

/** What the content service keeps about a member (docs/contracts.md, "Members"). */
export type MemberRecord = v.InferOutput<typeof record>

/** What a member may change of it; what is left out stays. */
export type RecordChanges = {
  details?: Partial<Record<keyof Details, string | null>>
  interests?: Partial<Interests>
  notifications?: Partial<Omit<Notifications, 'mail'>> & {
    mail?: Partial<Record<MailKind, boolean>>
  }
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
  const before = await read(member)
  if (before.visits.last && Date.now() - Date.parse(before.visits.last) < visitMs && before.email)
    return before
  await callMember(member, 'member/visits', visits, { method: 'POST' })
  return read(member)
})

const read = (member: Member): Promise<MemberRecord> => readMember(member, 'member', record)

/**
 * Changes the given fields of the record.
 *
 * @returns the record after it, or the field that was refused, such as `details.phone`
 * @throws ContentUnavailableError
 */
export async function changeRecord(
  member: Member,
  changes: RecordChanges,
): Promise<{ record: MemberRecord } | { field: string }> {
  const { response, field } = await callMember(member, 'member', record, {
    method: 'PATCH',
    body: changes,
  })
  return response ? { record: response } : { field: field ?? '' }
}

/** Until when the member wants no mail; null where that is not so, or over. */
export const pausedUntil = ({ pausedUntil: until }: Notifications): string | null =>
  until && Date.parse(until) > Date.now() ? until : null
