import * as v from 'valibot'
import { tokenise } from '../text/tokenise'

const words = v.pipe(v.array(v.pipe(v.string(), v.maxLength(200))), v.maxLength(100))
const id = { objectID: v.pipe(v.string(), v.minLength(1), v.maxLength(200)) }

/** A synonym in the API's format. Placeholders are stored and returned, but not matched. */
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
export type Substitution = { from: string[]; to: string[]; typos: number }

/** Synonyms by their first word. */
export type SynonymTable = ReadonlyMap<string, Substitution[]>

export function toSynonymTable(synonyms: readonly Synonym[]): SynonymTable {
  const table = new Map<string, Substitution[]>()
  for (const substitution of synonyms.flatMap(substitutionsOf)) {
    const [first] = substitution.from
    if (first === undefined || substitution.to.length === 0) continue
    table.set(first, [...(table.get(first) ?? []), substitution])
  }
  return table
}

function substitutionsOf(synonym: Synonym): Substitution[] {
  switch (synonym.type) {
    case 'synonym': {
      const forms = synonym.synonyms.map(termsOf)
      return forms.flatMap((from, i) =>
        forms.flatMap((to, j) => (i === j ? [] : [{ from, to, typos: 0 }])),
      )
    }
    case 'oneWaySynonym':
    case 'onewaysynonym':
      return synonym.synonyms.map((text) => ({
        from: termsOf(synonym.input),
        to: termsOf(text),
        typos: 0,
      }))
    case 'placeholder':
      return []
    default: {
      const typos = synonym.type.endsWith('1') ? 1 : 2
      return synonym.corrections.map((text) => ({
        from: termsOf(synonym.word),
        to: termsOf(text),
        typos,
      }))
    }
  }
}

function termsOf(text: string): string[] {
  return tokenise(text).map(({ term }) => term)
}
