'use server'

import { changedNames, toValues } from '../forms/form-data'
import { invalid, type FormValues } from '../forms/state'
import { day } from '../lists/define-list'
import { findMember, updateClaims } from '../session/server'
import { asMember, type MemberFormState } from './member-form'
import { mirrorDetails } from './provider'
import { mailTypes, type MemberRecord, type RecordChanges } from '@law-firm/contract/member'
import { changeRecord, type Details } from './record'

const detailNames = [
  'givenName',
  'familyName',
  'jobTitle',
  'company',
  'phone',
  'language',
  'timeZone',
] as const satisfies readonly (keyof Details)[]

/** Saves the changed details, and mirrors them to the identity provider. */
export async function saveDetails(_: MemberFormState, data: FormData): Promise<MemberFormState> {
  const values = toValues(data, detailNames)
  return asMember(findMember, values, async (member) => {
    const changed = changedNames(data, detailNames)
    const result = await changeRecord(member, {
      details: Object.fromEntries(changed.map((name) => [name, values[name]?.[0] || null])),
    })
    if ('field' in result) return invalid(values, lastPart(result.field))
    const claims = changed.length === 0 ? {} : await mirrorDetails(member, result.record.details)
    if (claims) await updateClaims(claims)
    return {
      outcome: 'saved',
      values: detailValues(result.record.details),
      changesUser: true,
      ...(claims ? {} : { note: 'notMirrored' }),
    }
  })
}

const detailValues = (details: Details) =>
  Object.fromEntries(detailNames.map((name) => [name, [details[name] ?? '']]))

const interestNames = ['practices', 'sectors', 'countries'] as const

/** Saves the changed interests. */
export async function saveInterests(_: MemberFormState, data: FormData): Promise<MemberFormState> {
  const values = toValues(data, interestNames)
  return asMember(findMember, values, async (member) => {
    const interests = Object.fromEntries(
      changedNames(data, interestNames).map((name) => [name, (values[name] ?? []).map(Number)]),
    )
    return saved(await changeRecord(member, { interests }), values)
  })
}

const notificationNames = ['weeklyCap', 'pausedUntil', ...mailTypes] as const

/** Saves the e-mail preferences. */
export async function saveNotifications(
  _: MemberFormState,
  data: FormData,
): Promise<MemberFormState> {
  const values = toValues(data, notificationNames)
  return asMember(findMember, values, async (member) => {
    const changed = changedNames(data, notificationNames)
    const mail = Object.fromEntries(
      mailTypes
        .filter((name) => changed.includes(name))
        .map((name) => [name, values[name]?.[0] === 'on']),
    )
    const notifications: RecordChanges['notifications'] = {
      mail,
      ...(changed.includes('weeklyCap') ? { weeklyCap: toNumber(values.weeklyCap?.[0]) } : {}),
      ...(changed.includes('pausedUntil')
        ? { pausedUntil: toComingDay(values.pausedUntil?.[0] ?? '') }
        : {}),
    }
    return saved(await changeRecord(member, { notifications }), values)
  })
}

/** Anything but a date that is still to come becomes "invalid", which the content service refuses. */
function toComingDay(text: string): string | null {
  if (text === '') return null
  const date = day(text.trim())
  return date >= new Date().toISOString().slice(0, 10) ? date : 'invalid'
}

/** An empty field becomes -1, which the content service refuses. */
const toNumber = (text: string | undefined): number => (text ? Number(text) : -1)

function saved(
  result: { record: MemberRecord } | { field: string },
  values: FormValues,
): MemberFormState {
  return 'field' in result ? invalid(values, lastPart(result.field)) : { outcome: 'saved', values }
}

/** `interests.practices` is the field `practices` of the form. */
const lastPart = (field: string): string => field.split('.').at(-1) ?? field
