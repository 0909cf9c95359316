import { isTimeZone } from '@aldermere/contract/date-time'
import { validateTimeZone, validateTimeZones } from './time-zone'

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
