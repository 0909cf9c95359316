import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import manifest from '@/lib/graphql/generated/persisted-documents.json'
import { readSource, toTarget, writeSource } from '@law-firm/contract/addresses'
import { oldAddresses } from '@law-firm/contract/testing/old-addresses'
import { currentRedirects, followRedirects, query, readRedirects, toRedirects } from './redirects'

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
  const kept = [...currentRedirects().values()].flat().map(({ to, kind }) => ({ to, kind }))
  expect(kept).toEqual([
    { to: '/new', kind: 'temporary' },
    { to: null, kind: 'gone' },
    { to: '/other', kind: 'permanent' },
  ])
})

describe('a redirect', () => {
  const redirects = toRedirects(
    [
      ['/our-people', '/people'],
      ['/for-now', '/insights', 'temporary'],
      ['/old-report', null, 'gone'],
      ['/report-of-then', '/old-report'],
      ['/fr-fr/ancien', '/fr-fr/our-story'],
      ['/ancien', '/our-firm'],
      ['/a', '/for-now?x=1'],
      ['/page.aspx?id=12', '/people?letter=a#top'],
      ['/page.aspx', '/insights'],
      ['/loop', '/loop-2'],
      ['/loop-2', '/loop'],
      ['/feed', '/api/feeds/en/news'],
      ['/chinese', '/zh-cn/people'],
      ['/home', '/'],
      ['/evil', '/.//evil.test'],
      ['/umlaut', '/über'],
    ].map(([from = '', to = '', kind = 'permanent']) => ({ from, to, kind: kind as 'permanent' })),
  )

  test.each([
    ['/our-people', { status: 308, location: '/people' }],
    ['/Our-People/?utm_source=x#c', { status: 308, location: '/people?utm_source=x' }],
    ['/fr-fr/our-people', { status: 308, location: '/fr-fr/people' }],
    ['/zh/for-now', { status: 307, location: '/zh-cn/insights' }],
    ['/old-report', { status: 410, location: null }],
    ['/report-of-then', { status: 410, location: null }],
    ['/fr/ancien', { status: 308, location: '/fr-fr/our-story' }],
    ['/a?x=2&y=3', { status: 307, location: '/insights?x=1&y=3' }],
    [
      '/page.aspx?ID=12&utm_source=x',
      { status: 308, location: '/people?letter=a&utm_source=x#top' },
    ],
    ['/page.aspx?id=13', { status: 308, location: '/insights?id=13' }],
    ['/fr-fr/feed', { status: 308, location: '/api/feeds/en/news' }],
    ['/fr-fr/chinese', { status: 308, location: '/zh-cn/people' }],
    ['/fr-fr/home', { status: 308, location: '/fr-fr' }],
    ['/evil', { status: 308, location: '/evil.test' }],
    ['/umlaut', { status: 308, location: '/%C3%BCber' }],
    ['/loop', null],
    ['/nowhere', null],
    ['/__proto__', null],
  ])('%s leads to %j', (url, expected) => expect(followRedirects(url, redirects)).toEqual(expected))
})

test('old addresses of earlier sites lead where their row says, as a browser requests them', () => {
  const saved = oldAddresses.filter(([, , refused]) => !refused)
  const rows = saved.map(([from, to]) => {
    const source = readSource(from)
    return { from: source && writeSource(source), to: toTarget(to), kind: null }
  })
  const redirects = toRedirects(rows)
  const ends = new Map(saved.map(([from, to]) => [from, to]))
  for (const [from, to] of saved) {
    const { pathname, search } = new URL(from.startsWith('/') ? `http://old.example${from}` : from)
    const outcome = followRedirects(pathname + search, redirects)
    const end = toTarget(ends.get(ends.get(to) ?? to) ?? ends.get(to) ?? to) ?? ''
    const { pathname: path, hash } = new URL(end, 'http://site')
    const location = new URL(outcome?.location ?? '', 'http://site')
    expect([from, location.pathname, location.hash]).toEqual([from, path, hash])
  }
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
  expect(followRedirects('/old')).toEqual({ status: 308, location: '/new' })
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
