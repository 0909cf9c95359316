import type { Without } from './filter-entries'

/** More are not tried, to limit the work of a request. */
const mostWords = 6

const split = (typed: string): string[] => [...new Set(typed.split(/\s+/).filter(Boolean))]

/** What was typed, without one of its words. */
export const withoutWord = (typed: string, word: string): string =>
  split(typed)
    .filter((each) => each !== word)
    .join(' ')

/**
 * For each of several typed words, the number of entries without it.
 *
 * @param countOf the number of entries that have all words
 */
export async function countWithoutWords(
  typed: string,
  countOf: (words: string) => Promise<number>,
): Promise<Without> {
  const words = split(typed)
  if (words.length < 2 || words.length > mostWords) return {}
  const counts = await Promise.all(words.map((word) => countOf(withoutWord(typed, word))))
  return Object.fromEntries(words.map((word, i) => [word, counts[i]]))
}
