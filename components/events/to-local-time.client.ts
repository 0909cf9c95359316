/** The time of a moment in the visitor's time zone; null if it equals one of the displayed times. */
export function toLocalTime(
  startsAt: string,
  timeZones: readonly string[],
  locale: string,
): string | null {
  const zone = Intl.DateTimeFormat().resolvedOptions().timeZone
  const at = (timeZone: string) =>
    new Intl.DateTimeFormat(locale, {
      weekday: 'short',
      day: 'numeric',
      month: 'short',
      hour: '2-digit',
      minute: '2-digit',
      timeZone,
    }).format(new Date(startsAt))
  return zone && !timeZones.some((item) => at(item) === at(zone)) ? at(zone) : null
}
