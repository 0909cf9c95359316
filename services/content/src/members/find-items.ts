import type { PayloadRequest, Where } from 'payload'
import { toAddress } from '../model/addresses'
import type { ContentType } from '@law-firm/contract/content-types'
import { contentTypes, slugsWith, type SlugWith } from '../model/content-types'
import { toStored } from '../database/rows'
import type { Item } from './match-items'
import { isPublicWhere } from '../model/published'

type Published = SlugWith<'item'>
type Source = { collection: Published } & NonNullable<ContentType['item']>

/**
 * Collections of new items. Events and trainings are dated by their creation and excluded once they
 * have started.
 */
const sources: Source[] = slugsWith('item').map((collection) => ({
  collection,
  ...contentTypes[collection].item,
}))

/** Topics of items; an empty list matches nothing, `all` matches everything. */
export type TopicFilter = {
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

const matchNothing: Where = { id: { equals: -1 } }

/** The `where` condition of a filter. */
function topicsWhere(filter: TopicFilter, people: Source['people']): Where {
  if (filter.all) return {}
  const or: Where[] = (['practices', 'sectors', 'countries'] as const)
    .filter((name) => filter[name].length > 0)
    .map((name) => ({ [name]: { in: filter[name] } }))
  if (people && filter.people.length > 0) or.push({ [people]: { in: filter.people } })
  return or.length > 0 ? { or } : matchNothing
}

/**
 * Published items of a period that match a filter, newest first, at most `limit` per collection.
 */
export async function findItems(
  req: PayloadRequest,
  filter: TopicFilter,
  window: Window,
): Promise<Item[]> {
  const all = await Promise.all(
    sources
      .filter(({ collection }) => !window.only || window.only.includes(collection))
      .map((source) => findInSource(source, req, filter, window)),
  )
  return all.flat().sort((a, b) => (a.at < b.at ? 1 : a.at > b.at ? -1 : a.id - b.id))
}

async function findInSource(
  source: Source,
  req: PayloadRequest,
  filter: TopicFilter,
  { since, until, limit, order }: Window,
): Promise<Item[]> {
  const { collection, at, people, starts } = source
  const and: Where[] = [
    isPublicWhere,
    { [at]: { less_than_equal: until } },
    topicsWhere(filter, people),
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
    path: await toAddress(collection, row, req),
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

/** How many items match a filter per collection: published, and not started yet. */
export async function countItems(
  req: PayloadRequest,
  filter: TopicFilter,
  now: string,
): Promise<Record<Published, number>> {
  const counts = await Promise.all(
    sources.map(async ({ collection, at, people, starts }) => {
      const and: Where[] = [
        isPublicWhere,
        { [at]: { less_than_equal: now } },
        topicsWhere(filter, people),
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
