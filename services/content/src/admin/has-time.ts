import type { DateFieldClient } from 'payload'

/** Whether a field is a moment; others are days, which Payload stores as noon. */
export const hasTime = ({ admin }: Pick<DateFieldClient, 'admin'>): boolean =>
  Reflect.get(admin?.date ?? {}, 'pickerAppearance') === 'dayAndTime'
