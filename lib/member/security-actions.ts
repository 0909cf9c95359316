'use server'

import { refresh } from 'next/cache'
import * as v from 'valibot'
import { isEmail } from '@law-firm/contract/contact-details'
import { ContentUnavailableError } from '../errors/content-unavailable'
import { textIn, toValues } from '../forms/form-data'
import { invalid, type FormValues } from '../forms/state'
import { findMember, type Member } from '../session/server'
import { callMember } from './call-content-service'
import { buildLinkNonce, isLinkNonce } from './link-nonce'
import { asMember, type MemberFormState } from './member-form'
import {
  changeProviderEmail,
  confirmPassword,
  endProviderSessions,
  linkIdentity,
  mailPasswordLink,
  readFurtherIdentity,
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

const emailShape = v.pipe(v.string(), v.check(isEmail))
const identity = v.object({ email: v.nullable(v.string()), emailVerified: v.boolean() })

/** The state of a form whose password is not confirmed. It never has the password. */
const unconfirmed = (
  confirmation: Exclude<Confirmation, 'confirmed'>,
  values: FormValues,
): MemberFormState =>
  confirmation === 'wrong'
    ? invalid(values, 'password')
    : { outcome: 'unavailable', values, ...(confirmation === 'locked' ? { note: 'locked' } : {}) }

const passwordIn = (data: FormData): string => {
  const password = data.get('password')
  return typeof password === 'string' ? password.slice(0, 500) : ''
}

/** Changes the address of the account at the provider and in the record; it is unverified until it is confirmed. */
export async function changeEmail(_: MemberFormState, data: FormData): Promise<MemberFormState> {
  const values = toValues(data, ['email'])
  return asMember(findMember, values, async (member) => {
    const email = v.safeParse(emailShape, values.email?.[0])
    if (!email.success) return invalid(values, 'email')
    const confirmation = await confirmPassword(member, passwordIn(data))
    if (confirmation !== 'confirmed') return unconfirmed(confirmation, values)
    const change = await changeProviderEmail(member, email.output)
    if (change === 'refused') return invalid(values, 'email')
    if (change === 'unavailable') return { outcome: 'unavailable', values }
    const isRecorded = await updateRecord(member)
    refresh()
    return {
      outcome: 'saved',
      values: { email: [''] },
      changesUser: true,
      ...(isRecorded ? {} : { note: 'recordLater' }),
    }
  })
}

/** The record's address; the member's next visit updates it, too. @returns false during an outage */
async function updateRecord(member: Member): Promise<boolean> {
  try {
    await callMember(member, 'member/identity', identity, { method: 'POST', body: {} })
    return true
  } catch (cause) {
    if (cause instanceof ContentUnavailableError) return false
    throw cause
  }
}

/** Confirms the member who wants to link a further identity, for the sign-in to it. */
export async function startLinking(_: MemberFormState, data: FormData): Promise<MemberFormState> {
  return asMember(findMember, {}, async (member) => {
    const confirmation = await confirmPassword(member, passwordIn(data))
    if (confirmation !== 'confirmed') return unconfirmed(confirmation, {})
    return { outcome: 'saved', nonce: buildLinkNonce(member) }
  })
}

const token = v.pipe(v.string(), v.maxLength(16_384))
const furtherIdentity = v.object({ idToken: token, accessToken: token, nonce: token })
const identityCheck = v.object({ subject: v.string(), isMember: v.boolean() })

/**
 * Links the identity of a sign-in that `startLinking` allowed. A refusal has a note: `expired`, `same` for an identity
 * of this account, `otherMember` for one with a record of its own, which no sign-in would open afterwards.
 */
export async function addIdentity(input: unknown): Promise<MemberFormState> {
  return asMember(findMember, {}, async (member) => {
    const parsed = v.safeParse(furtherIdentity, input)
    if (!parsed.success || !isLinkNonce(parsed.output.nonce, member)) return refusal('expired')
    const { idToken, accessToken, nonce } = parsed.output
    const identity = await readFurtherIdentity(idToken, nonce)
    if (identity === 'unavailable') return outcomeOf(false)
    if (identity === 'refused') return refusal('expired')
    const { subject } = identity
    if (subject === member.subject) return refusal('same')
    const { response } = await callMember(member, 'member/identity/check', identityCheck, {
      method: 'POST',
      body: { token: accessToken },
    })
    if (response?.subject !== subject) return refusal('expired')
    if (response.isMember) return refusal('otherMember')
    const done = await linkIdentity(member, { idToken, subject })
    if (done) refresh()
    return outcomeOf(done)
  })
}

const refusal = (note: string): MemberFormState => ({ outcome: 'invalid', note })

/** Unlinks an identity from the account. */
export async function removeIdentity(_: MemberFormState, data: FormData): Promise<MemberFormState> {
  return asMember(findMember, {}, async (member) => {
    const confirmation = await confirmPassword(member, passwordIn(data))
    if (confirmation !== 'confirmed') return unconfirmed(confirmation, {})
    const done = await unlinkIdentity(member, textIn(data, 'key', 200))
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
    if (data.get('confirm') !== 'on') return invalid({}, 'confirm')
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
