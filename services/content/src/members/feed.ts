import type { PayloadRequest } from 'payload'
import { hasFeature } from '../access/rules'
import type { Member } from './find-or-create-member'
import {
  favouritesOf,
  followsOf,
  kindOfCollection,
  namesOf,
  topicsOf,
  topicFilterOf,
} from './follows'
import { findChangedAnswers } from './changed-answers'
import { countItems, findItems } from './find-items'
import { reasonKeyOf, reasonFor, type Item, type Reason } from './match-items'
import { memberEndpoint, setLocale } from './member-endpoint'
import { FieldError, parseDateTime } from './parse-record'
import { mutedOf } from './record'
import { isDocumentId, getFavouriteDocument } from './favourite-documents'

const most = 50
const longestMs = 366 * 86_400_000
const firstVisitMs = 30 * 86_400_000

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
 * `GET /api/member/feed?locale=&since=`: what is new for a member, each with why; at most 50,
 * newest first, never a text.
 */
export const feedEndpoint = memberEndpoint('get', '/member/feed', async (req, member) => {
  const locale = setLocale(req)
  const since = sinceOf(req, member)
  return Response.json({ locale, since, items: await feedOf(req, member, since) })
})

function sinceOf(req: PayloadRequest, member: Member): string {
  const given = req.query.since === undefined ? null : parseDateTime(req.query.since, 'since')
  const since = new Date(given ?? member.previousVisitAt ?? Date.now() - firstVisitMs)
  return new Date(Math.max(since.getTime(), Date.now() - longestMs)).toISOString()
}

async function feedOf(req: PayloadRequest, member: Member, since: string): Promise<Entry[]> {
  const follows = await followsOf(req, member)
  const muted = new Set(mutedOf(member))
  const until = new Date().toISOString()
  const [items, answers] = await Promise.all([
    findItems(req, topicFilterOf(follows), { since, until, limit: 4 * most }),
    findChangedAnswers(req, follows.subscriptions, { since, until }),
  ])
  const fresh = newestFirst([...items, ...answers]).flatMap((item) => {
    const reason = reasonFor(item, follows, muted)
    return reason ? [{ item, reason }] : []
  })
  const name = await namesOf(
    req,
    fresh.slice(0, most).map(({ reason }) => reason),
    follows.subscriptions,
  )
  const entries = fresh
    .slice(0, most)
    .map(({ item, reason }) => entryOf(req, item, { ...reason, name: name(reason) }))
  const seen = new Set(entries.map(({ kind, id }) => `${kind}:${id}`))
  const saved = (await changedOf(req, member, since, muted)).filter(
    ({ kind, id }) => !seen.has(`${kind}:${id}`),
  )
  return [...entries, ...saved]
    .sort((a, b) => (a.at < b.at ? 1 : a.at > b.at ? -1 : 0))
    .slice(0, most)
}

const newestFirst = (items: Item[]): Item[] =>
  items.sort((a, b) => (a.at < b.at ? 1 : a.at > b.at ? -1 : a.id - b.id))

function entryOf(req: PayloadRequest, item: Item, reason: Reason & { name: string }): Entry {
  const { title, summary, path, locale, at, startsAt, id, feature } = item
  return {
    kind: kindOfCollection(item.collection),
    id,
    title,
    summary,
    path,
    locale,
    at,
    startsAt,
    locked: isLocked(req, feature),
    reason: { ...reason, key: reasonKeyOf(reason) },
  }
}

export const isLocked = (req: PayloadRequest, feature: string | null): boolean =>
  !hasFeature(req, feature)

/** Saved documents that changed since, and since the member looked. */
async function changedOf(
  req: PayloadRequest,
  member: Member,
  since: string,
  muted: ReadonlySet<string>,
): Promise<Entry[]> {
  const saved = await favouritesOf(req, member.id)
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
 * `GET /api/member/matches?practices=1,2&sectors=&countries=`: how much there is of what a member
 * is choosing.
 */
export const matchesEndpoint = memberEndpoint('get', '/member/matches', async (req) => {
  const [practices, sectors, countries] = [
    idsIn(req, 'practices'),
    idsIn(req, 'sectors'),
    idsIn(req, 'countries'),
  ]
  const topics = await topicsOf(req, { practices, sectors })
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
  const found = {
    articles: counts.articles,
    news: counts.news,
    events: counts.events,
    trainings: counts.trainings + counts['training-series'],
  }
  return Response.json({ total: Object.values(found).reduce((sum, one) => sum + one, 0), ...found })
})

/** Numbers of a query, joined by commas. @throws FieldError */
function idsIn(req: PayloadRequest, name: string): number[] {
  const value = req.query[name] ?? ''
  if (value === '') return []
  const ids =
    typeof value === 'string' && value.length < 1_000
      ? value.split(',').map((one) => (/^\d{1,10}$/.test(one) ? Number(one) : NaN))
      : [NaN]
  if (ids.length > 100 || !ids.every(isDocumentId)) throw new FieldError(name)
  return [...new Set(ids)]
}
