import { clockChanges, toLocalTime, openingAt, type Opening } from './opening-hours'
import type { OpeningHours } from './locations'

type Given = Parameters<typeof openingAt>[0] & { timeZone: string }

const week: OpeningHours[] = [{ from: 1, to: 5, opens: '09:00', closes: '18:00' }]
const given = (more: Partial<Given> = {}): Given => ({
  timeZone: 'Europe/London',
  hours: week,
  holidays: [],
  ...more,
})
const at = (iso: string, more: Partial<Given> = {}): Opening => {
  const office = given(more)
  const moment = new Date(iso)
  const monthsBefore = new Date(moment.getTime() - 200 * 24 * 60 * 60_000)
  return openingAt(office, toLocalTime(clockChanges(office.timeZone, monthsBefore), moment))
}

const open = (until: string): Opening => ({ open: true, until, holiday: null })
const shut = (until: string | null = null): Opening => ({ open: false, until, holiday: null })
const feast = (holiday: string): Opening => ({ open: false, until: null, holiday })

describe('an office on a day of the week', () => {
  // 16 November 2026 is a Monday; London is on UTC in winter.
  test.each<[string, Opening]>([
    ['2026-11-16T00:00:00Z', shut('09:00')],
    ['2026-11-16T08:59:59Z', shut('09:00')],
    ['2026-11-16T09:00:00Z', open('18:00')],
    ['2026-11-16T12:00:00Z', open('18:00')],
    ['2026-11-16T17:59:59Z', open('18:00')],
    ['2026-11-16T18:00:00Z', shut()],
    ['2026-11-16T23:59:59Z', shut()],
    ['2026-11-20T17:59:59Z', open('18:00')],
    ['2026-11-21T12:00:00Z', shut()],
    ['2026-11-22T12:00:00Z', shut()],
  ])('at %s is %j', (iso, opening) => expect(at(iso)).toEqual(opening))
})

describe('an office that closes for lunch', () => {
  const hours: OpeningHours[] = [
    { from: 1, to: 5, opens: '14:00', closes: '18:00' },
    { from: 1, to: 5, opens: '09:00', closes: '12:30' },
  ]

  test.each<[string, Opening]>([
    ['2026-11-16T07:00:00Z', shut('09:00')],
    ['2026-11-16T12:29:00Z', open('12:30')],
    ['2026-11-16T12:30:00Z', shut('14:00')],
    ['2026-11-16T14:00:00Z', open('18:00')],
    ['2026-11-16T19:00:00Z', shut()],
  ])('at %s is %j', (iso, opening) => expect(at(iso, { hours })).toEqual(opening))
})

describe('an office whose week goes over Sunday', () => {
  const hours: OpeningHours[] = [{ from: 7, to: 4, opens: '08:00', closes: '17:00' }]

  test.each<[string, Opening]>([
    ['2026-11-15T10:00:00Z', open('17:00')], // Sunday
    ['2026-11-16T10:00:00Z', open('17:00')],
    ['2026-11-19T10:00:00Z', open('17:00')], // Thursday
    ['2026-11-20T10:00:00Z', shut()], // Friday
    ['2026-11-21T10:00:00Z', shut()],
  ])('at %s is %j', (iso, opening) => expect(at(iso, { hours })).toEqual(opening))
})

describe('an office goes by its own clock', () => {
  test.each<[string, string, Opening]>([
    ['Asia/Tokyo', '2026-11-15T23:59:00Z', shut('09:00')], // Monday 08:59 there
    ['Asia/Tokyo', '2026-11-16T00:00:00Z', open('18:00')],
    ['Asia/Tokyo', '2026-11-20T15:00:00Z', shut()], // Saturday there
    ['America/New_York', '2026-11-16T13:59:00Z', shut('09:00')],
    ['America/New_York', '2026-11-16T14:00:00Z', open('18:00')],
    ['America/New_York', '2026-11-21T02:00:00Z', shut()], // Friday 21:00 there
    ['Asia/Kolkata', '2026-11-16T03:29:00Z', shut('09:00')],
    ['Asia/Kolkata', '2026-11-16T03:30:00Z', open('18:00')],
    ['Pacific/Kiritimati', '2026-11-15T19:00:00Z', open('18:00')], // UTC+14
    ['Asia/Kathmandu', '2026-11-16T03:15:00Z', open('18:00')], // UTC+5:45
  ])('%s at %s is %j', (timeZone, iso, opening) => expect(at(iso, { timeZone })).toEqual(opening))

  test('at its midnight it is 00:00, not 24:00', () => {
    expect(
      at('2026-11-16T00:00:00Z', { hours: [{ from: 1, to: 1, opens: '00:00', closes: '23:59' }] }),
    ).toEqual(open('23:59'))
  })
})

describe('an office on a day on which the clocks change', () => {
  const daily: OpeningHours[] = [{ from: 1, to: 7, opens: '09:00', closes: '18:00' }]

  test.each<[string, string, Opening]>([
    // London, 28 March 2027: 01:00 becomes 02:00
    ['Europe/London', '2027-03-27T09:00:00Z', open('18:00')],
    ['Europe/London', '2027-03-28T07:59:00Z', shut('09:00')],
    ['Europe/London', '2027-03-28T08:00:00Z', open('18:00')],
    ['Europe/London', '2027-03-28T17:00:00Z', shut()],
    // London, 25 October 2026: 02:00 becomes 01:00
    ['Europe/London', '2026-10-24T08:00:00Z', open('18:00')],
    ['Europe/London', '2026-10-25T08:59:00Z', shut('09:00')],
    ['Europe/London', '2026-10-25T09:00:00Z', open('18:00')],
    ['Europe/London', '2026-10-25T17:59:00Z', open('18:00')],
    // New York, 1 November 2026, a week after Europe
    ['America/New_York', '2026-10-31T13:00:00Z', open('18:00')],
    ['America/New_York', '2026-11-01T13:59:00Z', shut('09:00')],
    ['America/New_York', '2026-11-01T14:00:00Z', open('18:00')],
    // Sydney, 4 October 2026: spring
    ['Australia/Sydney', '2026-10-03T22:00:00Z', open('18:00')],
    ['Australia/Sydney', '2026-10-03T21:59:00Z', shut('09:00')],
  ])('%s at %s is %j', (timeZone, iso, opening) =>
    expect(at(iso, { timeZone, hours: daily })).toEqual(opening),
  )
})

describe('an office on a public holiday', () => {
  const holidays = [
    { month: 1, day: 1, name: 'New Year' },
    { month: 2, day: 29, name: 'Leap day' },
    { month: 12, day: 25, name: '' },
  ]

  test.each<[string, Opening]>([
    ['2027-01-01T10:00:00Z', feast('New Year')],
    ['2031-01-01T10:00:00Z', feast('New Year')],
    ['2026-12-31T10:00:00Z', open('18:00')],
    ['2028-02-29T10:00:00Z', feast('Leap day')],
    ['2027-03-01T10:00:00Z', open('18:00')],
    ['2026-12-25T10:00:00Z', feast('')],
  ])('at %s is %j', (iso, opening) => expect(at(iso, { holidays })).toEqual(opening))

  test('has it by its own calendar', () => {
    expect(at('2026-12-31T16:00:00Z', { holidays, timeZone: 'Asia/Tokyo' })).toEqual(
      feast('New Year'),
    )
    expect(at('2027-01-01T16:00:00Z', { holidays, timeZone: 'Asia/Tokyo' }).holiday).toBeNull()
    expect(at('2027-01-02T04:00:00Z', { holidays, timeZone: 'America/New_York' })).toEqual(
      feast('New Year'),
    )
  })

  test('has it although it would be closed', () =>
    expect(at('2028-01-01T10:00:00Z', { holidays })).toEqual(feast('New Year'))) // a Saturday
})

describe('an office of which little is known', () => {
  test.each<[string, OpeningHours[]]>([
    ['no hours', []],
    ['hours of no length', [{ from: 1, to: 7, opens: '09:00', closes: '09:00' }]],
    ['hours that end before they begin', [{ from: 1, to: 7, opens: '09:00', closes: '08:00' }]],
  ])('is closed with %s', (_, hours) =>
    expect(at('2026-11-16T12:00:00Z', { hours })).toEqual(shut()),
  )
})

describe('the clocks of a time zone', () => {
  const start = new Date('2026-11-16T10:20:00Z')

  test.each<[string, [string, number][]]>([
    ['Asia/Tokyo', [['2026-11-16T10:15:00.000Z', 540]]],
    ['UTC', [['2026-11-16T10:15:00.000Z', 0]]],
    [
      'America/New_York',
      [
        ['2026-11-16T10:15:00.000Z', -300],
        ['2027-03-14T07:00:00.000Z', -240],
        ['2027-11-07T06:00:00.000Z', -300],
      ],
    ],
    [
      'Australia/Lord_Howe', // changes by half an hour
      [
        ['2026-11-16T10:15:00.000Z', 660],
        ['2027-04-03T15:00:00.000Z', 630],
        ['2027-10-02T15:30:00.000Z', 660],
      ],
    ],
  ])('of %s', (timeZone, expected) =>
    expect(
      clockChanges(timeZone, start).map(({ from, minutes }) => [
        new Date(from).toISOString(),
        minutes,
      ]),
    ).toEqual(expected),
  )

  test('go as at the first moment for a visitor whose clock is late', () =>
    expect(
      toLocalTime(clockChanges('Asia/Tokyo', start), new Date('2020-01-01T00:00:00Z')).time,
    ).toBe('09:00'))
})
