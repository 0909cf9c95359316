import {
  formatDate,
  formatHours,
  formatList,
  formatMoment,
  formatNumber,
  languageName,
  zoneName,
} from './format'
import { siteLocales, type Locale } from '@law-firm/contract/locales'

describe('a date', () => {
  test.each<[string, Locale, 'long' | 'short' | 'month' | undefined, string]>([
    ['2026-11-14T09:00:00.000Z', 'en', undefined, '14 November 2026'],
    ['2026-11-14T09:00:00.000Z', 'fr-fr', undefined, '14 novembre 2026'],
    ['2026-11-14T09:00:00.000Z', 'zh-cn', undefined, '2026年11月14日'],
    ['2026-11-14', 'en', 'short', '14 Nov 2026'],
    ['2026-11-14', 'en', 'month', 'November 2026'],
    ['2026-11-14', 'zh-cn', 'month', '2026年11月'],
    ['2026-11-14', 'de-de', 'long', '14. November 2026'],
    ['2026-11-14T23:59:59.999Z', 'en', 'long', '14 November 2026'],
    ['2026-11-15T00:00:00.000Z', 'en', 'long', '15 November 2026'],
  ])('%s in %s (%s) is %s', (iso, locale, style, text) =>
    expect(formatDate(iso, locale, style)).toBe(text),
  )

  test.each([null, undefined, '', 'soon', '2026-13-40', '__proto__', '<script>', '1e999'])(
    '%j is nothing',
    (iso) => {
      for (const locale of siteLocales) expect(formatDate(iso, locale)).toBe('')
    },
  )
})

describe('the name of a spoken language', () => {
  test.each<[string, Locale, string]>([
    ['en', 'en', 'English'],
    ['fr', 'fr-fr', 'Français'],
    ['zh', 'zh-cn', '中文'],
    ['yue', 'en', 'Cantonese'],
    ['ga', 'fr-fr', 'Irlandais'],
    ['qx', 'en', 'Qx'],
  ])('%s in %s is %s', (code, locale, name) => expect(languageName(code, locale)).toBe(name))

  test.each([
    '',
    '-',
    '----',
    'a',
    'abcdefghij',
    'en-',
    '1',
    'en us',
    '中文',
    '__proto__',
    '<script>',
    'EN',
    'fr-fr',
  ])('returns %j unchanged, which is not a code', (code) => {
    for (const locale of siteLocales) expect(languageName(code, locale)).toBe(code)
  })
})

describe('a list', () => {
  test.each<[string[], Locale, string]>([
    [[], 'en', ''],
    [['Tokyo'], 'en', 'Tokyo'],
    [['Tokyo', 'Brussels'], 'en', 'Tokyo, Brussels'],
    [['Tokyo', 'Bruxelles', 'Paris'], 'fr-fr', 'Tokyo, Bruxelles, Paris'],
    [['东京', '巴黎'], 'zh-cn', '东京、巴黎'],
  ])('%j in %s', (items, locale, text) => expect(formatList(items, locale)).toBe(text))
})

describe('a number', () => {
  test.each<[number, Locale, string]>([
    [0, 'en', '0'],
    [1234567.5, 'en', '1,234,567.5'],
    [1234567.5, 'fr-fr', '1\u202f234\u202f567,5'],
    [1234567, 'zh-cn', '1,234,567'],
    [-3, 'en', '-3'],
  ])('%d in %s is %s', (value, locale, text) => expect(formatNumber(value, locale)).toBe(text))
})

describe('time zones', () => {
  test.each([
    ['Europe/Paris', 'en', 'Central European Time'],
    ['Europe/Paris', 'fr-fr', 'heure d’Europe centrale'],
    ['Europe/Paris', 'zh-cn', '中欧时间'],
    ['Asia/Hong_Kong', 'zh-cn', '香港标准时间'],
    ['America/New_York', 'fr-fr', 'heure de l’Est nord-américain'],
  ] as const)('%s in %s is %s', (zone, locale, name) =>
    expect(zoneName('2026-12-05T08:30:00Z', locale, zone)).toBe(name),
  )
})

describe('hours', () => {
  const plain = (text: string) => text.replace(/[\u2009\u202f\u00a0]/g, ' ')

  test.each([
    ['en', '2026-12-05T12:15:00Z', '08:30–12:15 GMT'],
    ['fr-fr', '2026-12-05T12:15:00Z', '08:30 – 12:15 UTC+0'],
    ['zh-cn', '2026-12-05T12:15:00Z', 'GMT+0 08:30–12:15'],
    ['en', '2026-12-06T12:15:00Z', '05/12/2026, 08:30 GMT – 06/12/2026, 12:15 GMT'],
  ] as const)('in %s until %s: %s', (locale, until, text) =>
    expect(plain(formatHours('2026-12-05T08:30:00Z', until, locale, 'Europe/London'))).toBe(text),
  )
})

describe('a moment', () => {
  test.each<[string, Locale, string, string]>([
    [
      '2026-12-03T08:30:00.000Z',
      'en',
      'Europe/London',
      'Thursday, 3 December 2026 at 08:30 (United Kingdom Time)',
    ],
    [
      '2026-12-03T08:30:00.000Z',
      'fr-fr',
      'Europe/London',
      'jeudi 3 décembre 2026 à 08:30 (heure moyenne de Greenwich)',
    ],
    [
      '2026-07-03T07:30:00.000Z',
      'fr-fr',
      'Europe/London',
      'vendredi 3 juillet 2026 à 08:30 (heure d’été britannique)',
    ],
    [
      '2026-12-03T08:30:00.000Z',
      'zh-cn',
      'Asia/Tokyo',
      '2026年12月3日星期四 17:30（日本标准时间）',
    ],
  ])('%s in %s at %s names its zone', (iso, locale, zone, text) =>
    expect(formatMoment(iso, locale, zone)).toBe(text),
  )
})
