import type { PayloadRequest } from 'payload'
import { env } from '../../env'
import { getMemberTexts, type DigestLine } from '../../mail/member-texts'
import { oneLine } from '../../inbox/request-body'
import { isLocked } from '../feed'
import type { Member } from '../find-or-create-member'
import { toAlertTopics, getNames, toTopicFilter } from '../follows'
import { findChangedAnswers } from '../changed-answers'
import { findItems } from '../find-items'
import { matchesAlert, toItemKey, type Item, type Subscription, type Topics } from '../match-items'
import type { Period } from './schedule'
import { firmTimeZone } from '../../model/firm-time-zone'

const dayMs = 86_400_000
const maxItems = 30

export type Draft = {
  subject: string
  text: string
  items: { key: string; title: string; path: string | null; reason: string }[]
}

/**
 * How far before its period a digest looks for backdated or late items; items are sent once only.
 */
export const lookBackMs = (key: string): number => (key.startsWith('immediately') ? 0 : 7 * dayMs)

/**
 * The items of a period, each with the first alert that matches: newer than the alert and not sent
 * before.
 */
export function chooseItems(
  items: readonly Item[],
  subscriptions: readonly Subscription[],
  topics: Topics,
  period: Period,
  sent: ReadonlySet<string>,
): { item: Item; subscription: Subscription }[] {
  const earliest = period.from.getTime() - lookBackMs(period.key)
  return items.flatMap((item) => {
    const at = new Date(item.at).getTime()
    if (!(at > earliest) || at > period.to.getTime() || sent.has(toItemKey(item))) return []
    const subscription = subscriptions.find(
      (alert) => at > new Date(alert.createdAt).getTime() && matchesAlert(alert, item, topics),
    )
    return subscription ? [{ item, subscription }] : []
  })
}

/** The digest of a period in the request's language; null without new items. */
export async function composeDigest(
  req: PayloadRequest,
  member: Member,
  subscriptions: readonly Subscription[],
  period: Period,
  sent: ReadonlySet<string>,
  unsubscribeUrl: string,
): Promise<Draft | null> {
  if (subscriptions.length === 0) return null
  const alertTopics = await toAlertTopics(req, subscriptions)
  const filter = toTopicFilter({
    practices: new Map(),
    sectors: new Map(),
    countries: [],
    people: [],
    subscriptions: [...subscriptions],
    alertTopics,
  })
  const window = {
    since: new Date(period.from.getTime() - lookBackMs(period.key)).toISOString(),
    until: period.to.toISOString(),
  }
  const [items, answers] = await Promise.all([
    findItems(req, filter, { ...window, limit: 200 }),
    findChangedAnswers(req, subscriptions, window),
  ])
  const chosen = chooseItems(
    [...items, ...answers],
    subscriptions,
    alertTopics,
    period,
    sent,
  ).slice(0, maxItems)
  if (chosen.length === 0) return null
  const name = await getNames(req, [], subscriptions)
  const reasonOf = ({ id }: Subscription): string => name({ kind: 'subscription', id })
  const texts = getMemberTexts(req.locale)
  const lines = chosen.map(({ item, subscription }): DigestLine => ({
    title: oneLine(item.title),
    summary: oneLine(item.summary),
    url: siteUrl(req.locale, item.path ?? '/insights'),
    reason: reasonOf(subscription),
    locked: isLocked(req, item.feature),
    startsAt: item.startsAt ? formatDay(item.startsAt, req.locale, member.details?.timeZone) : null,
  }))
  return {
    subject: oneLine(texts.digest.subject({ count: lines.length, title: lines[0]?.title ?? '' })),
    text: texts.digest.text({
      name: toName(member),
      lines,
      manageUrl: siteUrl(req.locale, '/newsletters-and-alerts'),
      unsubscribeUrl,
    }),
    items: chosen.map(({ item, subscription }) => ({
      key: toItemKey(item),
      title: item.title,
      path: item.path,
      reason: reasonOf(subscription),
    })),
  }
}

export const toName = ({ details, name }: Pick<Member, 'details' | 'name'>): string =>
  oneLine(details?.givenName || name || '')

export const siteUrl = (locale: string | null | undefined, path: string): string =>
  `${env.SITE_URL}${locale && locale !== 'en' ? `/${locale}` : ''}${path}`

function formatDay(
  moment: string,
  locale: string | null | undefined,
  timeZone?: string | null,
): string {
  return new Intl.DateTimeFormat(!locale || locale === 'en' ? 'en-GB' : locale, {
    dateStyle: 'long',
    timeZone: timeZone || firmTimeZone,
  }).format(new Date(moment))
}
