/** Letters without a Unicode decomposition. */
const plainLetters: Record<string, string> = { œ: 'oe', æ: 'ae', ß: 'ss', ø: 'o', ł: 'l', đ: 'd' }

/** Lower case without accents, so that "aubrac" finds "Aubrac" and "helene" finds "Hélène". */
export const fold = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[œæßøłđ]/g, (letter) => plainLetters[letter] ?? letter)
    .replace(/[’'-]/g, ' ')

/** The folded words of what was typed. */
export const toWords = (typed: string): string[] => fold(typed).split(/\s+/).filter(Boolean)

/** Whether a text has every typed word, also as a part of a word. */
export function matchesWords(typed: string): (text: string) => boolean {
  const words = toWords(typed)
  return (text) => {
    const folded = words.length > 0 ? fold(text) : ''
    return words.every((word) => folded.includes(word))
  }
}
