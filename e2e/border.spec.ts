import { request as httpRequest } from 'node:http'
import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { expect, services, test } from './support/site'

/**
 * The content service's limits (docs/contracts.md, "Limits"), over HTTP. Runs alone: it uses up the rate
 * limit of its IP address.
 */
test.describe.configure({ mode: 'serial' })

const api = `${services.content}/api`
const documents = JSON.parse(
  readFileSync('lib/graphql/generated/persisted-documents.json', 'utf8'),
) as Record<string, string>
const computeHash = (name: string): string =>
  Object.entries(documents).find(([, text]) => text.startsWith(`query ${name}(`))?.[0] ?? ''
const json = { 'content-type': 'application/json' }
const post = (body: unknown, headers: Record<string, string> = {}) =>
  fetch(`${api}/graphql`, {
    method: 'POST',
    headers: { ...json, ...headers },
    body: JSON.stringify(body),
  })
const trusted = (name: string, variables: object) =>
  post({
    operationName: name,
    variables,
    extensions: { persistedQuery: { version: 1, sha256Hash: computeHash(name) } },
  })

const nested = (field: string, depth: number): string =>
  depth === 0 ? 'id' : `${field} { ${nested(field, depth - 1)} }`
const deep = (depth: number): object =>
  depth === 0 ? { title: { like: 'a' } } : { or: [deep(depth - 1), deep(depth - 1)] }
const wide = `{ ${Array.from({ length: 1_000 }, (_, n) => `a${n}: Articles(limit: 0) { docs { id body { __typename } } }`).join(' ')} }`
const saved =
  (among: unknown, more: object = {}) =>
  () =>
    trusted('SavedAmong', { among, ...more })

/** A request whose body arrives one byte at a time. */
const sendSlowly = (path: string) => () =>
  new Promise<{ status: number }>((resolve, reject) => {
    const outgoing = httpRequest(
      `${api}${path}`,
      { method: 'POST', headers: { ...json, 'content-length': '60000' } },
      (response) => {
        clearInterval(timer)
        response.resume()
        resolve({ status: response.statusCode ?? 0 })
        outgoing.destroy()
      },
    )
    const timer = setInterval(() => outgoing.write('{'), 50)
    outgoing.on('error', (cause) => (outgoing.destroyed ? undefined : reject(cause)))
  })

const get = (path: string) => () => fetch(`${api}${path}`)
const large = (path: string, bytes: number) => () =>
  fetch(`${api}${path}`, { method: 'POST', headers: json, body: 'x'.repeat(bytes) })
const text = (query: string) => () => post({ query })

/** Resource exhaustion: every response must be an error. */
const hostile: Record<string, () => Promise<{ status: number }>> = {
  ...Object.fromEntries(
    [3, 5, 8, 14, 20, 40].map((depth) => [
      `related nested ${depth} times`,
      text(`{ Articles { docs { ${nested('related', depth)} } } }`),
    ]),
  ),
  ...Object.fromEntries(
    [
      'authors { publications { docs',
      'practices { publications { docs',
      'sectors { publications { docs',
    ].map((path) => [
      `a cycle through ${path}`,
      text(`{ Articles { docs { ${`${path} { `.repeat(6)} id ${' } } }'.repeat(6)} } } }`),
    ]),
  ),
  'a thousand aliases': text(wide),
  'a thousand fields twice': text(`{ Articles { docs { ${'id title '.repeat(1_000)} } } }`),
  'cyclic fragments': text(
    '{ Articles { docs { ...A } } } fragment A on Article { ...B } fragment B on Article { ...A }',
  ),
  'nested introspection': text(
    `{ __schema { types { ${nested('fields { type', 1).replace('id', '{ name } }')} } } }`,
  ),
  'invalid GraphQL syntax': text('{'.repeat(10_000)),
  'ten thousand directives': text(
    `{ Articles { docs { id ${'@include(if: true) '.repeat(2_000)} } } }`,
  ),
  'a batch of operations': () =>
    post(Array.from({ length: 100 }, () => ({ query: '{ Articles { docs { id } } }' }))),
  'an unknown hash': () =>
    post({
      extensions: {
        persistedQuery: { version: 1, sha256Hash: createHash('sha256').update('x').digest('hex') },
      },
    }),
  'a hash that is an object': () =>
    post({ extensions: { persistedQuery: { version: 1, sha256Hash: { toString: 'x' } } } }),
  'a hash that does not match the query': () =>
    post({
      query: wide,
      extensions: { persistedQuery: { version: 1, sha256Hash: 'a'.repeat(64) } },
    }),
  ...Object.fromEntries(
    [0, -1, 101, 100_000, 1e15].map((limit) => [`a limit of ${limit}`, saved([], { limit })]),
  ),
  ...Object.fromEntries(
    [7, 8].map((depth) => [`a condition of ${2 ** depth} parts`, saved(deep(depth))]),
  ),
  'a list of 5,000 numbers': saved({ id: { in: Array.from({ length: 5_000 }, (_, id) => id) } }),
  'a list of 1,000 words': saved(
    Array.from({ length: 1_000 }, () => ({ note: { like: 'a b c d e f' } })),
  ),
  'variables of 60 kB': saved({ note: { like: '%'.repeat(60_000) } }, { limit: 1000 }),
  ...Object.fromEntries(
    ['Insights', 'InsightCount', 'MemberPeople', 'KeptFavourites'].map((name) => [
      `${name}, which the site alone may send`,
      () => trusted(name, { locale: 'en', where: {}, among: [{}], limit: 20 }),
    ]),
  ),
  ...Object.fromEntries(
    [
      '/articles',
      '/articles/2031?depth=10',
      '/articles/2031?depth=5',
      '/articles?limit=0&depth=10',
      '/articles?limit=100000',
      '/articles?pagination=false',
      '/contacts?depth=9&limit=500',
      '/articles?where[title][like]=a&sort=body',
      `/articles?${'where[or][0]'.repeat(1)}${'[or][0]'.repeat(200)}[title][like]=a`,
      '/articles?where[title][contains]=(a%2B)%2B%24',
      '/articles/versions?limit=0',
      '/globals/navigation?depth=10',
      '/navigator-answers?limit=0&depth=3',
      '/payload-jobs/run',
      '/payload-preferences/x',
      '/access',
      '/users?limit=0',
      '/articles/2031?draft=true',
      '/articles/2031?select[product]=false',
    ].map((path) => [`GET ${path.slice(0, 60)}`, get(path)]),
  ),
  'a body of 80 MB': large('/graphql', 80_000_000),
  'a body of 80 MB for a form': large('/forms/submissions', 80_000_000),
  'a login with a body of 1 MB': large('/users/login', 1_000_000),
  'a body of 1 MB for a collection': large('/articles', 1_000_000),
  'a slow body': sendSlowly('/graphql'),
  'a slow body of a form': sendSlowly('/forms/submissions'),
  'a slow body of a login': sendSlowly('/users/login'),
}

/** Requests the home page until `stop` is called. */
function loadHomeUntilStopped() {
  const times: number[] = []
  let reading = true
  const done = (async () => {
    while (reading) {
      const startedAt = performance.now()
      expect((await fetch(services.site)).status).toBe(200)
      times.push(performance.now() - startedAt)
    }
  })()
  return {
    stop: async () => (
      (reading = false),
      await done,
      times.sort((a, b) => a - b)[Math.floor(times.length * 0.95)] ?? 0
    ),
  }
}

test('rejects each hostile request within two seconds while the home page stays fast', async () => {
  expect(Object.keys(hostile).length).toBeGreaterThanOrEqual(50)
  const home = loadHomeUntilStopped()
  for (const [name, send] of Object.entries(hostile)) {
    const startedAt = performance.now()
    const status = await send().then(
      (response) => response.status,
      () => 413,
    ) // the connection may close before a large body is sent
    expect([name, status >= 400 && status < 500], String(status)).toEqual([name, true])
    expect([name, performance.now() - startedAt < 2_000]).toEqual([name, true])
  }
  expect(await home.stop()).toBeLessThan(100)
})

test('responds to 200 concurrent requests of each kind within two seconds', async () => {
  const home = loadHomeUntilStopped()
  for (const send of [
    text(`{ Articles { docs { ${nested('related', 14)} } } }`),
    get('/articles/2031?depth=10'),
    saved([{ note: { like: 'a' } }]),
    () => trusted('Insights', { locale: 'en', where: {}, limit: 100 }),
  ]) {
    const startedAt = performance.now()
    const responses = await Promise.all(Array.from({ length: 200 }, send))
    expect(responses.every(({ status }) => status < 500)).toBe(true)
    expect(performance.now() - startedAt).toBeLessThan(2_000)
  }
  expect(await home.stop()).toBeLessThan(100)
})

test('rate-limits callers with retry-after, but not the site', async () => {
  await expect.poll(async () => (await post({})).status, { intervals: [1] }).toBe(429)
  const refused = await post({})
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0)
  expect((await fetch(`${services.site}/insights?kind=report`)).status).toBe(200)
  expect((await fetch(`${services.content}/health`)).status).toBe(200)
})

test('sends security headers with the admin panel and media', async () => {
  for (const path of ['/admin/login', '/health']) {
    const { headers } = await fetch(`${services.content}${path}`)
    expect([
      path,
      headers.get('x-content-type-options'),
      headers.get('x-frame-options'),
      headers.get('referrer-policy'),
    ]).toEqual([path, 'nosniff', 'SAMEORIGIN', 'strict-origin-when-cross-origin'])
  }
  expect(
    (await fetch(`${services.content}/admin/login`)).headers.get('content-security-policy'),
  ).toContain("frame-ancestors 'self'")
})
