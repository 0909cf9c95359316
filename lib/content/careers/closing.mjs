/**
 * Whether the last day of a vacancy has ended: at UTC-12, where a day ends last. One whose day cannot
 * be read is closed.
 *
 * @param {string | null | undefined} closesOn a day, or a time on it (ISO)
 * @param {Date} now
 */
export const isClosed = (closesOn, now) => Boolean(closesOn) && !(endOf(String(closesOn)) >= now)

/** @param {string} day */
const endOf = (day) => new Date(`${day.slice(0, 10)}T23:59:59-12:00`)
