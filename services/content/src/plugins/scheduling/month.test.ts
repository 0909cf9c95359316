import { toDay, toMonth } from './month'

test('a month has its days in weeks from Monday on', () => {
  const { weeks, previous, next } = toMonth('2031-12')
  expect([previous, next]).toEqual(['2031-11', '2032-01'])
  expect(weeks).toHaveLength(5)
  expect(weeks[0]).toEqual(
    ['01', '02', '03', '04', '05', '06', '07'].map((day) => `2031-12-${day}`),
  )
  expect(weeks[4]).toEqual(['2031-12-29', '2031-12-30', '2031-12-31', null, null, null, null])
  expect(toMonth('2026-02').weeks.map((week) => week.length)).toEqual([7, 7, 7, 7, 7])
  expect(toMonth('2026-02').weeks[0]).toEqual([null, null, null, null, null, null, '2026-02-01'])
})

test('a month begins and ends at midnight in London, also in summer time', () => {
  const { from, until } = toMonth('2031-10')
  expect(from.toISOString()).toBe('2031-09-30T23:00:00.000Z')
  expect(until.toISOString()).toBe('2031-11-01T00:00:00.000Z')
  expect(toDay('2031-06-30T23:30:00.000Z')).toBe('2031-07-01')
})

test.each([undefined, '', '2031-13', '2031-1', 'x', ['2031-12'], '1999-01'])(
  '%s is the month of today',
  (wanted) => expect(toMonth(wanted, new Date('2026-11-30T21:00:00Z')).name).toBe('2026-11'),
)
