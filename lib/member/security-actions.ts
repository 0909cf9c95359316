'use server'

import { refresh } from 'next/cache'
import * as v from 'valibot'
import { findMember } from '../session/server'
import { callMember } from './call'
import { asMember, type MemberFormState } from './form'
import { endProviderSessions, mailPasswordLink, unlinkIdentity } from './provider'
import { getRecord } from './record'

const planned = v.object({ deleteAfter: v.string() })
const stopped = v.object({ deleteAfter: v.null() })

const outcomeOf = (done: boolean): MemberFormState => ({ outcome: done ? 'saved' : 'unavailable' })

/** Has the provider mail a link to choose a new password. */
export async function sendPasswordLink(): Promise<MemberFormState> {
  return asMember(findMember, {}, async (member) => {
    const { email } = await getRecord(member)
    return outcomeOf(email !== null && (await mailPasswordLink(email)))
  })
}

/** Takes a linked way to sign in out of the account. */
export async function removeIdentity(_: MemberFormState, data: FormData): Promise<MemberFormState> {
  return asMember(findMember, {}, async (member) => {
    const done = await unlinkIdentity(member, String(data.get('key') ?? '').slice(0, 200))
    if (done) refresh()
    return outcomeOf(done)
  })
}

/** Ends every session at the provider; the page then ends this browser's. */
export async function signOutEverywhere(): Promise<MemberFormState> {
  return asMember(findMember, {}, async (member) => outcomeOf(await endProviderSessions(member)))
}

/** Asks for the account to be deleted after the time of grace. Wants the box to be ticked. */
export async function askDeletion(_: MemberFormState, data: FormData): Promise<MemberFormState> {
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

/** The account stays. */
export async function cancelDeletion(): Promise<MemberFormState> {
  return asMember(findMember, {}, async (member) => {
    const { response } = await callMember(member, 'member/deletion', stopped, { method: 'DELETE' })
    if (response) refresh()
    return outcomeOf(response !== null)
  })
}
