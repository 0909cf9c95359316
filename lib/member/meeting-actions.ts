'use server'

import { refresh } from 'next/cache'
import * as v from 'valibot'
import { findMember } from '../session/server'
import { callMember } from './call-content-service'
import { asMember, type MemberFormState } from './member-form'

const cancelled = v.object({ state: v.literal('cancelled') })

/** Cancels the member's registration for an event. */
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
