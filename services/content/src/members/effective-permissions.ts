import { toName } from '../access/rules'
import type { Member } from '../payload-types'

/** A period in which a member has a product; open-ended without `until`. */
export type ProductSubscription = NonNullable<Member['productSubscriptions']>[number]

export function isActive({ from, until }: ProductSubscription, now: Date): boolean {
  return (!from || new Date(from) <= now) && (!until || new Date(until) > now)
}

/**
 * The permissions in effect: one with any subscription is effective only while a subscription is
 * active, whatever the list says; one that is only listed is always effective.
 */
export function effectivePermissions(listed: unknown, subscriptions: unknown, now: Date): string[] {
  const validSubscriptions = Array.isArray(subscriptions)
    ? subscriptions.filter(isSubscription)
    : []
  const names = new Set(validSubscriptions.map(({ permission }) => toName(permission)))
  const listedOnly = Array.isArray(listed)
    ? listed.filter(
        (entry): entry is string => typeof entry === 'string' && !names.has(toName(entry)),
      )
    : []
  return [
    ...new Set([
      ...listedOnly,
      ...validSubscriptions
        .filter((subscription) => isActive(subscription, now))
        .map(({ permission }) => permission),
    ]),
  ]
}

const isSubscription = (value: unknown): value is ProductSubscription =>
  typeof (value as ProductSubscription | null)?.permission === 'string'
