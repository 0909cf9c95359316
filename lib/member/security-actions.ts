'use server'

import { refresh } from 'next/cache'
import * as v from 'valibot'
import { findMember } from '../session/server'
import { callMember } from './call-content-service'
import { asMember, type MemberFormState } from './member-form'
import { endProviderSessions, mailPasswordLink, unlinkIdentity } from './provider'
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

/** Unlinks an identity from the account. */
export async function removeIdentity(_: MemberFormState, data: FormData): Promise<MemberFormState> {
  return asMember(findMember, {}, async (member) => {
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
