import { formatDay, formatHour, formatZone } from './format-hour'

test.each([
  ['en', '2026-11-30T14:00:00.000Z', '30 Nov 2026, 14:00 GMT'],
  ['en', '2026-07-30T14:00:00.000Z', '30 Jul 2026, 15:00 BST'],
  ['fr', '2026-07-30T14:00:00.000Z', '30 juil. 2026, 15:00 heure d’été britannique'],
  ['zh', '2026-11-30T14:00:00.000Z', '2026年11月30日 格林尼治标准时间 14:00'],
])('writes a moment in %s as of the firm, with the name of its time zone', (language, at, text) => {
  expect(formatHour(at, language)).toBe(text)
})

test('writes a moment of another time zone', () => {
  expect(formatHour('2026-11-30T14:00:00.000Z', 'en', 'Asia/Tokyo')).toMatch(/^30 Nov 2026, 23:00/)
})

test.each([
  ['en', '30 Nov 2026', 'GMT+9'],
  ['fr', '30 nov. 2026', 'heure normale du Japon'],
  ['zh', '2026年11月30日', '日本标准时间'],
])('writes a day, and the name of a time zone, in %s', (language, day, zone) => {
  const moment = '2026-11-30T23:30:00.000Z'
  expect(formatDay(moment, language)).toBe(day)
  expect(formatZone(moment, language, 'Asia/Tokyo')).toBe(zone)
})
