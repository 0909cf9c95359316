import { defaultTimeZone } from '../members/record-defaults'

/**
 * A moment in the firm's time zone with the zone's name, in the editor's language, such as “30 Nov
 * 2026, 14:00 GMT”.
 */
export const formatHour = (moment: string | Date, language: string): string =>
  new Date(moment).toLocaleString(toFormatLocale(language), {
    ...{ day: 'numeric', month: 'short', year: 'numeric', hour: '2-digit', minute: '2-digit' },
    timeZone: defaultTimeZone,
    // “UTC+1” is the short name of other languages
    timeZoneName: language === 'en' ? 'short' : 'long',
  })

/** English dates are British, as the firm is. */
const toFormatLocale = (language: string): string => (language === 'en' ? 'en-GB' : language)
