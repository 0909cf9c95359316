/** The minutes by which an IANA time zone is ahead of UTC, as a function of the time in milliseconds since 1970. */
export function utcOffsetIn(timeZone: string): (time: number) => number {
  const format = new Intl.DateTimeFormat('en', { timeZone, timeZoneName: 'longOffset' })
  return (time) => {
    const [, sign, hours = 0, minutes = 0] =
      /GMT(?:([+-])(\d\d):(\d\d))?/.exec(format.format(time)) ?? []
    return (Number(hours) * 60 + Number(minutes)) * (sign === '-' ? -1 : 1)
  }
}

/** An IANA time zone; the default for one that `Intl` does not know, which a draft may have. */
export function toTimeZone(value: string | null | undefined, defaultZone: string): string {
  if (!value) return defaultZone
  try {
    new Intl.DateTimeFormat('en', { timeZone: value })
    return value
  } catch {
    return defaultZone
  }
}
