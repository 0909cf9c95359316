'use server'

import { refresh } from 'next/cache'
import { textIn } from '../forms/form-data'
import { findMember } from '../session/server'
import { asMember, type MemberFormState } from './member-form'
import { changeRecord, getRecord } from './record'

/** Hides entries with this reason (`key` of a feed item). */
export async function muteReason(_: MemberFormState, data: FormData): Promise<MemberFormState> {
  return changeMuted((muted) => [
    ...muted.filter((reason) => reason !== textIn(data, 'key')),
    textIn(data, 'key'),
  ])
}

/** Shows entries with this reason again; without a key with all reasons. */
export async function unmuteReason(_: MemberFormState, data: FormData): Promise<MemberFormState> {
  const key = textIn(data, 'key')
  return changeMuted((muted) => (key ? muted.filter((reason) => reason !== key) : []))
}

const changeMuted = (change: (muted: string[]) => string[]): Promise<MemberFormState> =>
  asMember(findMember, {}, async (member) => {
    const { muted } = await getRecord(member)
    const result = await changeRecord(member, { muted: change(muted) })
    if ('field' in result) return { outcome: 'invalid' }
    refresh()
    return { outcome: 'saved' }
  })
