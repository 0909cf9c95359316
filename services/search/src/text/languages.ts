import { english } from './english'
import { french } from './french'
import { chinese } from './chinese'

/** Language-specific analysis: stemming and stop words. */
export type Language = {
  code: string
  /** Forms with the same stem match each other; the exact form ranks first. */
  stem: (term: string) => string
  stopWords: ReadonlySet<string>
}

const known: ReadonlyMap<string, Language> = new Map(
  [english, french, chinese].map((language) => [language.code, language]),
)

/** The index's languages by its settings, else by its name (`insights_fr`), else English. */
export function toLanguages(indexName: string, codes: readonly string[] | undefined): Language[] {
  const listed = (codes ?? []).flatMap((code) => known.get(baseOf(code)) ?? [])
  if (listed.length > 0) return listed
  const named = [...known.values()].find(({ code }) =>
    new RegExp(`[_-]${code}([_-]|$)`, 'i').test(indexName),
  )
  return [named ?? english]
}

/** `fr-fr` → `fr`. */
function baseOf(code: string): string {
  return code.toLowerCase().split('-')[0] ?? ''
}
