import { nextDue, toPeriod } from './schedule'

const utc = (value: string) => new Date(value)

describe('toPeriod', () => {
  test.each<[string, Parameters<typeof toPeriod>[0], string, string, string, string, string]>([
    [
      'a day in Tokyo',
      'daily',
      '2026-11-20T22:00:00Z',
      'Asia/Tokyo',
      'daily:2026-11-21',
      '2026-11-19T22:00:00.000Z',
      '2026-11-20T22:00:00.000Z',
    ],
    [
      'a moment before seven in Tokyo',
      'daily',
      '2026-11-20T21:59:59Z',
      'Asia/Tokyo',
      'daily:2026-11-20',
      '2026-11-18T22:00:00.000Z',
      '2026-11-19T22:00:00.000Z',
    ],
    [
      'a week in London',
      'weekly',
      '2026-11-21T12:00:00Z',
      'Europe/London',
      'weekly:2026-11-16',
      '2026-11-09T07:00:00.000Z',
      '2026-11-16T07:00:00.000Z',
    ],
    [
      'a Monday at six',
      'weekly',
      '2026-11-16T06:00:00Z',
      'Europe/London',
      'weekly:2026-11-09',
      '2026-11-02T07:00:00.000Z',
      '2026-11-09T07:00:00.000Z',
    ],
    [
      'a Sunday',
      'weekly',
      '2026-11-22T23:00:00Z',
      'Europe/London',
      'weekly:2026-11-16',
      '2026-11-09T07:00:00.000Z',
      '2026-11-16T07:00:00.000Z',
    ],
    [
      'a month in New York',
      'monthly',
      '2026-11-21T12:00:00Z',
      'America/New_York',
      'monthly:2026-11',
      '2026-10-01T11:00:00.000Z',
      '2026-11-01T12:00:00.000Z',
    ],
    [
      'January',
      'monthly',
      '2026-01-15T12:00:00Z',
      'Europe/London',
      'monthly:2026-01',
      '2025-12-01T07:00:00.000Z',
      '2026-01-01T07:00:00.000Z',
    ],
    [
      'the start of daylight saving time',
      'daily',
      '2026-03-29T12:00:00Z',
      'Europe/London',
      'daily:2026-03-29',
      '2026-03-28T07:00:00.000Z',
      '2026-03-29T06:00:00.000Z',
    ],
    [
      'the same in Los Angeles',
      'daily',
      '2026-03-08T20:00:00Z',
      'America/Los_Angeles',
      'daily:2026-03-08',
      '2026-03-07T15:00:00.000Z',
      '2026-03-08T14:00:00.000Z',
    ],
    [
      'a half-hour offset',
      'daily',
      '2026-11-21T12:00:00Z',
      'Asia/Kolkata',
      'daily:2026-11-21',
      '2026-11-20T01:30:00.000Z',
      '2026-11-21T01:30:00.000Z',
    ],
    [
      'no time zone',
      'daily',
      '2026-11-21T12:00:00Z',
      '',
      'daily:2026-11-21',
      '2026-11-20T07:00:00.000Z',
      '2026-11-21T07:00:00.000Z',
    ],
    [
      'an invalid time zone',
      'daily',
      '2026-11-21T12:00:00Z',
      'Mars/Base',
      'daily:2026-11-21',
      '2026-11-20T07:00:00.000Z',
      '2026-11-21T07:00:00.000Z',
    ],
  ])('of %s', (_, frequency, now, zone, key, from, to) =>
    expect(toPeriod(frequency, utc(now), zone)).toEqual({ key, from: utc(from), to: utc(to) }),
  )

  test('is the last 24 hours for immediate alerts', () =>
    expect(toPeriod('immediately', utc('2026-11-21T12:00:30Z'), null)).toEqual({
      key: 'immediately:2026-11-21T12:00',
      from: utc('2026-11-20T12:00:30Z'),
      to: utc('2026-11-21T12:00:30Z'),
    }))

  test('continues the previous period through a year of DST changes', () => {
    for (const zone of ['Europe/London', 'America/Santiago', 'Pacific/Apia', 'Asia/Shanghai']) {
      for (const frequency of ['daily', 'weekly', 'monthly'] as const) {
        let period = toPeriod(frequency, utc('2026-01-15T12:00:00Z'), zone)
        while (period.to < utc('2027-01-15T12:00:00Z')) {
          const next = toPeriod(frequency, nextDue(frequency, period.to, zone), zone)
          expect([zone, frequency, next.from, next.key === period.key]).toEqual([
            zone,
            frequency,
            period.to,
            false,
          ])
          period = next
        }
      }
    }
  })
})

describe('nextDue', () => {
  test.each<[Parameters<typeof nextDue>[0], string]>([
    ['daily', '2026-11-22T07:00:00.000Z'],
    ['weekly', '2026-11-23T07:00:00.000Z'],
    ['monthly', '2026-12-01T07:00:00.000Z'],
    ['immediately', '2026-11-21T12:00:00.000Z'],
  ])('%s is due %s', (frequency, due) =>
    expect(nextDue(frequency, utc('2026-11-21T12:00:00Z'), 'Europe/London').toISOString()).toBe(
      due,
    ),
  )
})
