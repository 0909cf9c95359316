/** Whether `Intl` knows a time zone of this name, such as Asia/Tokyo. */
export function isTimeZone(value: unknown): boolean {
  try {
    new Intl.DateTimeFormat('en', { timeZone: String(value) })
    return typeof value === 'string'
  } catch {
    return false
  }
}

export const validateTimeZone = (value: unknown): true | string => (isTimeZone(value) ? true : 'A name such as Asia/Tokyo.')

export const validateTimeZones = (values: unknown): true | string => (!Array.isArray(values) || values.every(isTimeZone) ? true : 'Names such as Asia/Tokyo.')
