/** @jest-environment node */
import { mkdtempSync, readFileSync, rmSync, truncateSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { SynonymTable } from '../query/synonyms'
import { ExpansionMemory } from '../query/expand'
import type { Target } from '../query/target'
import { planFor } from '../settings'
import { searchTarget } from '../testing/target'
import type { StoredRecord } from './record'
import { RecordIndex } from './record-index'
import { readSnapshot, saveSnapshot } from './snapshot'

const folder = mkdtempSync(path.join(tmpdir(), 'snapshot-test-'))
const file = path.join(folder, 'index')
afterAll(() => rmSync(folder, { recursive: true, force: true }))
jest.spyOn(console, 'warn').mockImplementation(() => undefined)

const settings = {
  searchableAttributes: ['title', 'unordered(body)'],
  attributesForFaceting: ['type', 'year'],
  customRanking: ['desc(year)'],
  advancedSyntax: true,
}
const plan = planFor('site_en', settings, [])
const words = ['contract', 'contracts', 'tax', 'energy', 'merger', 'control', 'tokyo', '数据保护']
const toRecord = (i: number): StoredRecord => ({
  objectID: `${i}`,
  title: `${words[i % 8]} ${words[(i * 3) % 8]} w${i}`,
  body: words.slice(i % 8).join(' '),
  type: i % 2 ? 'odd' : 'even',
  year: 2000 + (i % 20),
})
const records = Array.from({ length: 300 }, (_, i) => toRecord(i))

function createIndex(): RecordIndex {
  const index = new RecordIndex(plan)
  records.slice(0, 250).forEach((record, row) => index.put(record, row))
  index.publish()
  index.remove('7')
  records.slice(250).forEach((record, i) => index.put(record, 250 + i))
  index.publish()
  return index
}

function answersOf(index: RecordIndex) {
  const target: Target = {
    name: 'site_en',
    settings,
    index,
    synonyms: new SynonymTable([], plan.languages),
    memory: new ExpansionMemory(),
    recordsAt: (rows) => rows.map((row) => records[row] ?? null),
  }
  const queries = [
    { query: 'contrat', facets: ['*'] },
    { query: 'tax w2', filters: 'type:odd AND year > 2005' },
    { query: '"merger control"' },
    { query: '数据' },
    { query: 'added' },
  ]
  return queries.map((query) => {
    const { hits, nbHits, facets } = searchTarget(target, { hitsPerPage: 300, ...query })
    return { ids: hits.map(({ objectID }) => objectID), nbHits, facets }
  })
}

test('a saved index answers as the one it was saved from, and takes further writes', async () => {
  const index = createIndex()
  await saveSnapshot(file, index, 42)
  const saved = await readSnapshot(file, plan)
  expect(saved?.task).toBe(42)
  const read = saved?.index ?? new RecordIndex(plan)
  expect(answersOf(read)).toEqual(answersOf(index))
  for (const each of [index, read]) {
    each.put({ ...toRecord(3), title: 'added later', year: 1999 }, 3)
    each.remove('4')
    each.publish()
  }
  expect(answersOf(read)).toEqual(answersOf(index))
  expect(answersOf(read)[4]?.nbHits).toBe(1)
})

test('writes while it is saved do not change what is saved', async () => {
  const index = createIndex()
  const before = answersOf(index)
  const saving = saveSnapshot(file, index, 1)
  for (let i = 0; i < 300; i++) index.put({ ...toRecord(i), title: 'contract' }, i)
  index.publish()
  await saving
  const saved = await readSnapshot(file, plan)
  expect(answersOf(saved?.index ?? index)).toEqual(before)
})

test.each([
  ['of another plan', () => undefined, planFor('site_en', {}, [])],
  ['that is cut off', () => truncateSync(file, readFileSync(file).length - 8), plan],
  ['that is no index', () => writeFileSync(file, 'text that is no index'), plan],
  ['that is empty', () => writeFileSync(file, ''), plan],
  ['that is missing', () => rmSync(file), plan],
])('does not read a file %s', async (_, spoil, wanted) => {
  await saveSnapshot(file, createIndex(), 1)
  spoil()
  expect(await readSnapshot(file, wanted)).toBeNull()
})
