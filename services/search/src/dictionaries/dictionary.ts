import * as v from 'valibot'
import type { Synonym } from '../query/synonyms'
import { fold } from '../text/fold'
import { baseOf, type Language } from '../text/languages'

const text = v.pipe(v.string(), v.minLength(1), v.maxLength(200))
const texts = v.pipe(v.array(text), v.minLength(1), v.maxLength(100))
const common = { objectID: text, language: text }

/** The entries of each dictionary, in the API's format. */
export const entrySchemas = {
  stopwords: v.object({
    ...common,
    word: text,
    /** A disabled one takes the word from those of the language. */
    state: v.optional(v.picklist(['enabled', 'disabled']), 'enabled'),
  }),
  plurals: v.object({ ...common, words: texts }),
  compounds: v.object({ ...common, word: text, decomposition: texts }),
}
export type DictionaryName = keyof typeof entrySchemas
export type Entries = { [Name in DictionaryName]: v.InferOutput<(typeof entrySchemas)[Name]>[] }
export type Entry = Entries[DictionaryName][number]

/** Languages whose own stop words do not count. Their forms cannot be switched off. */
export const settingsSchema = v.strictObject({
  disableStandardEntries: v.strictObject({
    stopwords: v.nullable(v.record(v.string(), v.nullable(v.boolean()))),
  }),
})
export type DictionarySettings = v.InferOutput<typeof settingsSchema>

/** The words that an application adds to those of its languages. */
export class Dictionaries {
  private readonly changedLanguages = new Map<string, Language>()

  constructor(
    readonly entries: Entries,
    readonly settings: DictionarySettings,
  ) {}

  /** A language with the stop words of the dictionary, which every query needs. */
  withStopWords(language: Language): Language {
    const known = this.changedLanguages.get(language.code) ?? this.changed(language)
    this.changedLanguages.set(language.code, known)
    return known
  }

  private changed(language: Language): Language {
    const isOff = this.settings.disableStandardEntries.stopwords?.[language.code] === true
    const own = this.entries.stopwords.filter((entry) => baseOf(entry.language) === language.code)
    if (!isOff && own.length === 0) return language
    const stopWords = new Set(isOff ? [] : language.stopWords)
    for (const { word, state } of own)
      if (state === 'enabled') stopWords.add(fold(word))
      else stopWords.delete(fold(word))
    return { ...language, stopWords }
  }

  /** Plurals, and the parts of compounds, as synonyms of an index of these languages. */
  synonymsOf(languages: readonly string[]): Synonym[] {
    const codes = new Set(languages.map(baseOf))
    const isOf = ({ language }: Entry) => codes.has(baseOf(language))
    return [
      ...this.entries.plurals
        .filter(isOf)
        .map(({ objectID, words }) => ({ objectID, type: 'synonym' as const, synonyms: words })),
      ...this.entries.compounds.filter(isOf).map(({ objectID, word, decomposition }) => ({
        objectID,
        type: 'oneWaySynonym' as const,
        input: word,
        synonyms: [decomposition.join(' ')],
      })),
    ]
  }
}

export const noDictionaries = new Dictionaries(
  { stopwords: [], plurals: [], compounds: [] },
  { disableStandardEntries: { stopwords: {} } },
)
