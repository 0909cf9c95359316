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
].map((value) => ({ value, label: namesOf(value) }))

/** The name of a language in those of the admin panel. */
function namesOf(code: string): Record<string, string> {
  const nameIn = (language: string) =>
    new Intl.DisplayNames(language, { type: 'language' }).of(code) ?? code
  return { en: nameIn('en'), fr: nameIn('fr'), zh: nameIn('zh') }
}
