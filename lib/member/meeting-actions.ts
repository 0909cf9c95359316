'use server'

import { refresh } from 'next/cache'
import { findMember } from '../session/server'
import { callMember } from './call'
import { asMember, type MemberFormState } from './form'

/** Gives the member's place at an event back. */
export async function cancelPlace(_: MemberFormState, data: FormData): Promise<MemberFormState> {
  const id = String(data.get('registration') ?? '')
  return asMember(findMember, {}, async (member) => {
    if (!/^[1-9]\d{0,9}$/.test(id)) return { outcome: 'invalid' }
    const { status } = await callMember(member, `member/registrations/${id}`, { method: 'DELETE' })
    refresh()
    return { outcome: status === 200 ? 'saved' : 'invalid' }
  })
}
