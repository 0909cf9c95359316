import type { CollectionSlug, PayloadRequest } from 'payload'
import { toIds } from '../database/relations'
import { findTexts, toStored, type StoredDoc } from '../database/rows'
import type { Member } from './find-or-create-member'
import type { TopicFilter } from './find-items'
import {
  descendantsByTopic,
  type Follows,
  type Reason,
  type ReasonKind,
  type Subscription,
  type Topics,
} from './match-items'
import { nameOfNavigatorAlert } from './navigator-alert'
import { findSavedSearchResults, nameOfSearch } from './saved-search'
import { getContentType } from '../model/content-types'
import { inLocale } from './favourite-documents'

type Favourite = StoredDoc<'favourites'>

/** Collections with a `member` field. */
export type MemberDocumentSlug =
  | 'favourites'
  | 'favourite-folders'
  | 'alert-subscriptions'
  | 'navigator-reports'
  | 'consents'
  | 'product-requests'

/** All documents of a member in a collection. */
export async function listMemberDocuments<Slug extends MemberDocumentSlug>(
  req: PayloadRequest,
  collection: Slug,
  member: number,
): Promise<StoredDoc<Slug>[]> {
  const { docs } = await req.payload.find({
    collection,
    where: { member: { equals: member } },
    sort: 'id',
    pagination: false,
    depth: 0,
    overrideAccess: true,
    req,
  })
  return toStored(docs)
}

/** The rows of favourites, without their virtual fields. */
export async function listFavourites(req: PayloadRequest, member: number): Promise<Favourite[]> {
  return (
    await req.payload.db.find<Favourite>({
      collection: 'favourites',
      where: { member: { equals: member } },
      sort: 'id',
      pagination: false,
      req,
    })
  ).docs
}

export const listSubscriptions = async (
  req: PayloadRequest,
  member: number,
): Promise<Subscription[]> =>
  (await listMemberDocuments(req, 'alert-subscriptions', member)).filter(
    ({ active }) => active !== false,
  )

/** What a member follows: interests, saved people, alerts. */
export async function getFollows(req: PayloadRequest, member: Member): Promise<Follows> {
  const [favourites, subscriptions] = await Promise.all([
    listFavourites(req, member.id),
    listSubscriptions(req, member.id),
  ])
  return {
    ...(await toTopics(req, {
      practices: toIds(member.interests?.practices),
      sectors: toIds(member.interests?.sectors),
    })),
    countries: toIds(member.interests?.countries),
    people: favourites.filter(({ kind }) => kind === 'contact').map(({ document }) => document),
    subscriptions,
    alertTopics: await toAlertTopics(req, subscriptions).catch((cause: unknown) => {
      req.payload.logger.warn({ cause: String(cause) }, 'Saved searches are left out of a feed')
      return toAlertTopics(
        req,
        subscriptions.filter(({ topic }) => topic !== 'search'),
      )
    }),
  }
}

/** Practices and sectors with their descendants. */
export async function toTopics(
  req: PayloadRequest,
  { practices, sectors }: { practices: number[]; sectors: number[] },
): Promise<Topics> {
  const [services, branches] = await Promise.all([treeOf(req, 'services'), treeOf(req, 'sectors')])
  return {
    practices: descendantsByTopic(practices, services),
    sectors: descendantsByTopic(sectors, branches),
  }
}

/**
 * The topics of alerts with their descendants, and the results of saved searches.
 *
 * @throws when the search service is down
 */
export async function toAlertTopics(
  req: PayloadRequest,
  subscriptions: readonly Subscription[],
): Promise<Topics> {
  const topics = await toTopics(req, {
    practices: subscriptions.flatMap(({ practice }) => practice ?? []),
    sectors: subscriptions.flatMap(({ sector }) => sector ?? []),
  })
  return { ...topics, searchResults: await findSavedSearchResults(subscriptions) }
}

async function treeOf(
  req: PayloadRequest,
  collection: 'services' | 'sectors',
): Promise<{ id: number; parent: number | null }[]> {
  return (
    await req.payload.db.find<{ id: number; parent: number | null }>({
      collection,
      where: {},
      sort: 'id',
      pagination: false,
      select: { parent: true },
      req,
    })
  ).docs
}

/** The database filter for followed topics; alerts narrow its result in `match-items.ts`. */
export function toTopicFilter(follows: Follows): TopicFilter {
  const { alertTopics } = follows
  const flat = (topics: Map<number, number[]>): number[] => [...topics.values()].flat()
  return {
    practices: unique([...flat(follows.practices), ...flat(alertTopics.practices)]),
    sectors: unique([...flat(follows.sectors), ...flat(alertTopics.sectors)]),
    countries: follows.countries,
    people: follows.people,
    all: follows.subscriptions.some(({ topic }) => topic === 'all' || topic === 'search'),
  }
}

const unique = (values: number[]): number[] => [...new Set(values)]

const titleFields: Partial<Record<ReasonKind, [collection: CollectionSlug, title: string]>> = {
  practice: ['services', 'title'],
  sector: ['sectors', 'title'],
  country: ['countries', 'name'],
  person: ['contacts', 'name'],
}

/**
 * The names of reasons in the request's language. An alert is named by topic and country; one for
 * everything has no name.
 */
export async function getNames(
  req: PayloadRequest,
  reasons: readonly Reason[],
  subscriptions: readonly Subscription[],
): Promise<(reason: Reason) => string> {
  const alerts = new Map(subscriptions.map((alert) => [alert.id, splitParts(alert)]))
  const named = await Promise.all(
    subscriptions.map(async (alert): Promise<[number, string] | null> =>
      alert.topic === 'search'
        ? [alert.id, nameOfSearch(alert)]
        : alert.topic === 'navigator'
          ? [alert.id, await nameOfNavigatorAlert(alert, req)]
          : null,
    ),
  )
  const alertNames = new Map(named.filter((entry) => entry !== null))
  const allReasons = [...reasons, ...[...alerts.values()].flat()]
  const names = new Map<string, string>()
  await Promise.all(
    (Object.keys(titleFields) as ReasonKind[]).map(async (kind) => {
      const topicIds = unique(
        allReasons.filter((reason) => reason.kind === kind).map(({ id }) => id),
      )
      const source = titleFields[kind]
      if (!source || topicIds.length === 0) return
      const [collection, title] = source
      const docs = await findTexts<{ id: number } & Record<string, unknown>>({
        collection,
        where: { id: { in: topicIds } },
        sort: 'id',
        pagination: false,
        select: { [title]: true },
        req,
      })
      for (const doc of docs) names.set(`${kind}:${doc.id}`, inLocale(doc[title], req.locale))
    }),
  )
  const toName = ({ kind, id }: Reason): string => names.get(`${kind}:${id}`) ?? ''
  return (reason) =>
    reason.kind === 'subscription'
      ? (alertNames.get(reason.id) ??
        (alerts.get(reason.id) ?? []).map(toName).filter(Boolean).join(', '))
      : toName(reason)
}

const splitParts = ({ practice, sector, country }: Subscription): Reason[] => [
  ...(practice ? [{ kind: 'practice' as const, id: practice }] : []),
  ...(sector ? [{ kind: 'sector' as const, id: sector }] : []),
  ...(country ? [{ kind: 'country' as const, id: country }] : []),
]

export const typeOfCollection = (collection: string): string =>
  getContentType(collection)?.favourite ?? collection
