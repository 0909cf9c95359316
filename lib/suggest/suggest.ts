import { fold } from '../content/people/to-people'

export type Candidate = {
  label: string
  href: string
  /** Folded words by which it is known. */ words: string
}

const maxSuggestions = 5

/** The words of an address: `/people/ines-kato-tokyo.html` has "people", "ines", "kato" and "tokyo". */
export const wordsOfAddress = (path: string): string[] => {
  let plain = path
  try {
    plain = decodeURIComponent(path)
  } catch {
    // an address that cannot be read is searched as it is
  }
  return [
    ...new Set(
      fold(plain.slice(0, 300))
        .split(/[^\p{L}\p{N}]+/u)
        .filter((word) => word.length > 2 || /\p{Script=Han}/u.test(word)),
    ),
  ]
    .filter((word) => !/^(html?|php|aspx?|www|index|en|fr|zh|cn|page)$/.test(word))
    .slice(0, 12)
}

/** What a visitor may have looked for: the candidates that share most words with the address. */
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
