import 'server-only'
import { cache } from 'react'
import * as v from 'valibot'
import { siteLocales } from '@aldermere/contract/locales'
import type { Member } from '../session/server'
import { callMember, readMember } from './call-content-service'

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
/** Ids of services, sectors and countries. */
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

/** The content service's record of a member (docs/contracts.md, "Members"). */
export type MemberRecord = v.InferOutput<typeof record>

/** The fields that a member may change; missing ones are unchanged. */
export type RecordChanges = {
  details?: Partial<Record<keyof Details, string | null>>
  interests?: Partial<Interests>
  notifications?: Partial<Omit<Notifications, 'mail'>> & {
    mail?: Partial<Record<MailKind, boolean>>
  }
  onboarding?: Partial<MemberRecord['onboarding']>
  muted?: string[]
}

/** Requests within this time are one visit; the content service uses the same value. */
const visitMs = 30 * 60_000

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
  await callMember(member, 'member/visits', visits, { method: 'POST' })
  return read(member)
})

const read = (member: Member): Promise<MemberRecord> => readMember(member, 'member', record)

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
  const { response, field } = await callMember(member, 'member', record, {
    method: 'PATCH',
    body: changes,
  })
  return response ? { record: response } : { field: field ?? '' }
}

/** The end of the member's e-mail pause; null without a current pause. */
export const pausedUntil = ({ pausedUntil: until }: Notifications): string | null =>
  until && Date.parse(until) > Date.now() ? until : null
