import { memoize } from '../memoize'
import { type Locale, languageTags } from '@law-firm/contract/locales'

/** Formatters are memoized: they are expensive, and a report needs one a thousand times. */
const numberFormat = memoize((locale: Locale) => new Intl.NumberFormat(languageTags[locale]), 20)
const languageNames = memoize(
  (locale: Locale) => new Intl.DisplayNames(languageTags[locale], { type: 'language' }),
  20,
)
const dateFormat = memoize(
  (locale: Locale, options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(languageTags[locale], options),
  200,
)

const collator = memoize((locale: Locale) => new Intl.Collator(languageTags[locale]), 20)

/** Orders texts as readers of a language expect: É beside E, Chinese by pinyin. */
export const compareTexts = (locale: Locale): ((a: string, b: string) => number) =>
  collator(locale).compare

type DateStyle = 'long' | 'short' | 'month'

const dateOptions: Record<DateStyle, Intl.DateTimeFormatOptions> = {
  long: { day: 'numeric', month: 'long', year: 'numeric' },
  short: { day: 'numeric', month: 'short', year: 'numeric' },
  month: { month: 'long', year: 'numeric' },
}

/** A date in a language: "14 November 2026", "14 novembre 2026", "2026年11月14日". Empty for an invalid date. */
export function formatDate(
  iso: string | null | undefined,
  locale: Locale,
  style: DateStyle = 'long',
): string {
  const date = new Date(iso ?? '')
  if (Number.isNaN(date.getTime())) return ''
  return dateFormat(locale, { ...dateOptions[style], timeZone: 'UTC' }).format(date)
}

/** A date in figures, as a language writes it: "14/11/2026", "2026/11/14". Empty for an invalid date. */
export function formatDay(iso: string, locale: Locale): string {
  const date = new Date(iso)
  if (Number.isNaN(date.getTime())) return ''
  const options = { day: '2-digit', month: '2-digit', year: 'numeric', timeZone: 'UTC' } as const
  return dateFormat(locale, options).format(date)
}

/** The name of a language in a locale, by its ISO 639 code; other values are returned unchanged. */
export const languageName = (code: string, locale: Locale): string => {
  if (!/^[a-z]{2,3}$/.test(code)) return code
  const name = languageNames(locale).of(code) ?? code
  return name.charAt(0).toLocaleUpperCase(languageTags[locale]) + name.slice(1)
}

/** A list with the separator of the language: "Tokyo, Brussels", "东京、布鲁塞尔". */
export const formatList = (items: string[], locale: Locale): string =>
  items.join(locale === 'zh-cn' ? '、' : ', ')

export const formatNumber = (value: number, locale: Locale): string =>
  numberFormat(locale).format(value)

/** The name of a weekday, Monday is 1. */
export const dayName = (day: number, locale: Locale): string =>
  dateFormat(locale, { weekday: 'long', timeZone: 'UTC' }).format(new Date(Date.UTC(2024, 0, day)))

/** A moment with its zone's name: "Thursday, 4 December 2026, 08:30 (Central European Time)". */
export function formatMoment(iso: string, locale: Locale, timeZone: string): string {
  const moment = dateFormat(locale, {
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
    timeZone,
  }).format(new Date(iso))
  const zone = zoneName(iso, locale, timeZone)
  return locale === 'zh-cn' ? `${moment}（${zone}）` : `${moment} (${zone})`
}

const hours: Intl.DateTimeFormatOptions = {
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
  timeZoneName: 'short',
}

/** A time range: "08:30–12:15 GMT", "GMT+0 08:30–12:15"; with the dates if they differ. */
export const formatHours = (from: string, to: string, locale: Locale, timeZone: string): string =>
  dateFormat(locale, { ...hours, timeZone }).formatRange(new Date(from), new Date(to))

/** A date in a time zone: a late event is on the local date. */
export const formatDayIn = (iso: string, locale: Locale, timeZone: string): string =>
  dateFormat(locale, {
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    timeZone,
  }).format(new Date(iso))

/**
 * The name of a time zone at a moment: "Central European Time", "heure d’Europe centrale", "中欧时间". A zone
 * without a name of its own has that of its country: "heure : Royaume-Uni", in whose place stands "heure
 * moyenne de Greenwich".
 */
export function zoneName(iso: string, locale: Locale, timeZone: string): string {
  const name = (timeZoneName: 'longGeneric' | 'long') =>
    dateFormat(locale, { timeZone, timeZoneName })
      .formatToParts(new Date(iso))
      .find(({ type }) => type === 'timeZoneName')?.value ?? timeZone
  const generic = name('longGeneric')
  return generic.includes(':') ? name('long') : generic
}
