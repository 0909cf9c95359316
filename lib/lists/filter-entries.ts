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
 * @returns the matching entries in their order, and the facets, counted with the other filters applied, in order of
 *   occurrence
 */
export function filterEntries<Entry, Name extends string>(
  entries: readonly Entry[],
  chosen: Record<Name, string>,
  valuesOf: ValuesOf<Entry, Name>,
): { matches: Entry[]; choices: Record<Name, CountedChoice[]> } {
  const names = Object.keys(valuesOf) as Name[]
  const passes = (entry: Entry, name: Name) =>
    !chosen[name] || valuesOf[name](entry).some(({ value }) => value === chosen[name])
  const leftWithout = (except?: Name) =>
    entries.filter((entry) => names.every((name) => name === except || passes(entry, name)))
  const choices = names.map((name) => [name, count(leftWithout(name), valuesOf[name])])
  return { matches: leftWithout(), choices: Object.fromEntries(choices) }
}

/** Distinct values without empty ones, which would not filter. */
function count<Entry>(
  entries: readonly Entry[],
  valuesOf: (entry: Entry) => Choice[],
): CountedChoice[] {
  const counted = new Map<string, CountedChoice>()
  for (const entry of entries) {
    const choices = new Map(valuesOf(entry).map((choice) => [choice.value, choice]))
    choices.delete('')
    for (const { value, label } of choices.values()) {
      counted.set(value, { value, label, count: (counted.get(value)?.count ?? 0) + 1 })
    }
  }
  return [...counted.values()]
}

export const byLabel = (a: Choice, b: Choice): number => a.label.localeCompare(b.label)
