import { isTimeZone } from '@law-firm/contract/date-time'
import { toMoment, validateTimeZone, validateTimeZones } from './time-zone'

describe('validateTimeZone', () => {
  test.each([
    'UTC',
    'Europe/London',
    'Asia/Tokyo',
    'America/Argentina/Buenos_Aires',
    'Pacific/Kiritimati',
    'Asia/Kathmandu',
  ])('accepts %s', (name) => {
    expect(isTimeZone(name)).toBe(true)
    expect(validateTimeZone(name)).toBe(true)
  })

  test.each([
    null,
    undefined,
    '',
    ' ',
    7,
    true,
    {},
    [],
    ['UTC'],
    'Moon/Base',
    'Europe',
    'Europe/',
    'London',
    'Asia/Tokyo ',
    '../etc',
    '__proto__',
    'x'.repeat(100_000),
    { toString: () => 'UTC' },
  ])('rejects %.60j', (name) => {
    expect(isTimeZone(name)).toBe(false)
    expect(validateTimeZone(name)).toEqual(expect.any(String))
  })
})

describe('validateTimeZones', () => {
  test.each<[unknown, boolean]>([
    [null, true],
    [undefined, true],
    [[], true],
    [['UTC', 'Asia/Tokyo'], true],
    [['UTC', 'Moon/Base'], false],
    [[null], false],
    [[''], false],
  ])('accepts %j: %j', (names, valid) => expect(validateTimeZones(names) === true).toBe(valid))
})

describe('toMoment', () => {
  test.each([
    ['2026-12-01', '07:00', 'Europe/London', '2026-12-01T07:00:00.000Z'],
    ['2026-07-01', '07:00', 'Europe/London', '2026-07-01T06:00:00.000Z'],
    ['2026-07-01', '07:00', 'Asia/Singapore', '2026-06-30T23:00:00.000Z'],
    ['2026-07-01', '07:00', 'Asia/Kathmandu', '2026-07-01T01:15:00.000Z'],
    ['2026-12-31', '23:30', 'America/New_York', '2027-01-01T04:30:00.000Z'],
    ['2027-03-28', '00:59', 'Europe/London', '2027-03-28T00:59:00.000Z'],
    ['2027-03-28', '02:00', 'Europe/London', '2027-03-28T01:00:00.000Z'],
    // the hour that is shown twice
    ['2027-10-31', '01:30', 'Europe/London', '2027-10-31T00:30:00.000Z'],
    ['2027-10-31', '02:00', 'Europe/London', '2027-10-31T02:00:00.000Z'],
  ])('%s %s in %s is %s', (date, time, timeZone, moment) => {
    expect(toMoment(date, time, timeZone)?.toISOString()).toBe(moment)
  })

  test.each([
    ['2027-03-28', '01:30', 'Europe/London'],
    ['2027-03-14', '02:15', 'America/New_York'],
    ['2027-02-31', '07:00', 'Europe/London'],
    ['', '07:00', 'Europe/London'],
    ['2027-02-01', '', 'Europe/London'],
    ['2027-02-01', '25:00', 'Europe/London'],
  ])('%s %s in %s is no moment', (date, time, timeZone) => {
    expect(toMoment(date, time, timeZone)).toBeNull()
  })
})
