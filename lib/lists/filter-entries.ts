import { compareTexts } from '../i18n/format'
import type { Locale } from '@law-firm/contract/locales'

/** A value of a filter. */
export type Choice = { value: string; label: string }

/** A facet value with the number of matching entries. */
export type CountedChoice = Choice & { count: number }

/** The values of an entry for each filter. */
export type ValuesOf<Entry, Name extends string> = Record<Name, (entry: Entry) => Choice[]>

/**
 * Filters entries in memory.
 *
 * @param chosen a value for each filter; empty for no filter
 * @param matchesWords whether an entry matches what was typed; undefined when nothing was
 * @returns the matching entries in their order, and the facets, counted with the other filters applied, in order of
 *   occurrence
 */
export function filterEntries<Entry, Name extends string>(
  entries: readonly Entry[],
  chosen: Record<Name, string>,
  toValues: ValuesOf<Entry, Name>,
  matchesWords?: (entry: Entry) => boolean,
): { matches: Entry[]; choices: Record<Name, CountedChoice[]> } {
  const names = Object.keys(toValues) as Name[]
  const passes = (entry: Entry, name: Name) =>
    !chosen[name] || toValues[name](entry).some(({ value }) => value === chosen[name])
  const passesAll = (entry: Entry, except?: Name) =>
    names.every((name) => name === except || passes(entry, name))
  const withWords = matchesWords ? entries.filter(matchesWords) : entries
  const choices = names.map((name) => {
    const others = withWords.filter((entry) => passesAll(entry, name))
    const counted = count(others, toValues[name])
    return [name, [...counted, ...unmatched(entries, toValues[name], chosen[name], counted)]]
  })
  return {
    matches: withWords.filter((entry) => passesAll(entry)),
    choices: Object.fromEntries(choices),
  }
}

/** The chosen value of a filter when nothing matches it, so that it keeps its label. */
function unmatched<Entry>(
  entries: readonly Entry[],
  toValues: (entry: Entry) => Choice[],
  chosen: string,
  counted: readonly Choice[],
): CountedChoice[] {
  if (!chosen || counted.some(({ value }) => value === chosen)) return []
  const isChosen = ({ value }: Choice) => value === chosen
  const entry = entries.find((candidate) => toValues(candidate).some(isChosen))
  const choice = entry && toValues(entry).find(isChosen)
  return choice ? [{ ...choice, count: 0 }] : []
}

/** Distinct values without empty ones, which would not filter. */
function count<Entry>(
  entries: readonly Entry[],
  toValues: (entry: Entry) => Choice[],
): CountedChoice[] {
  const counted = new Map<string, CountedChoice>()
  for (const entry of entries) {
    const choices = new Map(toValues(entry).map((choice) => [choice.value, choice]))
    choices.delete('')
    for (const { value, label } of choices.values()) {
      counted.set(value, { value, label, count: (counted.get(value)?.count ?? 0) + 1 })
    }
  }
  return [...counted.values()]
}

/** For `sort`, as readers of the language expect. */
export function byLabel(
  locale: Locale,
): (a: Pick<Choice, 'label'>, b: Pick<Choice, 'label'>) => number {
  const compare = compareTexts(locale)
  return (a, b) => compare(a.label, b.label)
}
