import type { PayloadRequest, Where } from 'payload'
import { addressOf } from '../addresses'
import { toStored } from '../rows'
import type { Item } from './match-items'

type Published = Exclude<Item['collection'], 'navigator-answers'>
type Source = {
  collection: Published
  at: 'publishedOn' | 'createdAt'
  people: 'authors' | 'contacts' | 'speakers' | null
  starts: boolean
}

/**
 * Where what is new comes from. Events and trainings count from when they were announced, and only
 * until they begin.
 */
const sources: Source[] = [
  { collection: 'articles', at: 'publishedOn', people: 'authors', starts: false },
  { collection: 'news', at: 'publishedOn', people: 'contacts', starts: false },
  { collection: 'events', at: 'createdAt', people: 'speakers', starts: true },
  { collection: 'trainings', at: 'createdAt', people: 'speakers', starts: true },
  { collection: 'training-series', at: 'createdAt', people: null, starts: true },
]

/** The topics of items; empty ones match nothing. `all` matches everything. */
export type Wanted = {
  practices: number[]
  sectors: number[]
  countries: number[]
  people: number[]
  all?: boolean
}
export type Window = {
  since?: string
  until: string
  limit: number
  order?: 'newest' | 'next'
  only?: Published[]
}

const nothing: Where = { id: { equals: -1 } }

/** What leads from a topic to items; nothing at all where there is no topic. */
function topicsWhere(wanted: Wanted, people: Source['people']): Where {
  if (wanted.all) return {}
  const or: Where[] = (['practices', 'sectors', 'countries'] as const)
    .filter((name) => wanted[name].length > 0)
    .map((name) => ({ [name]: { in: wanted[name] } }))
  if (people && wanted.people.length > 0) or.push({ [people]: { in: wanted.people } })
  return or.length > 0 ? { or } : nothing
}

/** Published items of a time that topics lead to, newest first, at most `limit` of each kind. */
export async function findItems(
  req: PayloadRequest,
  wanted: Wanted,
  window: Window,
): Promise<Item[]> {
  const all = await Promise.all(
    sources
      .filter(({ collection }) => !window.only || window.only.includes(collection))
      .map((source) => findOf(source, req, wanted, window)),
  )
  return all.flat().sort((a, b) => (a.at < b.at ? 1 : a.at > b.at ? -1 : a.id - b.id))
}

async function findOf(
  source: Source,
  req: PayloadRequest,
  wanted: Wanted,
  { since, until, limit, order }: Window,
): Promise<Item[]> {
  const { collection, at, people, starts } = source
  const and: Where[] = [
    { _status: { equals: 'published' } },
    { [at]: { less_than_equal: until } },
    topicsWhere(wanted, people),
  ]
  if (since) and.push({ [at]: { greater_than: since } })
  if (starts) and.push({ startsAt: { greater_than: until } })
  if (collection === 'events') and.push({ state: { equals: 'planned' } })
  const { docs } = await req.payload.find({
    collection,
    where: { and },
    sort: order === 'next' && starts ? 'startsAt' : `-${at}`,
    limit,
    pagination: false,
    depth: 0,
    overrideAccess: true,
    req,
    locale: req.locale ?? undefined,
    select: {
      slug: true,
      locale: true,
      title: true,
      summary: true,
      practices: true,
      sectors: true,
      countries: true,
      [at]: true,
      ...(people ? { [people]: true } : {}),
      ...(starts ? { startsAt: true } : {}),
    },
  })
  return Promise.all(toStored(docs).map((row) => toItem(source, row, req)))
}

type Row = {
  id: number
  slug: string
  title?: string | null
  summary?: string | null
  locale?: string | null
  product?: { feature?: string | null } | null
} & Record<string, unknown>

async function toItem(
  { collection, at, people, starts }: Source,
  row: Row,
  req: PayloadRequest,
): Promise<Item> {
  const ids = (name: string): number[] => (Array.isArray(row[name]) ? row[name].map(Number) : [])
  return {
    collection,
    id: row.id,
    title: row.title ?? '',
    summary: row.summary ?? '',
    path: await addressOf(collection, 'title', row, req),
    locale: row.locale ?? 'en',
    at: String(row[at]),
    startsAt: starts ? String(row.startsAt) : null,
    practices: ids('practices'),
    sectors: ids('sectors'),
    countries: ids('countries'),
    people: people ? ids(people) : [],
    feature: row.product?.feature || null,
  }
}

/** How many items topics lead to, by kind: published ones, and meetings to come. */
export async function countItems(
  req: PayloadRequest,
  wanted: Wanted,
  now: string,
): Promise<Record<Published, number>> {
  const counts = await Promise.all(
    sources.map(async ({ collection, at, people, starts }) => {
      const and: Where[] = [
        { _status: { equals: 'published' } },
        { [at]: { less_than_equal: now } },
        topicsWhere(wanted, people),
        ...(starts ? [{ startsAt: { greater_than: now } }] : []),
      ]
      return [
        collection,
        (await req.payload.count({ collection, where: { and }, overrideAccess: true, req }))
          .totalDocs,
      ] as const
    }),
  )
  return Object.fromEntries(counts) as Record<Published, number>
}
