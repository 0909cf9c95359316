import { ContentUnavailableError } from '../errors/content-unavailable'
import type { Member } from '../session/server'

/** Values of a form by field; a field of several choices has several. */
export type FormValues = Record<string, string[]>

/** The result of a form. `values` are the submitted ones when the form is shown again. */
export type MemberFormState = {
  outcome: 'idle' | 'saved' | 'invalid' | 'unavailable' | 'signedOut'
  values?: FormValues
  fields?: string[]
  note?: string
  /** The user of the browser session has changed with it. */
  changesUser?: boolean
  /** For the sign-in to a further identity, once the member is confirmed. */
  nonce?: string
}

/** The prefix of hidden fields with the initial value of a field. */
export const initialValuePrefix = 'was.'

export const toValues = (data: FormData, names: readonly string[]): FormValues =>
  Object.fromEntries(
    names.map((name) => [
      name,
      data
        .getAll(name)
        .filter((value): value is string => typeof value === 'string')
        .map((value) => value.trim()),
    ]),
  )

/** The fields that differ from their initial value: with two devices each writes only its own changes. */
export function changedNames(data: FormData, names: readonly string[]): string[] {
  const values = toValues(data, names)
  return names.filter((name) => {
    const initial = data.get(initialValuePrefix + name)
    return typeof initial !== 'string' || initial !== (values[name] ?? []).join('\n')
  })
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
