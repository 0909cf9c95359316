import { detectDateOrder, toDate, type DateOrder } from './to-date'

test.each<[string, string, (DateOrder | null)?]>([
  ['2026-04-03', '2026-04-03T00:00:00.000Z'],
  [' 2026-04-03\u00A0', '2026-04-03T00:00:00.000Z'],
  ['2026-04-03T09:30:00.000Z', '2026-04-03T09:30:00.000Z'],
  ['2026-04-03T09:30+02:00', '2026-04-03T07:30:00.000Z'],
  ['2026-04-03T00:00:00-05:00', '2026-04-03T05:00:00.000Z'],
  ['2026-04-03T00:00:00.000Z', '2026-04-03T00:00:00.000Z'],
  ['2026/4/3', '2026-04-03T00:00:00.000Z'],
  ['2026-04-03 00:00:00.000', '2026-04-03T00:00:00.000Z'],
  ['4/3/2026 12:00:00 AM', '2026-04-03T00:00:00.000Z', 'mdy'],
  ['2026年4月3日', '2026-04-03T00:00:00.000Z'],
  ['25.4.2026', '2026-04-25T00:00:00.000Z'],
  ['01.05.2024', '2024-05-01T00:00:00.000Z'],
  ['05/05/2026', '2026-05-05T00:00:00.000Z'],
  ['03/04/2026', '2026-04-03T00:00:00.000Z', 'dmy'],
  ['03/04/2026', '2026-03-04T00:00:00.000Z', 'mdy'],
  ['29-02-2028', '2028-02-29T00:00:00.000Z', 'dmy'],
  ['03/04/2026 00:00:00', '2026-04-03T00:00:00.000Z', 'dmy'],
  ['46115', '2026-04-03T00:00:00.000Z'],
])('takes %s for %s', (...[text, date, order]) => expect(toDate(text, order ?? null)).toBe(date))

test.each([
  ['2026-04-03T00:00:00+02:00', '2026-04-03T00:00:00.000Z'],
  ['2026-04-03 00:00-05:00', '2026-04-03T00:00:00.000Z'],
  ['2026-04-03T00:00:00.000Z', '2026-04-03T00:00:00.000Z'],
  ['2026-04-03T09:30+02:00', '2026-04-03T07:30:00.000Z'],
])('takes %s for %s where the field is a day', (text, date) =>
  expect(toDate(text, null, true)).toBe(date),
)

test.each<[string, string, (DateOrder | null)?]>([
  ['either order', '03/04/2026'],
  ['the American order', '04/13/2026'],
  ['the American order where days are first', '04/13/2026', 'dmy'],
  ['the European order where months are first', '13/04/2026', 'mdy'],
  ['a number with a time', '46115.5'],
  ['two separators', '25/04.2026'],
  ['two digits of a year', '25/04/26', 'dmy'],
  ['a day that does not exist', '31/02/2026', 'dmy'],
  ['a day that does not exist, in ISO', '2026-02-30'],
  ['a month that does not exist', '25.13.2026'],
  ['an hour that does not exist', '2026-04-03T25:00Z'],
  ['a time without its zone', '2026-04-03T09:30'],
  ['a time without its zone, in the order of the file', '03/04/2026 09:30', 'dmy'],
  ['words', '3 April 2026'],
  ['a year', '2026'],
  ['nothing', ''],
])('refuses %s', (...[, text, order]) => expect(toDate(text, order ?? null)).toBeNull())

test.each<[string, string[], DateOrder | null, boolean]>([
  ['days first', ['03/04/2026', '31/12/2026'], 'dmy', true],
  ['months first', ['03/04/2026', '12/31/2026'], 'mdy', true],
  ['either', ['03/04/2026'], null, true],
  ['both', ['31/12/2026', '12/31/2026'], null, true],
  ['months first beside dots', ['04/13/2026', '01.05.2024'], null, true],
  ['no order', ['2026-04-03', '46115', '01.05.2024', '05/05/2026', 'x', ''], null, false],
])('detects %s', (_, texts, order, isNeeded) =>
  expect(detectDateOrder(texts)).toEqual({ order, isNeeded }),
)
