import type { Language } from './languages'

const invariable = new Set(['news', 'series', 'species', 'lens', 'always', 'perhaps', 'besides'])

/** Plurals only: a stronger stemmer conflates "organisation" and "organ". */
export const english: Language = {
  code: 'en',
  stem(term) {
    if (term.length < 4 || !term.endsWith('s') || /(ss|us|is)$/.test(term) || invariable.has(term))
      return term
    if (/[^aeiou]ies$/.test(term) && term.length > 4) return `${term.slice(0, -3)}y`
    if (/(ch|sh|ss|x|zz)es$/.test(term)) return term.slice(0, -2)
    return term.slice(0, -1)
  },
  // without "about", "it", "us" and "will", which are words of "about us", "IT law", "contact us" and "will"
  stopWords: new Set(
    'a an and are as at be been but by can could did do does for from had has have how i if in into is its me my no not of on or our should so such than that the their them then there these they this to was we were what when where which who why with would you your'.split(
      ' ',
    ),
  ),
}
