import { toDate } from './to-date'

test.each([
  ['2026-04-03', '2026-04-03T00:00:00.000Z'],
  [' 2026-04-03 ', '2026-04-03T00:00:00.000Z'],
  ['2026-04-03T09:30:00.000Z', '2026-04-03T09:30:00.000Z'],
  ['2026-04-03T09:30+02:00', '2026-04-03T07:30:00.000Z'],
  ['25/04/2026', '2026-04-25T00:00:00.000Z'],
  ['31/12/2026', '2026-12-31T00:00:00.000Z'],
  ['25.4.2026', '2026-04-25T00:00:00.000Z'],
  ['29/02/2028', '2028-02-29T00:00:00.000Z'],
])('takes %s for %s', (text, date) => expect(toDate(text)).toBe(date))

test.each([
  ['either order', '03/04/2026'],
  ['either order, with dots', '01.05.2024'],
  ['the American order', '04/13/2026'],
  ['a spreadsheet’s number', '46115'],
  ['a number with a fraction', '46115.5'],
  ['two separators', '25/04.2026'],
  ['two digits of a year', '25/04/26'],
  ['a day that does not exist', '31/02/2026'],
  ['a day that does not exist, in ISO', '2026-02-30'],
  ['a month that does not exist', '25/13/2026'],
  ['an hour that does not exist', '2026-04-03T25:00Z'],
  ['a time without its zone', '2026-04-03T09:30'],
  ['words', '3 April 2026'],
  ['a year', '2026'],
  ['nothing', ''],
])('refuses %s', (_, text) => expect(toDate(text)).toBeNull())
