import { createHash } from 'node:crypto'
import { mkdtempSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { createTrustedDocuments } from './trusted-documents'

const hashOf = (text: string) => createHash('sha256').update(text).digest('hex')
const folder = () => mkdtempSync(path.join(os.tmpdir(), 'manifests-'))
const write = (place: string, name: string, ...texts: string[]) =>
  writeFileSync(
    path.join(place, name),
    JSON.stringify(Object.fromEntries(texts.map((text) => [hashOf(text), text]))),
  )

test('finds the operations of every release in a folder', () => {
  const place = folder()
  write(place, '1.json', '{ a }')
  write(place, '2.json', '{ b }')
  const documents = createTrustedDocuments([place])
  expect([
    documents.find(hashOf('{ a }')),
    documents.find(hashOf('{ b }')),
    documents.find(hashOf('{ c }')),
  ]).toEqual(['{ a }', '{ b }', null])
})

test('finds a release that is added while the service runs, without reading for every unknown hash', () => {
  const place = folder()
  let now = 0
  const documents = createTrustedDocuments([place], () => now)
  write(place, '1.json', '{ a }')
  expect(documents.find(hashOf('{ a }'))).toBeNull()
  now = 5_000
  expect(documents.find(hashOf('{ a }'))).toBe('{ a }')
})

test.each(['constructor', '__proto__', ''])('knows no operation called %j', (hash) =>
  expect(createTrustedDocuments([]).find(hash)).toBeNull(),
)

test('refuses a manifest whose hash is not that of its text', () => {
  const place = folder()
  writeFileSync(path.join(place, '1.json'), JSON.stringify({ [hashOf('{ a }')]: '{ b }' }))
  expect(() => createTrustedDocuments([place])).toThrow('is not that of its text')
})

test.each(['missing.json', 'broken.json'])(
  'does not start with %s, and names the variable',
  (name) => {
    const place = folder()
    writeFileSync(path.join(place, 'broken.json'), '{')
    expect(() => createTrustedDocuments([path.join(place, name)])).toThrow(
      'CONTENT_TRUSTED_DOCUMENTS_FILES',
    )
  },
)

test('keeps the operations that it knows while a manifest is being written', () => {
  const report = jest.spyOn(console, 'error').mockImplementation(() => {})
  const place = folder()
  let now = 0
  write(place, '1.json', '{ a }')
  const documents = createTrustedDocuments([place], () => now)
  writeFileSync(path.join(place, '2.json'), '{"')
  now = 5_000
  expect([documents.find(hashOf('{ b }')), documents.find(hashOf('{ a }'))]).toEqual([
    null,
    '{ a }',
  ])
  expect(report).toHaveBeenCalledTimes(1)
})
