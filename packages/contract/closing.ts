/**
 * Whether the last day of a vacancy has ended: at UTC-12, where a day ends last. One whose day cannot
 * be read is closed.
 *
 * @param closesOn a day, or a time on it (ISO)
 */
export const isClosed = (closesOn: string | null | undefined, now: Date): boolean =>
  Boolean(closesOn) && !(endOf(String(closesOn)) >= now)

const endOf = (day: string): Date => new Date(`${day.slice(0, 10)}T23:59:59-12:00`)
