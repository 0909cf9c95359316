/** Languages that people of the firm speak, by ISO 639 code; the site names them in the visitor's language. */
export const languageOptions = [
  'en', 'fr', 'zh', 'yue', 'ja', 'de', 'nl', 'it', 'es', 'pt', 'ar', 'hi', 'ta', 'ms', 'ko', 'pl', 'sv', 'da', 'tr',
  'ga', 'ru', 'fa', 'bn', 'pa', 'gu', 'id', 'vi', 'th', 'el', 'cs', 'hu', 'ro', 'he', 'uk', 'no', 'fi', 'ur', 'yo', 'te', 'kn', 'ml', 'mr', 'tl',
].map((value) => ({ value, label: new Intl.DisplayNames('en', { type: 'language' }).of(value) ?? value }))
