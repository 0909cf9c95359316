import type { PayloadRequest } from 'payload'
import { hasFeature } from '../access/rules'
import { contentTypes, slugsWith } from '../model/content-types'
import { alertTypes } from '@law-firm/contract/alerts'
import type { Member } from './find-or-create-member'
import {
  listFavourites,
  getFollows,
  typeOfCollection,
  getNames,
  toTopics,
  toTopicFilter,
} from './follows'
import { findChangedAnswers } from './changed-answers'
import { countItems, findItems } from './find-items'
import { toReasonKey, reasonFor, type Item, type Reason } from './match-items'
import { memberEndpoint, setLocale } from './member-endpoint'
import { FieldError, parseDateTime } from './parse-record'
import { toMuted } from './record'
import { isDocumentId } from '@law-firm/contract/member'
import { getFavouriteDocument } from './favourite-documents'

const maxEntries = 50
const maxAgeMs = 366 * 86_400_000
const defaultPeriodMs = 30 * 86_400_000

export type Entry = {
  kind: string
  id: number
  title: string
  summary: string
  path: string | null
  locale: string
  at: string
  startsAt: string | null
  locked: boolean
  reason: Reason & { key: string; name: string }
}

/**
 * `GET /api/member/feed?locale=&since=`: new items with the reason for each; at most 50, newest
 * first, never the full text.
 */
export const feedEndpoint = memberEndpoint('get', '/member/feed', async (req, member) => {
  const locale = setLocale(req)
  const since = toSince(req, member)
  return Response.json({ locale, since, items: await getFeed(req, member, since) })
})

/** The start of the feed: the member's visit before, or what the query says. */
export function toSince(req: PayloadRequest, member: Member): string {
  const requested = req.query.since === undefined ? null : parseDateTime(req.query.since, 'since')
  const since = new Date(requested ?? member.previousVisitAt ?? Date.now() - defaultPeriodMs)
  return new Date(Math.max(since.getTime(), Date.now() - maxAgeMs)).toISOString()
}

export async function getFeed(
  req: PayloadRequest,
  member: Member,
  since: string,
): Promise<Entry[]> {
  const follows = await getFollows(req, member)
  const muted = new Set(toMuted(member))
  const until = new Date().toISOString()
  const [items, answers] = await Promise.all([
    findItems(req, toTopicFilter(follows), { since, until, limit: 4 * maxEntries }),
    findChangedAnswers(req, follows.subscriptions, { since, until }),
  ])
  const matches = newestFirst([...items, ...answers]).flatMap((item) => {
    const reason = reasonFor(item, follows, muted)
    return reason ? [{ item, reason }] : []
  })
  const name = await getNames(
    req,
    matches.slice(0, maxEntries).map(({ reason }) => reason),
    follows.subscriptions,
  )
  const entries = matches
    .slice(0, maxEntries)
    .map(({ item, reason }) => entryOf(req, item, { ...reason, name: name(reason) }))
  const seen = new Set(entries.map(({ kind, id }) => `${kind}:${id}`))
  const saved = (await findChanged(req, member, since, muted)).filter(
    ({ kind, id }) => !seen.has(`${kind}:${id}`),
  )
  return [...entries, ...saved]
    .sort((a, b) => (a.at < b.at ? 1 : a.at > b.at ? -1 : 0))
    .slice(0, maxEntries)
}

const newestFirst = (items: Item[]): Item[] =>
  items.sort((a, b) => (a.at < b.at ? 1 : a.at > b.at ? -1 : a.id - b.id))

function entryOf(req: PayloadRequest, item: Item, reason: Reason & { name: string }): Entry {
  const { title, summary, path, locale, at, startsAt, id, feature } = item
  return {
    kind: typeOfCollection(item.collection),
    id,
    title,
    summary,
    path,
    locale,
    at,
    startsAt,
    locked: isLocked(req, feature),
    reason: { ...reason, key: toReasonKey(reason) },
  }
}

export const isLocked = (req: PayloadRequest, feature: string | null): boolean =>
  !hasFeature(req, feature)

/** Saved documents that changed since then and since the member last opened them. */
export async function findChanged(
  req: PayloadRequest,
  member: Member,
  since: string,
  muted: ReadonlySet<string>,
): Promise<Entry[]> {
  const saved = await listFavourites(req, member.id)
  const entries = await Promise.all(
    saved
      .filter(({ id }) => !muted.has(`saved:${id}`))
      .map(async ({ id, kind, document, seenUpdatedAt }): Promise<Entry[]> => {
        const target = await getFavouriteDocument(kind, document, req)
        if (
          !target ||
          new Date(target.updatedAt) <= new Date(since) ||
          new Date(target.updatedAt) <= new Date(seenUpdatedAt ?? since)
        )
          return []
        const { title, summary, path, updatedAt, feature } = target
        return [
          {
            kind,
            id: document,
            title,
            summary,
            path,
            locale: String(req.locale),
            at: new Date(updatedAt).toISOString(),
            startsAt: null,
            locked: isLocked(req, feature),
            reason: { kind: 'saved', id, key: `saved:${id}`, name: title },
          },
        ]
      }),
  )
  return entries.flat()
}

/**
 * `GET /api/member/matches?practices=1,2&sectors=&countries=`: how many items match topics that a
 * member is selecting.
 */
export const matchesEndpoint = memberEndpoint('get', '/member/matches', async (req) => {
  const [practices, sectors, countries] = [
    idsIn(req, 'practices'),
    idsIn(req, 'sectors'),
    idsIn(req, 'countries'),
  ]
  const topics = await toTopics(req, { practices, sectors })
  const counts = await countItems(
    req,
    {
      practices: [...topics.practices.values()].flat(),
      sectors: [...topics.sectors.values()].flat(),
      countries,
      people: [],
    },
    new Date().toISOString(),
  )
  const totals = alertTypes.map((alert) => [
    alert,
    sum(
      slugsWith('item')
        .filter((slug) => contentTypes[slug].item.alert === alert)
        .map((slug) => counts[slug]),
    ),
  ])
  return Response.json({ total: sum(Object.values(counts)), ...Object.fromEntries(totals) })
})

const sum = (counts: number[]): number => counts.reduce((total, count) => total + count, 0)

/**
 * Comma-separated ids of a query parameter.
 *
 * @throws FieldError
 */
function idsIn(req: PayloadRequest, name: string): number[] {
  const value = req.query[name] ?? ''
  if (value === '') return []
  const ids =
    typeof value === 'string' && value.length < 1_000
      ? value.split(',').map((id) => (/^\d{1,10}$/.test(id) ? Number(id) : NaN))
      : [NaN]
  if (ids.length > 100 || !ids.every(isDocumentId)) throw new FieldError(name)
  return [...new Set(ids)]
}
