import type { FieldHook } from 'payload'

/**
 * What a calendar shows of an event; a change of one of them is a new version of its entry (RFC
 * 5545, 3.8.7.4).
 */
const shown = ['startsAt', 'endsAt', 'state', 'timeZone']

/** The entry's number of revisions: it grows when the event moves or is cancelled. */
export const countSequence: FieldHook = ({ data, originalDoc, value }) => {
  const before = Number(originalDoc?.sequence ?? value ?? 0)
  if (!originalDoc?.id || !data) return before
  const moved =
    shown.some((name) => name in data && timeOf(data[name]) !== timeOf(originalDoc[name])) ||
    ('venue' in data &&
      ['name', 'address'].some(
        (name) => (data.venue?.[name] || null) !== (originalDoc.venue?.[name] || null),
      ))
  return moved ? before + 1 : before
}

/** Dates are compared as moments: the editor sends them in another form than the database. */
const timeOf = (value: unknown): unknown =>
  typeof value === 'string' && /^\d{4}-/.test(value) ? new Date(value).getTime() : value
