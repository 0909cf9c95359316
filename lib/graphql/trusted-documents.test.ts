import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { print, type DocumentNode } from 'graphql'
import { createBrowserClient } from './browser'
import * as generated from './generated/graphql'
import texts from './generated/persisted-documents.json'

type Body = {
  query?: string
  operationName: string
  extensions?: { persistedQuery?: { version: number; sha256Hash: string } }
}
type Operation = DocumentNode & { __meta__: { hash: string } }

const manifest: Record<string, string> = texts
const operations = Object.entries(generated as unknown as Record<string, Operation>).filter(
  ([name]) => name.endsWith('Document') && !name.endsWith('FragmentDoc'),
)
const toWords = (text: string) => (text.match(/[\w$."]+/g) ?? []).sort()

let service: Server
let bodies: Body[]
let isKnown: (body: Body) => boolean

beforeAll(async () => {
  service = createServer(async (request, response) => {
    let text = ''
    for await (const chunk of request) text += chunk
    const body = JSON.parse(text) as Body
    bodies.push(body)
    if (isKnown(body)) return response.end('{"data":{"__typename":"Query"}}')
    response.statusCode = 400
    return response.end(
      '{"errors":[{"message":"unknown","extensions":{"code":"PERSISTED_QUERY_NOT_FOUND"}}]}',
    )
  })
  await new Promise<void>((resolve) => service.listen(0, 'localhost', resolve))
})
afterAll(() => service.close())
beforeEach(() => {
  bodies = []
  isKnown = (body) => (body.extensions?.persistedQuery?.sha256Hash ?? '') in manifest
})

const client = (trustedDocuments: boolean) =>
  createBrowserClient({
    httpUrl: `http://localhost:${(service.address() as AddressInfo).port}`,
    trustedDocuments,
    locale: 'en',
    getBearer: () => null,
  })
const runs = (document: DocumentNode, trustedDocuments = true) =>
  client(trustedDocuments).query({ query: document, fetchPolicy: 'no-cache' })

const queries = operations.filter(([, document]) => print(document).includes('query '))

test('the manifest contains every generated operation, and the redirects', () => {
  const hashes = operations.map(
    ([
      ,
      {
        __meta__: { hash },
      },
    ]) => hash,
  )
  expect(Object.keys(manifest).sort()).toEqual(expect.arrayContaining([...new Set(hashes)].sort()))
  expect(Object.keys(manifest)).toHaveLength(new Set(hashes).size)
  expect(Object.values(manifest).filter((text) => text.includes('query Redirects'))).toHaveLength(1)
})

test.each(queries)(
  '%s is sent as the hash that the manifest has, and never as text',
  async (_, document) => {
    await runs(document)
    expect(bodies).toHaveLength(1)
    expect(bodies[0]?.query).toBeUndefined()
    expect(bodies[0]?.extensions?.persistedQuery).toEqual({
      version: 1,
      sha256Hash: document.__meta__.hash,
    })
  },
)

test.each(queries)(
  '%s as text, with the type names that Apollo adds, is that of the manifest',
  async (_, document) => {
    isKnown = () => true
    await runs(document, false)
    expect(bodies[0]?.extensions?.persistedQuery).toBeUndefined()
    expect(toWords(bodies[0]?.query ?? '')).toEqual(toWords(manifest[document.__meta__.hash] ?? ''))
  },
)

test('an unknown operation fails, and later ones are sent as hashes', async () => {
  isKnown = () => false
  const oneClient = client(true)
  for (const query of [generated.ReadyDocument, generated.FoldersDocument])
    await expect(oneClient.query({ query, fetchPolicy: 'no-cache' })).rejects.toThrow()
  expect(
    bodies.map(({ query, extensions }) => [query, extensions?.persistedQuery?.version]),
  ).toEqual([
    [undefined, 1],
    [undefined, 1],
  ])
})

test('a document that is not generated is not sent', async () => {
  const { __meta__, ...unknown } = generated.ReadyDocument as Operation
  expect(__meta__.hash in manifest).toBe(true)
  await expect(runs(unknown)).rejects.toThrow('manifest')
  expect(bodies).toEqual([])
})
