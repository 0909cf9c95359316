type Marked = { _highlightResult?: Record<string, unknown> }

/** A highlighted prefix, with the rest of its word. */
const marks = /(?:<mark>|__ais-highlight__)(.*?)(?:<\/mark>|__\/ais-highlight__)([\p{L}\p{M}]*)/gu
const fields = ['title', 'jobTitle', 'summary', 'names']
const mostMistakes = 2
const shortest = 4
const fold = (text: string): string =>
  text.normalize('NFD').replace(/\p{M}/gu, '').toLocaleLowerCase()

/**
 * The corrected words when the search service tolerated a typo: "competiton law" gives "competition law". Null when
 * every word matched exactly, or by another rule such as a synonym.
 */
export function spellingHint(query: string, hits: readonly Marked[]): string | null {
  const matches = hits.slice(0, 5).flatMap(markedWords)
  if (matches.length === 0) return null
  const hinted = query
    .split(/\s+/)
    .map((word) => corrected(word, matches))
    .join(' ')
  return fold(hinted) === fold(query) ? null : hinted
}

function corrected(word: string, matches: readonly string[]): string {
  const folded = fold(word)
  if (folded.length < shortest || !/^[a-z'’-]+$/.test(folded)) return word
  if (matches.some((match) => match.startsWith(folded) || folded.startsWith(match))) return word
  const near = matches.filter((item) => mistakes(folded, item) <= mostMistakes)
  return near[0] ?? word
}

function markedWords({ _highlightResult: highlights = {} }: Marked): string[] {
  return fields
    .flatMap((name) => [highlights[name]].flat())
    .flatMap((item) => {
      const value =
        typeof item === 'object' && item !== null ? (item as { value?: unknown }).value : undefined
      return typeof value === 'string'
        ? [...value.matchAll(marks)].flatMap(([, text = '', rest = '']) =>
            fold(text + rest).split(/\s+/),
          )
        : []
    })
}

/** The edit distance (Levenshtein, with transpositions). */
function mistakes(a: string, b: string): number {
  if (Math.abs(a.length - b.length) > mostMistakes) return mostMistakes + 1
  const rows = [Array.from({ length: b.length + 1 }, (_, index) => index)]
  for (let i = 1; i <= a.length; i += 1) {
    const row = [i]
    for (let j = 1; j <= b.length; j += 1) {
      const same = a[i - 1] === b[j - 1]
      const swapped = i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1]
      row.push(
        Math.min(
          (rows[i - 1]?.[j] ?? 0) + 1,
          (row[j - 1] ?? 0) + 1,
          (rows[i - 1]?.[j - 1] ?? 0) + (same ? 0 : 1),
          ...(swapped ? [(rows[i - 2]?.[j - 2] ?? 0) + 1] : []),
        ),
      )
    }
    rows.push(row)
  }
  return rows.at(-1)?.at(-1) ?? 0
}
