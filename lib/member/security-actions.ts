'use server'

import { refresh } from 'next/cache'
import * as v from 'valibot'
import { findMember } from '../session/server'
import { callMember } from './call-content-service'
import { asMember, valuesOf, type MemberFormState } from './member-form'
import {
  changeProviderEmail,
  confirmPassword,
  endProviderSessions,
  mailPasswordLink,
  unlinkIdentity,
  type Confirmation,
} from './provider'
import { getRecord } from './record'

const planned = v.object({ deleteAfter: v.string() })
const stopped = v.object({ deleteAfter: v.null() })

const outcomeOf = (done: boolean): MemberFormState => ({ outcome: done ? 'saved' : 'unavailable' })

/** Makes the provider send an e-mail with a link to choose a new password. */
export async function sendPasswordLink(): Promise<MemberFormState> {
  return asMember(findMember, {}, async (member) => {
    const { email } = await getRecord(member)
    return outcomeOf(email !== null && (await mailPasswordLink(email)))
  })
}

const emailShape = v.pipe(v.string(), v.maxLength(254), v.email())
const identity = v.object({ email: v.nullable(v.string()), emailVerified: v.boolean() })

/** The state of a form whose password is not confirmed. It never has the password. */
const unconfirmed = (
  confirmation: Exclude<Confirmation, 'confirmed'>,
  values: MemberFormState['values'],
): MemberFormState =>
  confirmation === 'wrong'
    ? { outcome: 'invalid', values, fields: ['password'] }
    : { outcome: 'unavailable', values, ...(confirmation === 'locked' ? { note: 'locked' } : {}) }

const passwordIn = (data: FormData): string => {
  const password = data.get('password')
  return typeof password === 'string' ? password.slice(0, 500) : ''
}

/** Changes the address of the account at the provider and in the record; it is unverified until it is confirmed. */
export async function changeEmail(_: MemberFormState, data: FormData): Promise<MemberFormState> {
  const values = valuesOf(data, ['email'])
  return asMember(findMember, values, async (member) => {
    const email = v.safeParse(emailShape, values.email?.[0])
    if (!email.success) return { outcome: 'invalid', values, fields: ['email'] }
    const confirmation = await confirmPassword(member, passwordIn(data))
    if (confirmation !== 'confirmed') return unconfirmed(confirmation, values)
    const change = await changeProviderEmail(member, email.output)
    if (change === 'refused') return { outcome: 'invalid', values, fields: ['email'] }
    if (change === 'unavailable') return { outcome: 'unavailable', values }
    await callMember(member, 'member/identity', identity, { method: 'POST', body: {} })
    refresh()
    return { outcome: 'saved', values: { email: [''] }, changesUser: true }
  })
}

/** Unlinks an identity from the account. */
export async function removeIdentity(_: MemberFormState, data: FormData): Promise<MemberFormState> {
  return asMember(findMember, {}, async (member) => {
    const confirmation = await confirmPassword(member, passwordIn(data))
    if (confirmation !== 'confirmed') return unconfirmed(confirmation, {})
    const done = await unlinkIdentity(member, String(data.get('key') ?? '').slice(0, 200))
    if (done) refresh()
    return outcomeOf(done)
  })
}

/** Revokes all sessions at the provider; the page then signs out this browser. */
export async function signOutEverywhere(): Promise<MemberFormState> {
  return asMember(findMember, {}, async (member) => outcomeOf(await endProviderSessions(member)))
}

/** Schedules the deletion of the account. Requires the confirmation checkbox. */
export async function requestDeletion(
  _: MemberFormState,
  data: FormData,
): Promise<MemberFormState> {
  return asMember(findMember, {}, async (member) => {
    if (data.get('confirm') !== 'on') return { outcome: 'invalid', fields: ['confirm'] }
    const { response } = await callMember(member, 'member/deletion', planned, {
      method: 'POST',
      body: { confirm: true },
    })
    if (response) refresh()
    return outcomeOf(response !== null)
  })
}

/** Cancels the scheduled deletion. */
export async function cancelDeletion(): Promise<MemberFormState> {
  return asMember(findMember, {}, async (member) => {
    const { response } = await callMember(member, 'member/deletion', stopped, { method: 'DELETE' })
    if (response) refresh()
    return outcomeOf(response !== null)
  })
}
