/**
 * One hostile client: 64 connections that request one of the dearest things that can be found, without a
 * pause, until the process is ended. `hostile-client.mjs <kind> <json of addresses>`, a child of
 * `hostile.mjs`, so that its work is its own.
 */
import http from 'node:http'
import { connect } from 'node:net'
import { kinds, silent } from './hostile-kinds.mjs'

const connections = 64
const address = '127.0.2.1'

const [kind = '', hosts = '{}'] = process.argv.slice(2)
/** @type {Record<'site' | 'content' | 'identity' | 'search' | 'searchKey', string>} */
const to = JSON.parse(hosts)
const constant = {
  accept: 'text/html',
  'x-forwarded-for': address, // as nginx does; each instance believes it
  'x-algolia-application-id': 'local',
  'x-algolia-api-key': to.searchKey,
}

/** @param {string} site @param {string} head */
function hold(site, head) {
  const { hostname, port } = new URL(site)
  const socket = connect({ host: hostname, port: Number(port), localAddress: address, family: 4 })
  socket.write(head)
  socket.on('error', () => {})
  socket.on('close', () => setTimeout(() => hold(site, head), 10))
}

/** @param {() => import('./hostile-kinds.mjs').Attack} next */
async function repeat(next) {
  const agent = new http.Agent({ keepAlive: true, maxSockets: 1 })
  for (;;) await send(agent, next())
}

/** @param {http.Agent} agent @param {import('./hostile-kinds.mjs').Attack} attack @returns {Promise<void>} */
function send(agent, { at = 'site', method = 'GET', path, headers, body }) {
  const options = { agent, method, localAddress: address, family: 4 }
  return new Promise((resolve) => {
    const request = http.request(
      to[at] + path,
      { ...options, headers: { ...constant, ...headers } },
      (response) => {
        count(response.statusCode)
        response.resume()
        response.on('close', resolve)
      },
    )
    request.on('error', () => {
      count('error')
      setTimeout(resolve, 10)
    })
    request.end(body)
  })
}

/** @type {Map<number | string | undefined, number>} */
const counts = new Map()
const count = (/** @type {number | string | undefined} */ status) =>
  counts.set(status, (counts.get(status) ?? 0) + 1)

process.on('SIGTERM', () => {
  process.send?.([...counts].map(([status, times]) => `${status}: ${times}`).join(', '))
  process.exit(0)
})

let turn = 0
const head = silent[kind]
const toRequest = kinds[kind]
for (let index = 0; index < connections; index += 1) {
  if (head) hold(to.site, head(index))
  else if (toRequest) void repeat(() => toRequest((turn += 1)))
}
