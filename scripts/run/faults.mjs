/**
 * A gateway before the content service that can play its outages, for tests: `POST /__fault` with the body `none`,
 * `refused`, `errors`, `malformed` or `hang` sets what happens to the calls that follow.
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
    if (fault === 'errors') return outgoing.writeHead(200, { 'content-type': 'application/json' }).end('{"data":null,"errors":[{"message":"secret detail"}]}')
    if (fault === 'malformed') return outgoing.writeHead(200, { 'content-type': 'application/json' }).end('{"data":{"Arti')
    return forward(incoming, outgoing, target)
  })
  return new Promise((resolve) => server.listen(port, 'localhost', () => resolve(server)))
}

function forward(incoming, outgoing, target) {
  const url = new URL(incoming.url, target)
  const onward = request(url, { method: incoming.method, headers: { ...incoming.headers, host: url.host } }, (answer) => {
    outgoing.writeHead(answer.statusCode, answer.headers)
    answer.pipe(outgoing)
  })
  onward.on('error', () => outgoing.destroy())
  incoming.pipe(onward)
}

async function textOf(stream) {
  let text = ''
  for await (const chunk of stream) text += chunk
  return text
}
