export type Wanted = { find: string; matchCase: boolean; wholeWords: boolean }

/** A literal text; letters and digits of any script make words. */
export function toPattern({ find, matchCase, wholeWords }: Wanted): RegExp {
  const literal = find.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&')
  const word = '[\\p{L}\\p{N}_]'
  const source = wholeWords ? `(?<!${word})${literal}(?!${word})` : literal
  return new RegExp(source, matchCase ? 'gu' : 'giu')
}

/** Links, addresses of mail, domains with a path, and paths that are a text of their own. */
const address =
  /(?:[a-z][a-z\d+.-]*:\/\/|mailto:|tel:|www\.)[\x21-\x7E]+|(?<![\w.+-])(?:[\w.+-]+@[\w-]+(?:\.[\w-]+)+|[a-z\d-]+(?:\.[a-z\d-]+)+\/[\x21-\x7E]*)|^\/\S*$/giu

/** The matches that are not in an address, which leads elsewhere with another name. */
function* outsideAddresses(text: string, pattern: RegExp): Generator<RegExpExecArray> {
  const addresses = [...text.matchAll(address)]
  for (const match of text.matchAll(pattern)) {
    const end = match.index + match[0].length
    const isInside = addresses.some(
      ({ 0: { length }, index }) => match.index < index + length && end > index,
    )
    if (!isInside) yield match
  }
}

export type Match = { before: string; text: string; after: string }

const context = 60

/** Each match in a text, with what is around it. */
export const matchesIn = (text: string, pattern: RegExp): Match[] =>
  [...outsideAddresses(text, pattern)].map(({ 0: match, index }) => ({
    before: text.slice(Math.max(0, index - context), index),
    text: match,
    after: text.slice(index + match.length, index + match.length + context),
  }))

export function replaceIn(text: string, pattern: RegExp, replacement: string): string {
  let replaced = ''
  let from = 0
  for (const { 0: match, index } of outsideAddresses(text, pattern)) {
    replaced += text.slice(from, index) + replacement
    from = index + match.length
  }
  return replaced + text.slice(from)
}
