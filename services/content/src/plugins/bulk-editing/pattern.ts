export type Wanted = { find: string; matchCase: boolean; wholeWords: boolean }

/** A literal text; letters and digits of any script make words. */
export function toPattern({ find, matchCase, wholeWords }: Wanted): RegExp {
  const literal = find.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&')
  const word = '[\\p{L}\\p{N}_]'
  const source = wholeWords ? `(?<!${word})${literal}(?!${word})` : literal
  return new RegExp(source, matchCase ? 'gu' : 'giu')
}

export type Match = { before: string; text: string; after: string }

const context = 60

/** Each match in a text, with what is around it. */
export const matchesIn = (text: string, pattern: RegExp): Match[] =>
  [...text.matchAll(pattern)].map(({ 0: match, index }) => ({
    before: text.slice(Math.max(0, index - context), index),
    text: match,
    after: text.slice(index + match.length, index + match.length + context),
  }))
