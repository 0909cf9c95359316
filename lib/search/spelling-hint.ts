type Found = {
  _highlightResult?: Record<string, unknown>
  _rankingInfo?: { nbTypos?: number }
}

/** A highlighted prefix, with the rest of its word. */
const marks = /(?:<mark>|__ais-highlight__)(.*?)(?:<\/mark>|__\/ais-highlight__)([\p{L}\p{M}]*)/gu
const fields = ['title', 'jobTitle', 'summary', 'names']
const mostMistakes = 2
const shortest = 4
const fold = (text: string): string =>
  text.normalize('NFD').replace(/\p{M}/gu, '').toLocaleLowerCase()

/**
 * The corrected words when the search service tolerated typos in every hit: "competiton law" gives "competition law".
 * Null when one was found without typos, and when the highlights do not show all corrections.
 */
export function spellingHint(query: string, hits: readonly Found[]): string | null {
  const typos = Math.min(...hits.map(({ _rankingInfo }) => _rankingInfo?.nbTypos ?? 0))
  if (hits.length === 0 || typos === 0) return null
  const matches = hits.slice(0, 5).flatMap(markedWords)
  const words = query.split(/\s+/).map((word) => correct(word, matches))
  return words.reduce((sum, { mistakes }) => sum + mistakes, 0) < typos
    ? null
    : words.map(({ text }) => text).join(' ')
}

/** A French article or pronoun before a vowel, as of "l’énergie". */
const elision = /^(?:[a-zà-ÿ]|qu)['’]/i

function correct(word: string, matches: readonly string[]): { text: string; mistakes: number } {
  const [article = ''] = elision.exec(word) ?? []
  const folded = fold(word.slice(article.length))
  const unchanged = { text: word, mistakes: 0 }
  if (folded.length < shortest || !/^[a-z'’-]+$/.test(folded)) return unchanged
  if (matches.some((match) => match.startsWith(folded) || folded.startsWith(match)))
    return unchanged
  const near = matches.find((match) => mistakesOf(folded, match) <= mostMistakes)
  return near ? { text: article + near, mistakes: mistakesOf(folded, near) } : unchanged
}

function markedWords({ _highlightResult: highlights = {} }: Found): string[] {
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
function mistakesOf(a: string, b: string): number {
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
