import { dayAfter, fillDates, relativeDate, todayFor, todayForSession } from './dates'

const today = new Date('2026-11-14T17:30:00.000Z')

describe('relativeDate', () => {
  test.each<[unknown, string | undefined, string]>([
    [0, undefined, '2026-11-14T09:00:00.000Z'],
    [-14, undefined, '2026-10-31T09:00:00.000Z'],
    [60, undefined, '2027-01-13T09:00:00.000Z'],
    ['30T08:30', undefined, '2026-12-14T08:30:00.000Z'],
    ['-1T00:00', 'UTC', '2026-11-13T00:00:00.000Z'],
    ['0T09:00', 'Europe/London', '2026-11-14T09:00:00.000Z'],
    ['0T09:00', 'Asia/Tokyo', '2026-11-14T00:00:00.000Z'],
    ['0T09:00', 'America/New_York', '2026-11-14T14:00:00.000Z'],
    ['240T09:00', 'Europe/London', '2027-07-12T08:00:00.000Z'],
  ])('%j in %s is %s', (value, timeZone, expected) =>
    expect(relativeDate(value, today, timeZone)).toBe(expected),
  )

  test.each([undefined, null, '', '12', 'soon', 1.5, Number.NaN, '2026-11-14', '30T8:30', {}, []])(
    'rejects %j',
    (value) =>
      expect(() => relativeDate(value, today)).toThrow('neither days nor days with a time'),
  )

  test('dayAfter is at 09:00 UTC', () =>
    expect(dayAfter(today, 1).toISOString()).toBe('2026-11-15T09:00:00.000Z'))
})

describe('todayForSession', () => {
  test('never moves a session before the first one, on any day of loading', () => {
    for (let day = 0; day < 366; day += 1) {
      const first = todayFor('52T09:30', new Date(today.getTime() + day * 86_400_000))
      const readDay = (startsAt: string) => relativeDate(startsAt, todayForSession(startsAt, first))
      expect(readDay('52T09:30')).toBe(relativeDate('52T09:30', first))
      expect(readDay('53T09:30') > readDay('52T14:00')).toBe(true)
      expect([0, 6]).not.toContain(new Date(readDay('53T09:30')).getUTCDay())
    }
  })

  test.each([undefined, null, 'soon'])('returns the base of the first one for %j', (startsAt) =>
    expect(todayForSession(startsAt, today)).toBe(today),
  )
})

describe('todayFor', () => {
  test.each<[unknown, string]>([
    ['2T08:30', '2026-11-16'],
    ['6T08:30', '2026-11-20'],
    ['7T08:30', '2026-11-19'],
    ['42T08:30', '2026-12-22'],
    ['48T08:30', '2026-12-22'],
    ['52T08:30', '2027-01-05'],
    ['8T08:30', '2026-11-20'],
    ['-1T18:00', '2026-11-13'],
    ['-7T18:00', '2026-11-05'],
    [8, '2026-11-20'],
  ])('moves %j to the working day %s', (startsAt, day) =>
    expect(relativeDate(startsAt, todayFor(startsAt, today)).slice(0, 10)).toBe(day),
  )

  test('keeps future starts in the future on any day of loading', () => {
    for (let day = 0; day < 366; day += 1) {
      const loaded = new Date(today.getTime() + day * 86_400_000)
      for (const days of [6, 13, 19, 21, 34])
        expect(todayFor(`${days}T08:30`, loaded).getTime() + days * 86_400_000).toBeGreaterThan(
          loaded.getTime() + 3 * 86_400_000,
        )
    }
  })

  test('moves other dates of the document by the same days', () =>
    expect(relativeDate('7T18:00', todayFor('8T08:30', today))).toBe('2026-11-19T18:00:00.000Z'))

  test.each([undefined, null, '', 'soon', {}])('returns today for %j', (startsAt) =>
    expect(todayFor(startsAt, today)).toBe(today),
  )
})

test('fillDates moves dates of the document with its start, and no others', () => {
  const from = todayFor('8T08:30', today)
  expect(fillDates('{{date:8}}, {{workday:9}}', today, 'en', from)).toBe(
    '20 November 2026, 23 November 2026',
  )
})

describe('fillDates', () => {
  test.each([
    ['On {{date:-12}}.', 'en', 'On 2 November 2026.'],
    ['Le {{date:0}}', 'fr-fr', 'Le 14 novembre 2026'],
    ['{{date:1}}', 'zh-cn', '2026年11月15日'],
    ['{{workday:8}} and {{workday:9}}', 'en', '20 November 2026 and 23 November 2026'],
    ['by {{month:+2}}', 'en', 'by January 2027'],
    ['{{month}}', 'en', 'November 2026'],
    ['{{year}} and {{year-3}} and {{year:+1}}', 'en', '2026 and 2023 and 2027'],
    ['{{date:0}}', 'en-sg', '14 November 2026'],
    ['no date', 'en', 'no date'],
    ['{{week}} {{}} {date}', 'en', '{{week}} {{}} {date}'],
  ])('%s in %s becomes %s', (text, locale, expected) =>
    expect(fillDates(text, today, locale)).toBe(expected),
  )
})
