'use server'

import { refresh } from 'next/cache'
import { idIn, toValues } from '../forms/form-data'
import { invalid } from '../forms/state'
import { mutateContent } from '../graphql/server'
import { findMember } from '../session/server'
import { asMember, type MemberFormState } from './member-form'
import { requestProductMutation, cancelProductRequestMutation } from './queries'

/** Requests a product or its renewal. Idempotent. */
export async function requestProduct(_: MemberFormState, data: FormData): Promise<MemberFormState> {
  const values = toValues(data, ['permission', 'note'])
  const [permission = '', note = ''] = [values.permission?.[0], values.note?.[0]]
  return asMember(findMember, values, async ({ accessToken }) => {
    if (!/^[a-z0-9]+([.-][a-z0-9]+)*$/.test(permission) || permission.length > 100)
      return invalid(values, 'permission')
    if (note.length > 2_000) return invalid(values, 'note')
    await mutateContent(
      requestProductMutation,
      { permission, note: note || null },
      { bearer: accessToken },
    )
    refresh()
    return { outcome: 'saved' }
  })
}

/** Deletes a pending request. */
export async function cancelRequest(_: MemberFormState, data: FormData): Promise<MemberFormState> {
  const id = idIn(data)
  return asMember(findMember, {}, async ({ accessToken }) => {
    if (!id) return { outcome: 'invalid' }
    await mutateContent(cancelProductRequestMutation, { id }, { bearer: accessToken })
    refresh()
    return { outcome: 'saved' }
  })
}
