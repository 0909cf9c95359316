/** @jest-environment node */
import { toTimeZone, utcOffsetIn } from './time-zone'

test.each([
  ['Asia/Tokyo', 'Asia/Tokyo'],
  ['Mars/Olympus', 'Europe/London'],
  ['', 'Europe/London'],
  [null, 'Europe/London'],
  [undefined, 'Europe/London'],
])('the time zone of %j is %s', (value, zone) =>
  expect(toTimeZone(value, 'Europe/London')).toBe(zone),
)

test.each([
  ['Asia/Kolkata', '2026-01-01', 330],
  ['Europe/London', '2026-01-01', 0],
  ['Europe/London', '2026-07-01', 60],
  ['America/New_York', '2026-01-01', -300],
])('%s on %s is %d minutes ahead', (zone, day, minutes) =>
  expect(utcOffsetIn(zone)(Date.parse(day))).toBe(minutes),
)
