/** More are not proposed, to limit the work of a request. */
const mostWords = 6

type Chosen<Name extends string> = {
  name: Name
  /** What its chip says. */
  chip: string
  /** Whether its value is typed words. */
  isWords: boolean
}

/** A filter, or a typed word, to drop from a list that finds nothing. */
export type Proposal<Values> = { dropped: string; values: Values; count: number }

/**
 * What to drop from a list that finds nothing: each of several typed words, then each filter, with the number of
 * entries without it. What would still find nothing is left out; the rest is in descending order of the number.
 *
 * @param countOf the number of entries that match other values
 */
export async function proposeToDrop<Name extends string, Values extends Record<Name, string>>(
  values: Values,
  chosen: Chosen<Name>[],
  countOf: (values: Values) => number | Promise<number>,
): Promise<Proposal<Values>[]> {
  const counted = async (dropped: string, name: Name, value: string) => {
    const changed = { ...values, page: 1, [name]: value }
    return { dropped, values: changed, count: await countOf(changed) }
  }
  const [words, filters] = await Promise.all([
    Promise.all(
      chosen
        .filter(({ isWords }) => isWords)
        .flatMap(({ name }) =>
          withoutEachWord(values[name]).map(([word, rest]) => counted(word, name, rest)),
        ),
    ),
    Promise.all(chosen.map(({ name, chip }) => counted(chip, name, ''))),
  ])
  return [...words.sort(byCount), ...filters.sort(byCount)].filter(({ count }) => count > 0)
}

/** Each of several words with what was typed besides it. */
function withoutEachWord(typed: string): [word: string, rest: string][] {
  const words = [...new Set(typed.split(/\s+/).filter(Boolean))]
  if (words.length < 2 || words.length > mostWords) return []
  return words.map((word) => [word, words.filter((other) => other !== word).join(' ')])
}

const byCount = (a: { count: number }, b: { count: number }) => b.count - a.count
