/** A value that a filter can choose. */
export type Choice = { value: string; label: string }

/** A choice with the number of entries that it leaves. */
export type CountedChoice = Choice & { count: number }

/** What an entry has for each filter. */
export type ValuesOf<Entry, Name extends string> = Record<Name, (entry: Entry) => Choice[]>

/**
 * Filters entries in memory.
 *
 * @param chosen a value for each filter; empty where it does not select
 * @returns the entries that all filters leave, in their order, and what each filter could choose: counted over what
 *   the other filters leave, in the order in which it is met
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

/** An entry that has a value twice counts once; an empty value would choose nothing. */
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
