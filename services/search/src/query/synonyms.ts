import * as v from 'valibot'
import type { Language } from '../text/languages'
import { tokenise, type Token } from '../text/tokenise'

/** Words that stand for each other, in the API's format. */
export const synonymSchema = v.object({
  objectID: v.pipe(v.string(), v.minLength(1), v.maxLength(200)),
  type: v.literal('synonym'),
  synonyms: v.pipe(v.array(v.pipe(v.string(), v.maxLength(200))), v.maxLength(100)),
})
export type Synonym = v.InferOutput<typeof synonymSchema>

/** A replacement: `from` in the query also finds `to`. */
export type Substitution = {
  from: string[]
  to: string[]
  /** One word for one word, which counts as exact by default. */
  isSingleWord: boolean
}

/** The synonyms of an index. Other forms of their words are found too: "attorneys" for "attorney". */
export class SynonymTable {
  private readonly byFirst = new Map<string, Substitution[]>()

  constructor(
    synonyms: readonly Synonym[],
    private readonly languages: readonly Language[],
  ) {
    for (const substitution of synonyms.flatMap(substitutionsOf)) {
      const [first] = substitution.from
      if (first === undefined || substitution.to.length === 0) continue
      const stem = this.stem(first)
      this.byFirst.set(stem, [...(this.byFirst.get(stem) ?? []), substitution])
    }
  }

  /** The substitutions whose words are in the query from the position `at`. */
  startingAt(terms: readonly string[], at: number): Substitution[] {
    const first = this.byFirst.get(this.stem(terms[at] ?? '')) ?? []
    return first.filter(({ from }) =>
      from.every((term, i) => this.stem(terms[at + i] ?? '') === this.stem(term)),
    )
  }

  private stem(term: string): string {
    return this.languages.reduce((stem, language) => language.stem(stem), term)
  }
}

const substitutionsOf = ({ synonyms }: Synonym): Substitution[] =>
  synonyms.flatMap((from) =>
    synonyms.flatMap((to) => (from === to ? [] : [toSubstitution(from, to)])),
  )

function toSubstitution(fromText: string, toText: string): Substitution {
  const [from, to] = [tokenise(fromText), tokenise(toText)]
  return {
    from: from.map(({ term }) => term),
    to: to.map(({ term }) => term),
    isSingleWord: isSingleWord(from) && isSingleWord(to),
  }
}

const isSingleWord = (tokens: readonly Token[]) =>
  tokens.length === 1 || tokens.every(({ cjk }) => cjk)
