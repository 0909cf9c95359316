import type { FormValues } from './state'

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

export const textIn = (data: FormData, name: string, most = 100): string => {
  const value = data.get(name)
  return typeof value === 'string' ? value.trim().slice(0, most) : ''
}

export const idIn = (data: FormData, name = 'id'): number | null =>
  /^[1-9]\d{0,9}$/.test(textIn(data, name)) ? Number(textIn(data, name)) : null
