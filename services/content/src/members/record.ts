import type { PayloadRequest } from 'payload'
import { toStored } from '../database/rows'
import { permissionLists, type Member } from './find-or-create-member'
import { logConsent } from './log-consent'
import { effectivePermissions, isActive } from './effective-permissions'
import type { MemberRecord, RecordChanges } from '@law-firm/contract/member'
import { FieldError } from './parse-record'
import { mailTypes } from '@law-firm/contract/member'
import { defaultWeeklyCap } from './record-defaults'
import { isPublicWhere } from '../model/published'
import { firmTimeZone } from '../model/firm-time-zone'

const text = (value: unknown): string | null =>
  typeof value === 'string' && value !== '' ? value : null
const list = <Entry>(value: Entry[] | null | undefined): Entry[] =>
  Array.isArray(value) ? value : []

const toFields = <Name extends string, Value>(
  names: readonly Name[],
  valueOf: (name: Name) => Value,
) => Object.fromEntries(names.map((name) => [name, valueOf(name)])) as Record<Name, Value>

export const toMuted = ({ muted }: Pick<Member, 'muted'>): string[] =>
  Array.isArray(muted) ? muted.filter((key): key is string => typeof key === 'string') : []

/** The record as returned to the site (docs/contracts.md, "Members"). */
export function toRecord(member: Member, now = new Date()): MemberRecord {
  const { details, interests, notifications, onboarding } = member
  return {
    subject: member.subject,
    name: text(member.name),
    email: text(member.email),
    emailVerified: Boolean(member.emailVerified),
    organisation: text(member.organisation),
    details: {
      givenName: text(details?.givenName),
      familyName: text(details?.familyName),
      jobTitle: text(details?.jobTitle),
      company: text(details?.company),
      phone: text(details?.phone),
      language: details?.language ?? 'en',
      timeZone: text(details?.timeZone) ?? firmTimeZone,
    },
    interests: {
      practices: list(interests?.practices),
      sectors: list(interests?.sectors),
      countries: list(interests?.countries),
    },
    notifications: {
      weeklyCap: notifications?.weeklyCap ?? defaultWeeklyCap,
      pausedUntil: notifications?.pausedUntil ?? null,
      mail: toFields(mailTypes, (kind) => notifications?.mail?.[kind] ?? true),
    },
    onboarding: {
      step: onboarding?.step ?? 0,
      done: Boolean(onboarding?.done),
      skipped: Boolean(onboarding?.skipped),
    },
    visits: { last: member.lastVisitAt ?? null, previous: member.previousVisitAt ?? null },
    muted: toMuted(member),
    permissions: toFields(permissionLists, (name) =>
      name === 'productPermissions'
        ? effectivePermissions(member[name], member.productSubscriptions, now)
        : list(member[name]),
    ),
    products: list(member.productSubscriptions).map((subscription) => ({
      permission: subscription.permission,
      from: subscription.from ?? null,
      until: subscription.until ?? null,
      active: isActive(subscription, now),
    })),
    deleteAfter: member.deleteAfter ?? null,
  }
}

/** The current stored record. */
export async function readMember(req: PayloadRequest, id: number): Promise<Member> {
  const member = await req.payload.findByID({
    collection: 'members',
    id,
    depth: 0,
    overrideAccess: true,
    req,
  })
  return toStored([member])[0]!
}

/**
 * Writes only the changed fields, so that concurrent changes of different fields both stay.
 * Relations are separate writes, as they have their own tables.
 */
export async function writeMember(req: PayloadRequest, id: number, changes: object): Promise<void> {
  const { interests, ...fields } = changes as Record<string, unknown>
  const write = (data: Record<string, unknown>) =>
    req.payload.db.updateOne({ collection: 'members', id, data, req, returning: false })
  await write({ ...fields, updatedAt: new Date().toISOString() })
  for (const [name, value] of Object.entries(interests ?? {}))
    await write({ interests: { [name]: value } })
}

const interestCollections = {
  practices: 'services',
  sectors: 'sectors',
  countries: 'countries',
} as const

/**
 * @throws FieldError for an unpublished or unknown interest
 */
export async function changeRecord(
  req: PayloadRequest,
  member: Member,
  changes: RecordChanges,
): Promise<void> {
  for (const name of Object.keys(interestCollections) as (keyof typeof interestCollections)[]) {
    const ids = changes.interests?.[name]
    if (!ids?.length) continue
    const { totalDocs } = await req.payload.count({
      collection: interestCollections[name],
      where: { and: [{ id: { in: ids } }, isPublicWhere] },
      overrideAccess: true,
    })
    if (totalDocs !== ids.length) throw new FieldError(`interests.${name}`)
  }
  await writeMember(req, member.id, changes)
  for (const [kind, enabled] of Object.entries(changes.notifications?.mail ?? {})) {
    const before = member.notifications?.mail?.[kind as 'digests'] ?? true
    if (before !== enabled)
      await logConsent(req, {
        member: member.id,
        purpose: `mail:${kind}`,
        state: enabled ? 'given' : 'withdrawn',
        wording: 'notifications',
        channel: 'website',
      })
  }
}
