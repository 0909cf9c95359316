import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import manifest from '@/lib/graphql/generated/persisted-documents.json'
import { currentRedirects, query, readRedirects } from './redirects'

let content: Server
let answer: string
let request: {
  query?: string
  operationName: string
  extensions?: { persistedQuery: { version: number; sha256Hash: string } }
}

beforeAll(async () => {
  content = createServer((incoming, response) => {
    let body = ''
    incoming
      .on('data', (part) => (body += part))
      .on('end', () => {
        request = JSON.parse(body) as typeof request
        response.end(answer)
      })
  })
  await new Promise<void>((resolve) => content.listen(0, 'localhost', resolve))
  process.env.CONTENT_GRAPHQL_URL = `http://localhost:${(content.address() as AddressInfo).port}/api/graphql`
})

afterAll(() => content.close())

const answerWith = (docs: unknown[]) => (answer = JSON.stringify({ data: { Redirects: { docs } } }))

test('redirects are kept by their old address', async () => {
  answerWith([
    { from: '/old', to: '/new', kind: 'temporary' },
    { from: '/gone', to: '', kind: 'gone' },
    { from: '/plain', to: '/other', kind: null },
    { from: null, to: '/nowhere', kind: null },
  ])
  await readRedirects()
  expect([...currentRedirects()]).toEqual([
    ['/old', { to: '/new', kind: 'temporary' }],
    ['/gone', { to: null, kind: 'gone' }],
    ['/plain', { to: '/other', kind: 'permanent' }],
  ])
})

test.each([
  ['GraphQL errors', '{"errors":[{"message":"no"}],"data":{"Redirects":null}}'],
  ['malformed JSON', '<html>'],
  ['no data', '{}'],
  ['null', 'null'],
  ['empty data', '{"data":{}}'],
  ['null for the list', '{"data":{"Redirects":null}}'],
  ['no documents', '{"data":{"Redirects":{}}}'],
  ['an object for the documents', '{"data":{"Redirects":{"docs":{}}}}'],
  ['null for a document', '{"data":{"Redirects":{"docs":[null]}}}'],
  ['a document without its fields', '{"data":{"Redirects":{"docs":[{"from":"/old"}]}}}'],
  [
    'a number for an address',
    '{"data":{"Redirects":{"docs":[{"from":"/old","to":7,"kind":"gone"}]}}}',
  ],
  [
    'an unknown kind',
    '{"data":{"Redirects":{"docs":[{"from":"/old","to":"/new","kind":"lost"}]}}}',
  ],
])('those that are kept stay in use after an answer with %s', async (_, wrong) => {
  answerWith([{ from: '/old', to: '/new', kind: 'permanent' }])
  await readRedirects()
  answer = wrong
  await expect(readRedirects()).rejects.toThrow()
  expect(currentRedirects().get('/old')).toEqual({ to: '/new', kind: 'permanent' })
})

describe('the operation', () => {
  afterEach(() => delete process.env.CONTENT_TRUSTED_DOCUMENTS)

  test('is named by the hash that the manifest has for its text', async () => {
    answerWith([])
    await readRedirects()
    const hash = request.extensions?.persistedQuery.sha256Hash ?? ''
    expect(request).toEqual({
      operationName: 'Redirects',
      extensions: { persistedQuery: { version: 1, sha256Hash: hash } },
    })
    expect((manifest as Record<string, string>)[hash]).toBe(query)
  })

  test('is sent as text to an endpoint without trusted documents', async () => {
    process.env.CONTENT_TRUSTED_DOCUMENTS = 'off'
    answerWith([])
    await readRedirects()
    expect(request).toEqual({ operationName: 'Redirects', query })
  })
})
