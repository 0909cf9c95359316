import {
  createLocalReq,
  type CollectionSlug,
  type Payload,
  type PayloadRequest,
  type Where,
} from 'payload'
import { toAddress, sitePages } from '../model/addresses'
import { getContentType } from '../model/content-types'
import { siteLocales } from '@law-firm/contract/locales'
import { toStored } from '../database/rows'
import { toIndexName, searchClient, type SearchLocale } from './client'
import { toNewestReplica, newestSettings, toSettings, toSynonyms } from './settings'
import { searchedSlugs, toRecord, toSitePageRecord, type SearchRecord } from './to-record'
import { readTopics, type Topics } from './topics'
import { isPublicWhere } from '../model/published'

export type Changed = { collection: string; document: number }

/**
 * Rebuilds every index and swaps it atomically.
 *
 * @returns the number of records per language
 */
export async function reindex(
  payload: Payload,
  report: (line: string) => void = () => {},
): Promise<Record<string, number>> {
  const client = assertClient()
  const counts: Record<string, number> = {}
  for (const locale of siteLocales) {
    const req = await createLocalReq({ locale }, payload)
    const topics = await readTopics(req, locale)
    const records: SearchRecord[] = []
    for (const collection of searchedSlugs)
      records.push(...(await recordsOf(req, collection, locale, topics, {})))
    records.push(
      ...sitePages.flatMap((path) => {
        const page = topics.menus.get(path)
        return page ? [toSitePageRecord(path, page, locale)] : []
      }),
    )
    const indexName = toIndexName(locale)
    await client.setSettings({ indexName, indexSettings: toSettings(locale) })
    await client.setSettings({
      indexName: toNewestReplica(locale),
      indexSettings: { ...toSettings(locale), replicas: undefined, ...newestSettings },
    })
    // those of an index are not passed on to its replicas
    for (const name of [indexName, toNewestReplica(locale)])
      await client.saveSynonyms({
        indexName: name,
        synonymHit: toSynonyms(locale),
        replaceExistingSynonyms: true,
      })
    await client.replaceAllObjects({
      indexName,
      objects: records,
      batchSize: 1000,
    })
    counts[locale] = records.length
    report(`${records.length} records in ${indexName}`)
  }
  return counts
}

/**
 * Updates the records of documents, and deletes those of unpublished ones.
 *
 * @param options.waits until searches find them as they are
 */
export async function indexDocuments(
  payload: Payload,
  changed: readonly Changed[],
  { waits = false }: { waits?: boolean } = {},
): Promise<void> {
  const client = assertClient()
  const byCollection = new Map<CollectionSlug, number[]>()
  for (const { collection, document } of changed)
    if (isSearched(collection))
      byCollection.set(collection, [...(byCollection.get(collection) ?? []), document])
  for (const locale of siteLocales) {
    const req = await createLocalReq({ locale }, payload)
    const topics = await readTopics(req, locale)
    const indexName = toIndexName(locale)
    for (const [collection, ids] of byCollection) {
      const records = await recordsOf(req, collection, locale, topics, { id: { in: ids } })
      const present = new Set(records.map(({ objectID }) => objectID))
      const missingIds = ids
        .map((id) => `${collection}-${id}`)
        .filter((objectID) => !present.has(objectID))
      if (records.length > 0)
        await client.saveObjects({
          indexName,
          objects: records,
          waitForTasks: waits,
        })
      if (missingIds.length > 0)
        await client.deleteObjects({ indexName, objectIDs: missingIds, waitForTasks: waits })
    }
  }
}

const isSearched = (collection: string): collection is CollectionSlug =>
  getContentType(collection)?.search !== undefined

async function recordsOf(
  req: PayloadRequest,
  collection: CollectionSlug,
  locale: SearchLocale,
  topics: Topics,
  where: Where,
): Promise<SearchRecord[]> {
  const records: SearchRecord[] = []
  for (let page = 1; ; page += 1) {
    const batch = await req.payload.find({
      collection,
      locale,
      fallbackLocale: 'en',
      where: { and: [isPublicWhere, where] },
      sort: 'id',
      limit: 500,
      page,
      depth: 0,
      overrideAccess: true,
      req,
    })
    for (const doc of toStored(batch.docs)) {
      const path = collection === 'deals' ? toDealPath(doc) : await toAddress(collection, doc, req)
      const record = path === null ? null : toRecord(collection, doc, path, locale, topics)
      if (record) records.push(record)
    }
    if (!batch.hasNextPage) return records
  }
}

/** Deals have no page of their own: the list, with the deal's title as the words that it looks for. */
const toDealPath = ({ title }: Record<string, unknown>): string =>
  `/deals?${new URLSearchParams({ q: String(title) })}`

function assertClient() {
  if (!searchClient)
    throw new Error('The environment names no search service (ALGOLIA_APP_ID, ALGOLIA_ADMIN_KEY).')
  return searchClient
}
