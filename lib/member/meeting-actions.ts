'use server'

import { refresh } from 'next/cache'
import * as v from 'valibot'
import { idIn } from '../forms/form-data'
import { findMember } from '../session/server'
import { callMember } from './call-content-service'
import { asMember, type MemberFormState } from './member-form'

const cancelled = v.object({ state: v.literal('cancelled') })

/** Cancels the member's registration for an event. */
export async function cancelPlace(_: MemberFormState, data: FormData): Promise<MemberFormState> {
  const id = idIn(data, 'registration')
  return asMember(findMember, {}, async (member) => {
    if (!id) return { outcome: 'invalid' }
    const { response } = await callMember(member, `member/registrations/${id}`, cancelled, {
      method: 'DELETE',
    })
    refresh()
    return { outcome: response ? 'saved' : 'invalid' }
  })
}
