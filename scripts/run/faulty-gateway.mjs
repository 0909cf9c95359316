/**
 * A proxy in front of the content service that simulates outages for tests: `POST /__fault` with
 * `none`, `refused`, `errors`, `malformed`, `hang` or one of `damages` sets what happens to the
 * following requests.
 */
import { createServer, request } from 'node:http'

export function startFaultyGateway(port, target) {
  let fault = 'none'
  let calls = 0
  const server = createServer(async (incoming, outgoing) => {
    if (incoming.url === '/__fault') {
      fault = (await textOf(incoming)) || 'none'
      return outgoing.end(fault)
    }
    if (incoming.url === '/__calls') return outgoing.end(String(calls))
    calls += 1
    if (fault === 'refused') return incoming.socket.destroy()
    if (fault === 'hang') return undefined
    if (fault === 'errors')
      return outgoing
        .writeHead(200, { 'content-type': 'application/json' })
        .end('{"data":null,"errors":[{"message":"secret detail"}]}')
    if (fault === 'malformed')
      return outgoing.writeHead(200, { 'content-type': 'application/json' }).end('{"data":{"Arti')
    if (fault === 'empty-data')
      return outgoing.writeHead(200, { 'content-type': 'application/json' }).end('{"data":{}}')
    return forward(incoming, outgoing, target, damages[fault])
  })
  // Longer than the service's, whose `Keep-Alive` header is forwarded.
  server.keepAliveTimeout = 65_000
  return new Promise((resolve) => server.listen(port, 'localhost', () => resolve(server)))
}

/** How each damages the data of a GraphQL response. */
const damages = {
  'null-roots': (data) => Object.fromEntries(Object.keys(data).map((field) => [field, null])),
  'wrong-shape': (data) =>
    Object.fromEntries(Object.keys(data).map((field) => [field, [{ unexpected: true }]])),
  damaged: (data) => damageOneInTen(objectsIn(data)) && data,
}

function forward(incoming, outgoing, target, damage) {
  const url = new URL(incoming.url, target)
  const headers = {
    ...incoming.headers,
    host: url.host,
    ...(damage ? { 'accept-encoding': 'identity' } : {}),
  }
  const upstreamRequest = request(
    url,
    { method: incoming.method, headers },
    async (upstreamResponse) => {
      if (damage)
        return outgoing
          .writeHead(200, { 'content-type': 'application/json' })
          .end(damageText(await textOf(upstreamResponse), damage))
      outgoing.writeHead(upstreamResponse.statusCode, upstreamResponse.headers)
      return upstreamResponse.pipe(outgoing)
    },
  )
  upstreamRequest.on('error', () => outgoing.destroy())
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

async function textOf(stream) {
  let text = ''
  for await (const chunk of stream) text += chunk
  return text
}
