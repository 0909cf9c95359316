import { getContentType, type SlugWith } from '../model/content-types'
import type { StoredDoc } from '../database/rows'
import { matchesChoice } from './navigator-alert'

/** A published item's public properties, without its full text (decision 20). */
export type Item = {
  collection: SlugWith<'item'> | 'navigator-answers'
  id: number
  title: string
  summary: string
  path: string | null
  /** The language of the content, which may be the fallback. */
  locale: string
  /** Publication date; creation date for events and trainings. */
  at: string
  startsAt: string | null
  practices: number[]
  sectors: number[]
  countries: number[]
  people: number[]
  feature: string | null
  /** The slugs of a navigator answer. */
  answer?: { service: string; jurisdiction: string; question: string }
}

export type ReasonKind = 'practice' | 'sector' | 'country' | 'person' | 'subscription' | 'saved'
export type Reason = { kind: ReasonKind; id: number }

/** What a member follows; each topic with its descendants. */
export type Follows = Topics & {
  countries: number[]
  people: number[]
  subscriptions: Subscription[]
  /** The topics of the subscriptions. */
  alertTopics: Topics
}

export type Topics = {
  practices: Map<number, number[]>
  sectors: Map<number, number[]>
  /** Item keys found by saved searches, by subscription id. */
  searchResults?: Map<number, ReadonlySet<string>>
}

export type Subscription = Omit<
  StoredDoc<'alert-subscriptions'>,
  'member' | 'about' | 'wording' | 'key' | 'updatedAt'
>

export const toReasonKey = ({ kind, id }: Reason): string => `${kind}:${id}`
/**
 * The key under which an item counts as sent; a navigator answer is new again after each change.
 */
export const toItemKey = ({
  collection,
  id,
  at,
  answer,
}: Pick<Item, 'collection' | 'id' | 'at' | 'answer'>): string =>
  answer ? `${collection}:${id}@${at}` : `${collection}:${id}`

const intersects = (a: readonly number[], b: readonly number[]): boolean =>
  a.some((id) => b.includes(id))

/**
 * The first unmuted reason why an item is in the feed: person, topic, country, then alert; null
 * without one.
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
    ...topicsContaining(follows.practices, item.practices).map((id): Reason => ({
      kind: 'practice',
      id,
    })),
    ...topicsContaining(follows.sectors, item.sectors).map((id): Reason => ({
      kind: 'sector',
      id,
    })),
    ...follows.countries
      .filter((id) => item.countries.includes(id))
      .map((id): Reason => ({ kind: 'country', id })),
    ...follows.subscriptions
      .filter((subscription) => matchesAlert(subscription, item, follows.alertTopics))
      .map(({ id }): Reason => ({ kind: 'subscription', id })),
  ]
  return reasons.find((reason) => !muted.has(toReasonKey(reason))) ?? null
}

const topicsContaining = (topics: Map<number, number[]>, ids: number[]): number[] =>
  [...topics].filter(([, covered]) => intersects(covered, ids)).map(([id]) => id)

/** Whether an item matches an alert's topic, country and item types. */
export function matchesAlert(
  subscription: Subscription,
  item: Item,
  { practices, sectors, searchResults }: Topics,
): boolean {
  if (subscription.active === false) return false
  if (item.answer || subscription.topic === 'navigator')
    return (
      item.answer !== undefined &&
      subscription.topic === 'navigator' &&
      matchesChoice(subscription, item.answer)
    )
  if (!includesType(subscription.kinds, item.collection)) return false
  if (subscription.country && !item.countries.includes(subscription.country)) return false
  if (subscription.topic === 'practice')
    return intersects(
      practices.get(Number(subscription.practice)) ?? [Number(subscription.practice)],
      item.practices,
    )
  if (subscription.topic === 'sector')
    return intersects(
      sectors.get(Number(subscription.sector)) ?? [Number(subscription.sector)],
      item.sectors,
    )
  if (subscription.topic === 'search')
    return searchResults?.get(subscription.id)?.has(toItemKey(item)) ?? false
  return subscription.topic === 'all'
}

function includesType(kinds: Subscription['kinds'], collection: Item['collection']): boolean {
  const alert = getContentType(collection)?.item?.alert
  return alert !== undefined && kinds?.[alert] !== false
}

/** The ids of each topic and its descendants in a tree of `parent`. */
export function descendantsByTopic(
  ids: readonly number[],
  tree: readonly { id: number; parent?: number | null }[],
): Map<number, number[]> {
  const children = new Map<number, number[]>()
  for (const { id, parent } of tree)
    if (parent) children.set(parent, [...(children.get(parent) ?? []), id])
  return new Map(ids.map((id) => [id, withDescendants(id, children)]))
}

function withDescendants(id: number, children: Map<number, number[]>): number[] {
  const ids = new Set([id])
  // Iterating a Set visits entries added meanwhile, and no entry twice: cycles terminate.
  for (const parent of ids) for (const child of children.get(parent) ?? []) ids.add(child)
  return [...ids]
}
