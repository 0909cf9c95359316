/**
 * A proxy in front of a service that simulates outages for tests: `POST /__fault` with `none`, a
 * name of `faults` or of `damages` sets what happens to the following requests.
 */
import { randomBytes } from 'node:crypto'
import { createServer, request } from 'node:http'
import { pipeline } from 'node:stream'
import { setTimeout as wait } from 'node:timers/promises'

/**
 * @param {number} port
 * @param {string} target the service
 * @param {{ keepsHost?: boolean }} options whether the service gets the host of the gateway's address
 */
export function startFaultyGateway(port, target, { keepsHost = false } = {}) {
  let fault = 'none'
  let calls = 0
  const server = createServer(async (incoming, outgoing) => {
    if (incoming.url === '/__fault') {
      fault = (await readText(incoming)) || 'none'
      return outgoing.end(fault)
    }
    if (incoming.url === '/__calls') return outgoing.end(String(calls))
    calls += 1
    if (faults[fault]) return faults[fault](outgoing)
    if (fault === 'slow') await wait(slowMs)
    return forward(incoming, outgoing, { target, keepsHost }, damages[fault])
  })
  // Longer than the service's, whose `Keep-Alive` header is forwarded.
  server.keepAliveTimeout = 65_000
  return new Promise((resolve) => server.listen(port, 'localhost', () => resolve(server)))
}

const slowMs = 5_000

/** Responses in place of the service's. */
const faults = {
  refused: (outgoing) => outgoing.socket.destroy(),
  hang: () => {},
  errors: (outgoing) => json(outgoing).end('{"data":null,"errors":[{"message":"secret detail"}]}'),
  malformed: (outgoing) => json(outgoing).end('{"data":{"Arti'),
  'empty-data': (outgoing) => json(outgoing).end('{"data":{}}'),
  'broken-gzip': (outgoing) => json(outgoing, { 'content-encoding': 'gzip' }).end(randomBytes(500)),
  endless: (outgoing) => {
    const timer = setInterval(() => outgoing.write(' '.repeat(1_000)), 50)
    outgoing.on('close', () => clearInterval(timer))
    json(outgoing).write('{')
  },
  'status-500': (outgoing) => outgoing.writeHead(500).end('secret detail'),
}

const json = (outgoing, headers = {}) =>
  outgoing.writeHead(200, { 'content-type': 'application/json', ...headers })

/** How each damages the data of a GraphQL response. */
const damages = {
  'null-roots': (data) => Object.fromEntries(Object.keys(data).map((field) => [field, null])),
  'wrong-shape': (data) =>
    Object.fromEntries(Object.keys(data).map((field) => [field, [{ unexpected: true }]])),
  damaged: (data) => damageOneInTen(objectsIn(data)) && data,
}

function forward(incoming, outgoing, { target, keepsHost }, damage) {
  const url = new URL(incoming.url, target)
  const headers = {
    ...incoming.headers,
    host: keepsHost ? incoming.headers.host : url.host,
    ...(damage ? { 'accept-encoding': 'identity' } : {}),
  }
  const upstreamRequest = request(
    url,
    { method: incoming.method, headers },
    async (upstreamResponse) => {
      if (damage)
        return outgoing
          .writeHead(200, { 'content-type': 'application/json' })
          .end(damageText(await readText(upstreamResponse), damage))
      outgoing.writeHead(upstreamResponse.statusCode, upstreamResponse.headers)
      return pipeline(upstreamResponse, outgoing, () => {}) // a cut response is cut here, too
    },
  )
  upstreamRequest.on('error', () => outgoing.destroy())
  outgoing.on('close', () => upstreamRequest.destroy())
  incoming.pipe(upstreamRequest)
}

/** Responses other than GraphQL are emptied. */
function damageText(text, damage) {
  const body = JSON.parse(text)
  return JSON.stringify(body.data ? { ...body, data: damage(body.data) } : {})
}

/** Objects of the schema: only those have a `__typename`. */
const objectsIn = (value) =>
  typeof value === 'object' && value !== null
    ? [...('__typename' in value ? [value] : []), ...Object.values(value).flatMap(objectsIn)]
    : []

let turn = 0

/** Every tenth object loses a field or gets an object for a list; at least one per response. */
function damageOneInTen(objects) {
  turn += 1
  for (let index = turn % Math.min(objects.length, 10); index < objects.length; index += 10) {
    const keys = Object.keys(objects[index])
    const key = keys[turn % keys.length]
    if (Array.isArray(objects[index][key])) objects[index][key] = {}
    else delete objects[index][key]
  }
  return true
}

async function readText(stream) {
  let text = ''
  for await (const chunk of stream) text += chunk
  return text
}
