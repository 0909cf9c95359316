import { fold } from '../lists/fold'

export type Candidate = {
  label: string
  href: string
  /** Folded search words. */ words: string
}

const maxSuggestions = 5

/** The words of a path: `/people/ines-kato-tokyo.html` has "people", "ines", "kato" and "tokyo". */
export const wordsOfAddress = (path: string): string[] => {
  let plain = path
  try {
    plain = decodeURIComponent(path)
  } catch {
    // a malformed path is used undecoded
  }
  return [
    ...new Set(
      fold(plain.slice(0, 300))
        .split(/[^\p{L}\p{N}]+/u)
        .filter((word) => word.length > 2 || /\p{Script=Han}/u.test(word)),
    ),
  ]
    .filter((word) => !/^(html?|php|aspx?|www|index|page)$/.test(word))
    .slice(0, 12)
}

/** The candidates that share most words with the path. */
export function suggest(words: readonly string[], candidates: readonly Candidate[]): Candidate[] {
  const score = ({ words: candidateWords }: Candidate): number => {
    const known = candidateWords.split(' ')
    return words.reduce(
      (sum, word) =>
        sum +
        (known.includes(word)
          ? 2 + word.length / 10
          : word.length > 3 &&
              known.some(
                (item) => item.startsWith(word) || (item.length > 3 && word.startsWith(item)),
              )
            ? 1
            : 0),
      0,
    )
  }
  return candidates
    .map((candidate) => ({ candidate, points: score(candidate) }))
    .filter(({ points }) => points >= 1)
    .sort((a, b) => b.points - a.points || a.candidate.label.length - b.candidate.label.length)
    .slice(0, maxSuggestions)
    .map(({ candidate }) => candidate)
}
