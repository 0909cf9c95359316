import { nameOf } from '../access/rules'
import type { Member } from '../payload-types'

/** A time in which a member has a product; without an end it runs on. */
export type ProductSubscription = NonNullable<Member['productSubscriptions']>[number]

export function isRunning({ from, until }: ProductSubscription, now: Date): boolean {
  return (!from || new Date(from) <= now) && (!until || new Date(until) > now)
}

/**
 * What a member's lists open today: a permission that was ever subscribed counts exactly while a
 * subscription of it runs, whatever the list says; one that was only listed counts always.
 */
export function effectivePermissions(listed: unknown, subscriptions: unknown, now: Date): string[] {
  const timed = Array.isArray(subscriptions) ? subscriptions.filter(isSubscription) : []
  const names = new Set(timed.map(({ permission }) => nameOf(permission)))
  const lasting = Array.isArray(listed)
    ? listed.filter((one): one is string => typeof one === 'string' && !names.has(nameOf(one)))
    : []
  return [
    ...new Set([
      ...lasting,
      ...timed.filter((one) => isRunning(one, now)).map(({ permission }) => permission),
    ]),
  ]
}

const isSubscription = (value: unknown): value is ProductSubscription =>
  typeof (value as ProductSubscription | null)?.permission === 'string'
