import * as v from 'valibot'
import type { Language } from '../text/languages'
import { tokenise, type Token } from '../text/tokenise'

const words = v.pipe(v.array(v.pipe(v.string(), v.maxLength(200))), v.maxLength(100))
const id = { objectID: v.pipe(v.string(), v.minLength(1), v.maxLength(200)) }

/** A synonym in the API's format. */
export const synonymSchema = v.variant('type', [
  v.object({ ...id, type: v.literal('synonym'), synonyms: words }),
  v.object({
    ...id,
    type: v.picklist(['oneWaySynonym', 'onewaysynonym']),
    input: v.string(),
    synonyms: words,
  }),
  v.object({
    ...id,
    type: v.picklist(['altCorrection1', 'altCorrection2', 'altcorrection1', 'altcorrection2']),
    word: v.string(),
    corrections: words,
  }),
  v.object({ ...id, type: v.literal('placeholder'), placeholder: v.string(), replacements: words }),
])
export type Synonym = v.InferOutput<typeof synonymSchema>

/** A replacement: `from` in the query also finds `to`, at the cost of `typos`. */
export type Substitution = {
  from: string[]
  to: string[]
  typos: number
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

function substitutionsOf(synonym: Synonym): Substitution[] {
  switch (synonym.type) {
    case 'synonym':
      return synonym.synonyms.flatMap((from) =>
        synonym.synonyms.flatMap((to) => (from === to ? [] : [toSubstitution(from, to, 0)])),
      )
    case 'oneWaySynonym':
    case 'onewaysynonym':
      return synonym.synonyms.map((text) => toSubstitution(synonym.input, text, 0))
    case 'placeholder':
      return synonym.replacements.map((text) => toSubstitution(text, synonym.placeholder, 0))
    default: {
      const typos = synonym.type.endsWith('1') ? 1 : 2
      return synonym.corrections.map((text) => toSubstitution(synonym.word, text, typos))
    }
  }
}

function toSubstitution(fromText: string, toText: string, typos: number): Substitution {
  const [from, to] = [tokenise(fromText), tokenise(toText)]
  return {
    from: from.map(({ term }) => term),
    to: to.map(({ term }) => term),
    typos,
    isSingleWord: isSingleWord(from) && isSingleWord(to),
  }
}

const isSingleWord = (tokens: readonly Token[]) =>
  tokens.length === 1 || tokens.every(({ cjk }) => cjk)
