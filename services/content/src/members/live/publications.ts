import { createLocalReq, type CollectionSlug, type Payload, type PayloadRequest } from 'payload'
import { toUser } from '../../collections/members/access-token'
import { contentTypes } from '../../model/content-types'
import { findChanged, getFeed, toSince } from '../feed'
import type { Member } from '../find-or-create-member'
import { listMemberDocuments, typeOfCollection } from '../follows'
import { isPublicWhere } from '../../model/published'
import { connectedMembers } from './member-sockets'
import { notifyMember, type MemberEventKind } from './subscription'

/** Longer than a transaction: an entry has the time of its write and is visible after the commit. */
const lookbackMs = 15_000
/** Between the data of a page and its subscription. */
const pageLoadMs = 3_000

type Publication = { collection: CollectionSlug; id: number; at: number }

/**
 * Returns a function that notifies connected members of what editors have published since its last
 * call. The audit trail names it, in the database, so that each instance finds what others wrote.
 */
export function createPublicationWatch(payload: Payload): () => Promise<void> {
  let seen = new Map<number, number>()

  return async () => {
    const now = Date.now()
    const since = now - lookbackMs
    const entries = (await findEntries(payload, since)).filter(({ id }) => !seen.has(id))
    const publications = await findPublications(payload, entries, since)
    if (publications.length > 0)
      for (const [id, connectedAt] of connectedMembers()) {
        const news = publications.filter(({ at }) => at > connectedAt - pageLoadMs)
        if (news.length > 0)
          for (const kind of await eventsFor(payload, id, news)) notifyMember(id, kind)
      }
    // at last: after an error the next call finds them again
    for (const { id, createdAt } of entries) seen.set(id, new Date(createdAt).getTime())
    seen = new Map([...seen].filter(([, at]) => at > now - 2 * lookbackMs))
  }
}

type Entry = { id: number; document?: string; createdAt: string }

async function findEntries(payload: Payload, since: number): Promise<Entry[]> {
  const createdAt = { greater_than: new Date(since).toISOString() }
  const { docs } = await payload.db.find<Entry>({
    collection: 'audit-entries',
    where: { and: [{ createdAt }, { action: { in: ['created', 'changed'] } }] },
    select: { document: true, createdAt: true },
    sort: 'id',
    pagination: false,
  })
  return docs
}

/** Public documents that editors saved since then; a draft of one leaves `updatedAt` as it is. */
async function findPublications(
  payload: Payload,
  entries: readonly Entry[],
  since: number,
): Promise<Publication[]> {
  const changes = new Map<CollectionSlug, Map<number, number>>()
  for (const { document = '', createdAt: at } of entries) {
    const [collection = '', id] = document.split('/')
    if (!isContent(collection)) continue
    const ids = changes.get(collection) ?? new Map<number, number>()
    changes.set(collection, ids.set(Number(id), new Date(at).getTime()))
  }
  const found = await Promise.all(
    [...changes].map(async ([collection, ids]) => {
      const updatedAt = { greater_than: new Date(since).toISOString() }
      const published = await payload.db.find<{ id: number }>({
        collection,
        where: { and: [{ id: { in: [...ids.keys()] } }, { updatedAt }, isPublicWhere] },
        select: { slug: true },
        sort: 'id', // the order of the collection may be by a text, which has no language here
        pagination: false,
      })
      return published.docs.map(({ id }) => ({ collection, id, at: ids.get(id) ?? since }))
    }),
  )
  return found.flat()
}

const isContent = (collection: string): collection is keyof typeof contentTypes =>
  Object.hasOwn(contentTypes, collection)

async function eventsFor(
  payload: Payload,
  id: number,
  publications: Publication[],
): Promise<Set<MemberEventKind>> {
  const found = await payload.db.findOne<Member>({
    collection: 'members',
    where: { id: { equals: id } },
  })
  if (!found) return new Set()
  const user = toUser(found, {})
  const req = await createLocalReq({ user, locale: 'en' }, payload)
  const keys = new Set(
    publications.map(({ collection, id: doc }) => `${typeOfCollection(collection)}:${doc}`),
  )
  const isPublished = ({ kind, id: doc }: { kind: string; id: number }) =>
    keys.has(`${kind}:${doc}`)
  const since = new Date(Date.now() - 2 * lookbackMs).toISOString()
  const [feed, favourites, isReportChanged] = await Promise.all([
    getFeed(req, user, toSince(req, user)),
    findChanged(req, user, since, new Set()),
    publications.some(({ collection }) => collection === 'navigator-answers') &&
      hasChangedReport(req, id),
  ])
  const kinds = new Set<MemberEventKind>()
  if (feed.some(isPublished)) kinds.add('feed')
  if (favourites.some(isPublished)) kinds.add('favourite')
  if (isReportChanged) kinds.add('report')
  return kinds
}

const hasChangedReport = async (req: PayloadRequest, member: number): Promise<boolean> =>
  (await listMemberDocuments(req, 'navigator-reports', member)).some(
    (report) => 'changed' in report && report.changed === true,
  )
