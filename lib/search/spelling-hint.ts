type Marked = { _highlightResult?: Record<string, unknown> }

/** With the rest of a word of which the beginning was found. */
const marks = /(?:<mark>|__ais-highlight__)(.*?)(?:<\/mark>|__\/ais-highlight__)([\p{L}\p{M}]*)/gu
const fields = ['title', 'jobTitle', 'summary', 'names']
const mostMistakes = 2
const shortest = 4
const fold = (text: string): string =>
  text.normalize('NFD').replace(/\p{M}/gu, '').toLocaleLowerCase()

/**
 * The words as they were found, where the search service forgave a mistake: "competiton law" was found as
 * "competition law". Null where every word was found as it was written, or by another rule, such as a synonym.
 */
export function spellingHint(query: string, hits: readonly Marked[]): string | null {
  const found = hits.slice(0, 5).flatMap(markedWords)
  if (found.length === 0) return null
  const hinted = query
    .split(/\s+/)
    .map((word) => corrected(word, found))
    .join(' ')
  return fold(hinted) === fold(query) ? null : hinted
}

function corrected(word: string, found: readonly string[]): string {
  const asked = fold(word)
  if (asked.length < shortest || !/^[a-z'’-]+$/.test(asked)) return word
  if (found.some((match) => match.startsWith(asked) || asked.startsWith(match))) return word
  const near = found.filter((item) => mistakes(asked, item) <= mostMistakes)
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

/** How many letters are wrong, missing or too many (Levenshtein), two that changed places being one mistake. */
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
