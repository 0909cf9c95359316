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

/** English dates are British, as the firm is. */
const toFormatLocale = (language: string): string => (language === 'en' ? 'en-GB' : language)
