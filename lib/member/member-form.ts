import { ContentUnavailableError } from '../errors/content-unavailable'
import type { FormState, FormValues } from '../forms/state'
import type { Member } from '../session/server'

export type MemberFormState = FormState<'saved' | 'invalid' | 'signedOut'> & {
  /** The user of the browser session has changed with it. */
  changesUser?: boolean
  /** For the sign-in to a further identity, once the member is confirmed. */
  nonce?: string
}

/** Runs an action for the member of the request. Without a session or during an outage it returns the values. */
export async function asMember(
  getMember: () => Promise<Member | 'expired' | null>,
  values: FormValues,
  run: (member: Member) => Promise<MemberFormState>,
): Promise<MemberFormState> {
  const member = await getMember()
  if (!member || member === 'expired') return { outcome: 'signedOut', values }
  try {
    return await run(member)
  } catch (cause) {
    if (cause instanceof ContentUnavailableError) return { outcome: 'unavailable', values }
    throw cause
  }
}
