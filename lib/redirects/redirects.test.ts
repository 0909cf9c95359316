import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { keptRedirects, readRedirects } from './redirects.mjs'

let content: Server
let answer: string
let asked: string

beforeAll(async () => {
  content = createServer((request, response) => {
    let body = ''
    request.on('data', (part) => (body += part)).on('end', () => {
      asked = (JSON.parse(body) as { query: string }).query
      response.end(answer)
    })
  })
  await new Promise<void>((resolve) => content.listen(0, 'localhost', resolve))
  process.env.CONTENT_GRAPHQL_URL = `http://localhost:${(content.address() as AddressInfo).port}/api/graphql`
})

afterAll(() => content.close())

const answerWith = (docs: unknown[]) => (answer = JSON.stringify({ data: { Redirects: { docs } } }))

test('redirects are kept by their old address', async () => {
  answerWith([{ from: '/old', to: '/new', kind: 'temporary' }, { from: '/gone', to: '', kind: 'gone' }, { from: '/plain', to: '/other', kind: null }, { from: null, to: '/nowhere', kind: null }])
  await readRedirects()
  expect([...(keptRedirects() ?? [])]).toEqual([
    ['/old', { to: '/new', kind: 'temporary' }],
    ['/gone', { to: null, kind: 'gone' }],
    ['/plain', { to: '/other', kind: 'permanent' }],
  ])
  expect(asked).toContain('limit: 0')
})

test.each([
  ['GraphQL errors', '{"errors":[{"message":"no"}],"data":{"Redirects":null}}'],
  ['malformed JSON', '<html>'],
  ['no data', '{}'],
])('those that are kept stay in use after an answer with %s', async (_, wrong) => {
  answerWith([{ from: '/old', to: '/new', kind: 'permanent' }])
  await readRedirects()
  answer = wrong
  await expect(readRedirects()).rejects.toThrow()
  expect(keptRedirects()?.get('/old')).toEqual({ to: '/new', kind: 'permanent' })
})

test('the query holds on the schema of the content service', async () => {
  const { buildSchema, parse, validate } = await import('graphql')
  const { readFileSync } = await import('node:fs')
  answerWith([])
  await readRedirects()
  expect(validate(buildSchema(readFileSync('lib/graphql/schema.graphql', 'utf8')), parse(asked))).toEqual([])
})
