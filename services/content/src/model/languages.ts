/**
 * Languages that people of the firm speak, by ISO 639 code; the site names them in the visitor's
 * language.
 */
export const languageOptions = [
  'en',
  'fr',
  'zh',
  'yue',
  'ja',
  'de',
  'nl',
  'it',
  'es',
  'pt',
  'ar',
  'hi',
  'ta',
  'ms',
  'ko',
  'pl',
  'sv',
  'da',
  'tr',
  'ga',
  'ru',
  'fa',
  'bn',
  'pa',
  'gu',
  'id',
  'vi',
  'th',
  'el',
  'cs',
  'hu',
  'ro',
  'he',
  'uk',
  'no',
  'fi',
  'ur',
  'yo',
  'te',
  'kn',
  'ml',
  'mr',
  'tl',
].map((value) => ({ value, label: getNames(value) }))

/** The name of a language in another one: `ja` in French is "japonais". */
export function languageName(code: string, language: string): string {
  return new Intl.DisplayNames(language, { type: 'language' }).of(code) ?? code
}

/** The name of a language in those of the admin panel. */
function getNames(code: string): Record<string, string> {
  return {
    en: languageName(code, 'en'),
    fr: languageName(code, 'fr'),
    zh: languageName(code, 'zh'),
  }
}
