import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { countMissing, reportMissing } from './missing-addresses'

let content: Server
let status = 200
const reports: { addresses: { path: string; count: number }[] }[] = []

beforeAll(async () => {
  content = createServer((incoming, response) => {
    let body = ''
    incoming
      .on('data', (part) => (body += part))
      .on('end', () => {
        reports.push(JSON.parse(body) as (typeof reports)[number])
        response.writeHead(status).end('{}')
      })
  })
  await new Promise<void>((resolve) => content.listen(0, 'localhost', resolve))
  process.env.CONTENT_GRAPHQL_URL = `http://localhost:${(content.address() as AddressInfo).port}/api/graphql`
  process.env.REVALIDATE_SECRET = 'test'
})

afterAll(() => content.close())
beforeEach(() => void (reports.length = 0))

test('missing addresses are reported with counts, without queries, and once', async () => {
  countMissing('/Old/?session=secret')
  countMissing('/old')
  countMissing('/users/ann@firm.example')
  await reportMissing()
  await reportMissing()
  expect(reports).toEqual([{ addresses: [{ path: '/old', count: 2 }] }])
})

test('what could not be reported is reported later, with what came meanwhile', async () => {
  status = 400
  countMissing('/later')
  await expect(reportMissing()).rejects.toThrow('status 400')
  status = 200
  countMissing('/later')
  await reportMissing()
  expect(reports.at(-1)).toEqual({ addresses: [{ path: '/later', count: 2 }] })
})

test('a flood of addresses is bounded', async () => {
  for (let at = 0; at < 5_000; at += 1) countMissing(`/flood-${at}`)
  for (let at = 0; at < 10; at += 1) await reportMissing()
  expect(reports.map(({ addresses }) => addresses.length)).toEqual([200, 200, 200, 200, 200])
})
