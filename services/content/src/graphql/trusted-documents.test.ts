import { createHash } from 'node:crypto'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { createTrustedDocuments } from './trusted-documents'

const computeHash = (text: string) => createHash('sha256').update(text).digest('hex')
const root = mkdtempSync(path.join(os.tmpdir(), 'manifests-'))
const folder = () => mkdtempSync(path.join(root, 'release-'))
const writeManifest = (directory: string, name: string, ...texts: string[]) =>
  writeFileSync(
    path.join(directory, name),
    JSON.stringify(Object.fromEntries(texts.map((text) => [computeHash(text), text]))),
  )

afterEach(() => jest.restoreAllMocks())
afterAll(() => rmSync(root, { recursive: true }))

test('finds the operations of every release in a folder', () => {
  const directory = folder()
  writeManifest(directory, '1.json', '{ a }')
  writeManifest(directory, '2.json', '{ b }')
  const documents = createTrustedDocuments([directory])
  expect([
    documents.find(computeHash('{ a }')),
    documents.find(computeHash('{ b }')),
    documents.find(computeHash('{ c }')),
  ]).toEqual(['{ a }', '{ b }', null])
})

test('finds a release that is added at run time, without re-reading for every unknown hash', () => {
  const directory = folder()
  let now = 0
  const documents = createTrustedDocuments([directory], () => now)
  writeManifest(directory, '1.json', '{ a }')
  expect(documents.find(computeHash('{ a }'))).toBeNull()
  now = 5_000
  expect(documents.find(computeHash('{ a }'))).toBe('{ a }')
})

test('knows no operation while a folder is missing, and those of a release that creates it', () => {
  const warn = jest.spyOn(console, 'warn').mockImplementation(() => {})
  const [first, later] = [folder(), path.join(folder(), 'manifests')]
  writeManifest(first, '1.json', '{ a }')
  let now = 0
  const documents = createTrustedDocuments([first, later], () => now)
  expect([documents.find(computeHash('{ a }')), documents.find(computeHash('{ b }'))]).toEqual([
    '{ a }',
    null,
  ])
  expect(warn).toHaveBeenCalledTimes(1)
  writeManifest(first, '2.json', '{ c }')
  now = 5_000
  expect(documents.find(computeHash('{ c }'))).toBe('{ c }')
  mkdirSync(later)
  writeManifest(later, '1.json', '{ b }')
  now = 10_000
  expect(documents.find(computeHash('{ b }'))).toBe('{ b }')
})

test('keeps the operations of a folder that goes away', () => {
  const report = jest.spyOn(console, 'error').mockImplementation(() => {})
  const directory = folder()
  writeManifest(directory, '1.json', '{ a }')
  let now = 0
  const documents = createTrustedDocuments([directory], () => now)
  rmSync(directory, { recursive: true })
  now = 5_000
  expect([documents.find(computeHash('{ b }')), documents.find(computeHash('{ a }'))]).toEqual([
    null,
    '{ a }',
  ])
  expect(report).toHaveBeenCalledTimes(1)
})

test.each(['constructor', '__proto__', ''])('returns null for the hash %j', (hash) =>
  expect(createTrustedDocuments([]).find(hash)).toBeNull(),
)

test('rejects a manifest with a hash that does not match its text', () => {
  const directory = folder()
  writeFileSync(path.join(directory, '1.json'), JSON.stringify({ [computeHash('{ a }')]: '{ b }' }))
  expect(() => createTrustedDocuments([directory])).toThrow('is not that of its text')
})

test.each(['missing.json', 'broken.json'])('throws for %s and names the variable', (name) => {
  const directory = folder()
  writeFileSync(path.join(directory, 'broken.json'), '{')
  expect(() => createTrustedDocuments([path.join(directory, name)])).toThrow(
    'CONTENT_TRUSTED_DOCUMENTS_FILES',
  )
})

test('keeps the previous operations while a manifest is incomplete', () => {
  const report = jest.spyOn(console, 'error').mockImplementation(() => {})
  const directory = folder()
  let now = 0
  writeManifest(directory, '1.json', '{ a }')
  const documents = createTrustedDocuments([directory], () => now)
  writeFileSync(path.join(directory, '2.json'), '{"')
  now = 5_000
  expect([documents.find(computeHash('{ b }')), documents.find(computeHash('{ a }'))]).toEqual([
    null,
    '{ a }',
  ])
  expect(report).toHaveBeenCalledTimes(1)
})
