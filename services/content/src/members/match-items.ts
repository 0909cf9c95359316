import type { StoredDoc } from '../rows'
import { alertTypes, type AlertType } from './alert-types'
import { matchesChoice } from './navigator-alert'

/** Something that was published, as far as anybody may know of it: never its text (decision 20). */
export type Item = {
  collection: 'articles' | 'news' | 'events' | 'trainings' | 'training-series' | 'navigator-answers'
  id: number
  title: string
  summary: string
  path: string | null
  /** The language that it is really in. */
  locale: string
  /** When it was published: an event or a training when it was announced. */
  at: string
  startsAt: string | null
  practices: number[]
  sectors: number[]
  countries: number[]
  people: number[]
  feature: string | null
  /** Which answer of the navigator it is, by slugs. */
  answer?: { service: string; jurisdiction: string; question: string }
}

export type ReasonKind = 'practice' | 'sector' | 'country' | 'person' | 'subscription' | 'saved'
export type Reason = { kind: ReasonKind; id: number }

/**
 * What a member follows: each number with those that it covers, as a practice covers the ones below
 * it.
 */
export type Follows = Topics & {
  countries: number[]
  people: number[]
  subscriptions: Subscription[]
  /** What the subscriptions are about. */
  alertTopics: Topics
}

export type Topics = {
  practices: Map<number, number[]>
  sectors: Map<number, number[]>
  /** What saved searches find, by the alert's number: keys of items. */
  found?: Map<number, ReadonlySet<string>>
}

export type Subscription = Omit<
  StoredDoc<'alert-subscriptions'>,
  'member' | 'about' | 'wording' | 'key' | 'updatedAt'
>

export const reasonKeyOf = ({ kind, id }: Reason): string => `${kind}:${id}`
/** Its name among what was sent: an answer is news again each time that it changes. */
export const itemKeyOf = ({
  collection,
  id,
  at,
  answer,
}: Pick<Item, 'collection' | 'id' | 'at' | 'answer'>): string =>
  answer ? `${collection}:${id}@${at}` : `${collection}:${id}`

const meets = (one: readonly number[], other: readonly number[]): boolean =>
  one.some((id) => other.includes(id))

/**
 * Why a member sees an item: a person before a topic, a topic before an alert; null when nothing
 * (unmuted) leads to it.
 */
export function reasonFor(
  item: Item,
  follows: Follows,
  muted: ReadonlySet<string> = new Set(),
): Reason | null {
  const reasons: Reason[] = [
    ...follows.people
      .filter((id) => item.people.includes(id))
      .map((id): Reason => ({ kind: 'person', id })),
    ...covering(follows.practices, item.practices).map((id): Reason => ({ kind: 'practice', id })),
    ...covering(follows.sectors, item.sectors).map((id): Reason => ({ kind: 'sector', id })),
    ...follows.countries
      .filter((id) => item.countries.includes(id))
      .map((id): Reason => ({ kind: 'country', id })),
    ...follows.subscriptions
      .filter((one) => matchesAlert(one, item, follows.alertTopics))
      .map(({ id }): Reason => ({ kind: 'subscription', id })),
  ]
  return reasons.find((reason) => !muted.has(reasonKeyOf(reason))) ?? null
}

const covering = (topics: Map<number, number[]>, ids: number[]): number[] =>
  [...topics].filter(([, covered]) => meets(covered, ids)).map(([id]) => id)

/** Whether an alert is for an item: its topic, in its country, of its kinds. */
export function matchesAlert(
  subscription: Subscription,
  item: Item,
  { practices, sectors, found }: Topics,
): boolean {
  if (subscription.active === false) return false
  if (item.answer || subscription.topic === 'navigator')
    return (
      item.answer !== undefined &&
      subscription.topic === 'navigator' &&
      matchesChoice(subscription, item.answer)
    )
  if (!isOfKind(subscription.kinds, item.collection)) return false
  if (subscription.country && !item.countries.includes(subscription.country)) return false
  if (subscription.topic === 'practice')
    return meets(
      practices.get(Number(subscription.practice)) ?? [Number(subscription.practice)],
      item.practices,
    )
  if (subscription.topic === 'sector')
    return meets(
      sectors.get(Number(subscription.sector)) ?? [Number(subscription.sector)],
      item.sectors,
    )
  if (subscription.topic === 'search')
    return found?.get(subscription.id)?.has(itemKeyOf(item)) ?? false
  return subscription.topic === 'all'
}

function isOfKind(kinds: Subscription['kinds'], collection: Item['collection']): boolean {
  const kind = (Object.keys(alertTypes) as AlertType[]).find((name) =>
    (alertTypes[name] as readonly string[]).includes(collection),
  )
  return kind !== undefined && kinds?.[kind] !== false
}

/**
 * The numbers that each of some topics covers: itself and everything below it, in a tree of
 * `parent`.
 */
export function descendantsByTopic(
  ids: readonly number[],
  tree: readonly { id: number; parent?: number | null }[],
): Map<number, number[]> {
  const children = new Map<number, number[]>()
  for (const { id, parent } of tree)
    if (parent) children.set(parent, [...(children.get(parent) ?? []), id])
  return new Map(ids.map((id) => [id, withBelow(id, children)]))
}

function withBelow(id: number, children: Map<number, number[]>): number[] {
  const found = new Set([id])
  // a set visits what is added on the way, and nothing twice
  for (const one of found) for (const child of children.get(one) ?? []) found.add(child)
  return [...found]
}
