import { firmTimeZone } from '../model/firm-time-zone'

/**
 * A moment with the name of the time zone, in the editor's language, such as “30 Nov 2026, 14:00
 * GMT”.
 */
export const formatHour = (
  moment: string | Date,
  language: string,
  timeZone: string = firmTimeZone,
): string =>
  new Date(moment).toLocaleString(toFormatLocale(language), {
    ...{ day: 'numeric', month: 'short', year: 'numeric', hour: '2-digit', minute: '2-digit' },
    timeZone,
    // “UTC+1” is the short name of other languages
    timeZoneName: language === 'en' ? 'short' : 'long',
  })

/** A day of the firm's calendar, such as “30 Nov 2026”. */
export const formatDay = (moment: string | Date, language: string): string =>
  new Date(moment).toLocaleDateString(toFormatLocale(language), {
    ...{ day: 'numeric', month: 'short', year: 'numeric', timeZone: firmTimeZone },
  })

/** The name of a time zone at a moment, such as “GMT”. */
export const formatZone = (moment: string | Date, language: string, timeZone: string): string =>
  new Intl.DateTimeFormat(toFormatLocale(language), {
    timeZone,
    timeZoneName: language === 'en' ? 'short' : 'long',
  })
    .formatToParts(new Date(moment))
    .find(({ type }) => type === 'timeZoneName')?.value ?? timeZone

/** English dates are British, as the firm is. */
const toFormatLocale = (language: string): string => (language === 'en' ? 'en-GB' : language)
