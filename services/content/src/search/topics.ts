import type { PayloadRequest } from 'payload'
import { toId } from '../database/relations'
import type { SearchLocale } from './client'
import { readMenuPages, type MenuPage } from './menus'
import { isPublicWhere } from '../model/published'

type Row = {
  id: number
  title: string
  slug: string
  parent: number | null
  country: number | null
}
export type Topic = { title: string; slug: string }
export type Topics = Record<
  'services' | 'sectors' | 'countries' | 'offices' | 'navigators',
  Map<number, Row>
> & { menus: Map<string, MenuPage> }

type TopicSlug = 'services' | 'sectors' | 'countries' | 'offices' | 'navigator-services'

/** Titles and slugs of topics, and the labels of menus, in one language. */
export async function readTopics(req: PayloadRequest, locale: SearchLocale): Promise<Topics> {
  const read = async (collection: TopicSlug) => {
    const { docs } = await req.payload.find({
      collection,
      locale,
      fallbackLocale: 'en',
      where: isPublicWhere,
      limit: 0,
      pagination: false,
      depth: 0,
      overrideAccess: true,
    })
    const rows = docs.map((doc) => ({
      id: doc.id,
      title: String('title' in doc ? doc.title : doc.name),
      slug: String(doc.slug),
      parent: 'parent' in doc ? toId(doc.parent) : null,
      country: 'country' in doc ? toId(doc.country) : null,
    }))
    return new Map(rows.map((row) => [row.id, row]))
  }
  const [services, sectors, countries, offices, navigators, menus] = await Promise.all([
    read('services'),
    read('sectors'),
    read('countries'),
    read('offices'),
    read('navigator-services'),
    readMenuPages(req, locale),
  ])
  return { services, sectors, countries, offices, navigators, menus }
}

/** Topics and their ancestors: a document of a sub-practice is also found under the practice. */
export function withAncestors(rows: Map<number, Row>, ids: readonly number[]): Topic[] {
  const topics = new Map<number, Topic>()
  const add = (id: number | null, depth: number) => {
    const row = id === null ? undefined : rows.get(id)
    if (!row || depth > 5 || topics.has(row.id)) return
    topics.set(row.id, { title: row.title, slug: row.slug })
    add(row.parent, depth + 1)
  }
  for (const id of ids) add(id, 0)
  return [...topics.values()]
}
