import { ContentUnavailableError } from '../errors/content-unavailable'
import type { Member } from '../session/server'

/** Values of a form by field; a field of several choices has several. */
export type FormValues = Record<string, string[]>

/** What became of a form. `values` are what was sent, where they must be sent again. */
export type MemberFormState = {
  outcome: 'idle' | 'saved' | 'invalid' | 'unavailable' | 'signedOut'
  values?: FormValues
  fields?: string[]
  note?: string
}

/** The prefix of hidden fields that say what a field held when the page was made. */
export const wasPrefix = 'was.'

export const valuesOf = (data: FormData, names: readonly string[]): FormValues =>
  Object.fromEntries(
    names.map((name) => [
      name,
      data
        .getAll(name)
        .filter((one): one is string => typeof one === 'string')
        .map((one) => one.trim()),
    ]),
  )

/** The fields that differ from what the page showed: of two devices each writes only what it changed. */
export function changedNames(data: FormData, names: readonly string[]): string[] {
  const values = valuesOf(data, names)
  return names.filter((name) => {
    const was = data.get(wasPrefix + name)
    return typeof was !== 'string' || was !== (values[name] ?? []).join('\n')
  })
}

/** Runs the work of a form for the member who asks; without one, or without the content service, nothing is lost. */
export async function asMember(
  find: () => Promise<Member | 'expired' | null>,
  values: FormValues,
  run: (member: Member) => Promise<MemberFormState>,
): Promise<MemberFormState> {
  const member = await find()
  if (!member || member === 'expired') return { outcome: 'signedOut', values }
  try {
    return await run(member)
  } catch (cause) {
    if (cause instanceof ContentUnavailableError) return { outcome: 'unavailable', values }
    throw cause
  }
}
