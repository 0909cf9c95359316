import type { CollectionSlug, PayloadRequest } from 'payload'
import { toStored, type StoredDoc } from '../rows'
import type { Member } from './find-or-create-member'
import type { Wanted } from './find-items'
import {
  descendantsByTopic,
  type Follows,
  type Reason,
  type ReasonKind,
  type Subscription,
  type Topics,
} from './match-items'
import { nameOfNavigatorAlert } from './navigator-alert'
import { findSaved, nameOfSearch } from './saved-search'
import { favouriteTypes, inLocale, type FavouriteType } from './favourite-documents'

type Favourite = StoredDoc<'favourites'>

/** The collections whose documents belong to a member. */
export type MemberDocumentSlug =
  | 'favourites'
  | 'favourite-folders'
  | 'alert-subscriptions'
  | 'navigator-reports'
  | 'consents'
  | 'product-requests'

/** Everything of a collection that is a member's own. */
export async function memberDocumentsOf<Slug extends MemberDocumentSlug>(
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

/** The rows of favourites alone, without what is worked out from the documents. */
export async function favouritesOf(req: PayloadRequest, member: number): Promise<Favourite[]> {
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

const idOf = (value: unknown): number =>
  Number(typeof value === 'object' && value !== null ? (value as { id?: unknown }).id : value)

export const subscriptionsOf = async (
  req: PayloadRequest,
  member: number,
): Promise<Subscription[]> =>
  (await memberDocumentsOf(req, 'alert-subscriptions', member)).filter(
    ({ active }) => active !== false,
  )

/** What a member follows: interests, people they saved, alerts. */
export async function followsOf(req: PayloadRequest, member: Member): Promise<Follows> {
  const [favourites, subscriptions] = await Promise.all([
    favouritesOf(req, member.id),
    subscriptionsOf(req, member.id),
  ])
  return {
    ...(await topicsOf(req, {
      practices: ids(member.interests?.practices),
      sectors: ids(member.interests?.sectors),
    })),
    countries: ids(member.interests?.countries),
    people: favourites.filter(({ kind }) => kind === 'contact').map(({ document }) => document),
    subscriptions,
    alertTopics: await alertTopicsOf(req, subscriptions).catch((cause: unknown) => {
      req.payload.logger.warn({ cause: String(cause) }, 'Saved searches are left out of a feed')
      return alertTopicsOf(
        req,
        subscriptions.filter(({ topic }) => topic !== 'search'),
      )
    }),
  }
}

const ids = (value: unknown): number[] => (Array.isArray(value) ? value.map(idOf) : [])

/** Practices and sectors with those below them. */
export async function topicsOf(
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
 * What alerts are about, with what is below it, and what saved searches find.
 *
 * @throws when the search service does not answer
 */
export async function alertTopicsOf(
  req: PayloadRequest,
  subscriptions: readonly Subscription[],
): Promise<Topics> {
  const topics = await topicsOf(req, {
    practices: subscriptions.flatMap(({ practice }) => practice ?? []),
    sectors: subscriptions.flatMap(({ sector }) => sector ?? []),
  })
  return { ...topics, found: await findSaved(subscriptions) }
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

/** The topics to ask the database for; what an alert narrows is narrowed afterwards. */
export function topicFilterOf(follows: Follows): Wanted {
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

const namedBy: Partial<Record<ReasonKind, [collection: CollectionSlug, title: string]>> = {
  practice: ['services', 'title'],
  sector: ['sectors', 'title'],
  country: ['countries', 'name'],
  person: ['contacts', 'name'],
}

/**
 * The names of reasons in the reader's language; an alert is called by its topic and country, one
 * about everything by nothing.
 */
export async function namesOf(
  req: PayloadRequest,
  reasons: readonly Reason[],
  subscriptions: readonly Subscription[],
): Promise<(reason: Reason) => string> {
  const alerts = new Map(subscriptions.map((one) => [one.id, partsOf(one)]))
  const named = await Promise.all(
    subscriptions.map(async (one): Promise<[number, string] | null> =>
      one.topic === 'search'
        ? [one.id, nameOfSearch(one)]
        : one.topic === 'navigator'
          ? [one.id, await nameOfNavigatorAlert(one, req)]
          : null,
    ),
  )
  const ownNames = new Map(named.filter((one) => one !== null))
  const needed = [...reasons, ...[...alerts.values()].flat()]
  const names = new Map<string, string>()
  await Promise.all(
    (Object.keys(namedBy) as ReasonKind[]).map(async (kind) => {
      const wanted = unique(needed.filter((one) => one.kind === kind).map(({ id }) => id))
      const source = namedBy[kind]
      if (!source || wanted.length === 0) return
      const [collection, title] = source
      const { docs } = await req.payload.db.find<{ id: number } & Record<string, unknown>>({
        collection,
        where: { id: { in: wanted } },
        sort: 'id',
        pagination: false,
        select: { [title]: true },
        locale: 'all',
        req,
      })
      for (const doc of docs) names.set(`${kind}:${doc.id}`, inLocale(doc[title], req.locale))
    }),
  )
  const nameOf = ({ kind, id }: Reason): string => names.get(`${kind}:${id}`) ?? ''
  return (reason) =>
    reason.kind === 'subscription'
      ? (ownNames.get(reason.id) ??
        (alerts.get(reason.id) ?? []).map(nameOf).filter(Boolean).join(', '))
      : nameOf(reason)
}

const partsOf = ({ practice, sector, country }: Subscription): Reason[] => [
  ...(practice ? [{ kind: 'practice' as const, id: practice }] : []),
  ...(sector ? [{ kind: 'sector' as const, id: sector }] : []),
  ...(country ? [{ kind: 'country' as const, id: country }] : []),
]

export const kindOfCollection = (collection: string): string =>
  (Object.keys(favouriteTypes) as FavouriteType[]).find(
    (kind) => favouriteTypes[kind] === collection,
  ) ?? collection
