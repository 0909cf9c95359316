/** @jest-environment node */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import Database from 'libsql'
import { ClickCounts } from '../analytics/click-counts'
import { SearchCounts } from '../analytics/search-counts'
import { Catalog } from '../index/catalog'
import { WriteQueue } from '../write/write-queue'
import { Store } from './store'

const folder = mkdtempSync(path.join(tmpdir(), 'database-test-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

/** The tables of an earlier version, as far as they differed. */
const formerSchema = `
  CREATE TABLE indexes (
    id INTEGER PRIMARY KEY, name TEXT NOT NULL UNIQUE, settings TEXT NOT NULL, primary_name TEXT,
    is_virtual INTEGER NOT NULL DEFAULT 0, created_at TEXT NOT NULL, updated_at TEXT NOT NULL
  );
  CREATE TABLE records (
    row INTEGER PRIMARY KEY, index_id INTEGER NOT NULL REFERENCES indexes (id) ON DELETE CASCADE,
    object_id TEXT NOT NULL, body TEXT NOT NULL, UNIQUE (index_id, object_id)
  );
  CREATE TABLE rules (
    index_id INTEGER NOT NULL REFERENCES indexes (id) ON DELETE CASCADE,
    object_id TEXT NOT NULL, body TEXT NOT NULL, PRIMARY KEY (index_id, object_id)
  );
  CREATE TABLE keys (value TEXT PRIMARY KEY, body TEXT NOT NULL);
  CREATE TABLE searches (
    day TEXT NOT NULL, index_name TEXT NOT NULL, search TEXT NOT NULL, count INTEGER NOT NULL,
    no_results INTEGER NOT NULL, with_filter INTEGER NOT NULL, hits INTEGER NOT NULL,
    PRIMARY KEY (day, index_name, search)
  ) WITHOUT ROWID;
  CREATE TABLE clicks (
    day TEXT NOT NULL, index_name TEXT NOT NULL, searches INTEGER NOT NULL,
    clicked INTEGER NOT NULL, clicks INTEGER NOT NULL, positions INTEGER NOT NULL,
    converted INTEGER NOT NULL, PRIMARY KEY (day, index_name)
  ) WITHOUT ROWID;
  INSERT INTO indexes VALUES (1, 'site_en', '{}', NULL, 0, '2026-01-01', '2026-01-01');
  INSERT INTO records VALUES (1, 1, 'a', '{"objectID":"a","title":"Tax"}');
  INSERT INTO rules VALUES (1, 'rule', '{}');
  INSERT INTO keys VALUES ('secret', '{}');
  INSERT INTO searches VALUES (date(), 'site_en', 'atlantis', 3, 3, 1, 0);
  INSERT INTO clicks VALUES (date(), 'site_en', 4, 2, 3, 6, 1);
`

test('takes the file of an earlier version, without what is not used any more', async () => {
  const file = path.join(folder, 'search.db')
  const former = new Database(file)
  former.exec(formerSchema)
  former.close()

  const store = new Store(file)
  const catalog = new Catalog(store)
  await catalog.load()
  const queue = new WriteQueue(store, catalog)
  const searches = new SearchCounts(store.database, queue)
  const clicks = new ClickCounts(store.database, queue)
  searches.observe({ index: 'site_en', query: 'Atlantis', hits: 0, page: 0 })
  clicks.track('query', 'site_en')
  clicks.observe('query', [3])
  await Promise.all([searches.close(), clicks.close()])

  expect(catalog.target('site_en').index.entries).toBe(1)
  expect(searches.withoutResults('site_en', undefined, 10)).toEqual([
    { search: 'atlantis', count: 4 },
  ])
  expect(clicks.since('site_en', undefined)).toEqual({
    searches: 5,
    clicked: 3,
    clicks: 4,
    positions: 9,
  })
  expect(store.createIndex('site_fr', {}, null)).toBe(2)
  const tables = store.database.readAll("SELECT name FROM sqlite_master WHERE type = 'table'")
  expect(tables.map(({ name }) => name).sort()).toEqual([
    'clicks',
    'counters',
    'indexes',
    'records',
    'searches',
    'synonyms',
  ])
  store.close()
})
