import { isTimeZone } from '@law-firm/contract/date-time'
import { offsetMs } from '../../fields/time-zone'
import { firmTimeZone } from '../../model/firm-time-zone'
import type { Frequency } from '@law-firm/contract/alerts'

/**
 * The period of a digest: items after `from` up to `to`. `key` identifies it and is stable across
 * calls.
 */
export type Period = { key: string; from: Date; to: Date }

/**
 * Digests are due at 07:00 in the member's time zone, weekly ones on Mondays, monthly ones on the
 * first.
 */
const hour = 7
const dayMs = 86_400_000

/** The latest completed period of a frequency. */
export function toPeriod(frequency: Frequency, now: Date, timeZone?: string | null): Period {
  if (frequency === 'immediately')
    return {
      key: `immediately:${now.toISOString().slice(0, 16)}`,
      from: new Date(now.getTime() - dayMs),
      to: now,
    }
  const zone = isTimeZone(timeZone) ? String(timeZone) : firmTimeZone
  const day = lastBoundary(frequency, wallClock(now, zone))
  return {
    key: `${frequency}:${day.toISOString().slice(0, frequency === 'monthly' ? 7 : 10)}`,
    from: momentOf(step(frequency, day, -1), zone),
    to: momentOf(day, zone),
  }
}

/** When the next digest of a frequency is due. */
export function nextDue(frequency: Frequency, now: Date, timeZone?: string | null): Date {
  if (frequency === 'immediately') return now
  const zone = isTimeZone(timeZone) ? String(timeZone) : firmTimeZone
  return momentOf(step(frequency, lastBoundary(frequency, wallClock(now, zone)), 1), zone)
}

/** Local time in a zone, as if it were UTC. */
const wallClock = (moment: Date, zone: string): Date =>
  new Date(
    moment.getTime() + offsetMs(new Date(Math.floor(moment.getTime() / 60_000) * 60_000), zone),
  )

/**
 * The instant of a local time. The offset is looked up twice, as DST may change between guess and
 * result.
 */
function momentOf(wall: Date, zone: string): Date {
  const guess = new Date(wall.getTime() - offsetMs(wall, zone))
  return new Date(wall.getTime() - offsetMs(guess, zone))
}

function lastBoundary(frequency: Frequency, wall: Date): Date {
  const day = new Date(wall)
  day.setUTCHours(hour, 0, 0, 0)
  if (frequency === 'weekly') day.setUTCDate(day.getUTCDate() - ((day.getUTCDay() + 6) % 7))
  if (frequency === 'monthly') day.setUTCDate(1)
  return day > wall ? step(frequency, day, -1) : day
}

function step(frequency: Frequency, day: Date, by: 1 | -1): Date {
  const next = new Date(day)
  if (frequency === 'monthly') next.setUTCMonth(next.getUTCMonth() + by)
  else next.setUTCDate(next.getUTCDate() + by * (frequency === 'weekly' ? 7 : 1))
  return next
}
