'use server'

import { refresh } from 'next/cache'
import * as v from 'valibot'
import { findMember } from '../session/server'
import { callMember } from './call'
import { asMember, type MemberFormState } from './form'

const cancelled = v.object({ state: v.literal('cancelled') })

/** Gives the member's place at an event back. */
export async function cancelPlace(_: MemberFormState, data: FormData): Promise<MemberFormState> {
  const id = String(data.get('registration') ?? '')
  return asMember(findMember, {}, async (member) => {
    if (!/^[1-9]\d{0,9}$/.test(id)) return { outcome: 'invalid' }
    const { response } = await callMember(member, `member/registrations/${id}`, cancelled, {
      method: 'DELETE',
    })
    refresh()
    return { outcome: response ? 'saved' : 'invalid' }
  })
}
