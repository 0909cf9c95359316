import type { Mention, Replacement } from '../links/replace-references'
import type { Subject } from './subject'

/** What happens to the mentions in a place: the id of the document that takes it, or one of these. */
const otherChoices = ['keep', 'remove', 'name', 'row'] as const
export type Choice = number | (typeof otherChoices)[number]

/** By place with the type or global that it is in: `articles.authors`. */
export type Choices = Record<string, Choice>

/** Choices of a place beside "keep": what is possible, the first one first. */
export function toOptions(mention: Mention): ('replace' | Exclude<Choice, number | 'keep'>)[] {
  const { isRequired, isAlone, hasName, hasRow } = mention
  return [
    'replace',
    ...(isRequired && isAlone ? [] : (['remove'] as const)),
    ...(hasName && !(isRequired && isAlone) ? (['name'] as const) : []),
    ...(hasRow ? (['row'] as const) : []),
  ]
}

export function toChoices(value: unknown): Choices {
  if (typeof value !== 'object' || value === null) return {}
  return Object.fromEntries(
    Object.entries(value).flatMap(([place, choice]: [string, unknown]) => {
      const other = otherChoices.find((one) => one === choice)
      const isId = typeof choice === 'number' && Number.isInteger(choice)
      return other || isId ? [[place, other ?? Number(choice)]] : []
    }),
  )
}

/**
 * @param successors by id
 * @param locale of the plain name
 */
export function toReplacement(
  choice: Choice | undefined,
  subject: Subject,
  successors: ReadonlyMap<number, Subject>,
  locale: string,
): Replacement {
  if (typeof choice === 'number') return successors.get(choice) ?? 'same'
  if (choice === 'remove') return 'nothing'
  if (choice === 'name') return { name: subject.names[locale] ?? '' }
  return choice === 'row' ? 'row' : 'same'
}
