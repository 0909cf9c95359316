import { WebSocketServer } from 'ws'

/** Of one address, signed in or not: several members of an office share it. */
const maxOfAddress = 100
/** Bytes of a message; the largest has an access token. */
const maxMessage = 16_384

/**
 * Accepts websockets for GraphQL subscriptions, from the site's pages only: a route of Next.js cannot take an upgrade.
 * `src/members/live` serves them; it is in Next's bundle and finds the server in `globalThis`.
 *
 * @param {string} siteUrl
 */
export function createSocketServer(siteUrl) {
  const sockets = new WebSocketServer({ noServer: true, maxPayload: maxMessage })
  const { origin } = new URL(siteUrl)
  const open = new Map()
  globalThis.contentSockets = sockets

  /**
   * @param {import('node:http').IncomingMessage} request with the client's address in `x-forwarded-for`
   * @param {import('node:stream').Duplex} socket
   * @param {Buffer} head
   */
  function upgrade(request, socket, head) {
    const address = String(request.headers['x-forwarded-for'])
    const count = open.get(address) ?? 0
    socket.on('error', () => socket.destroy())
    if (request.headers.origin !== origin) return refuse(socket, '403 Forbidden')
    if (count >= maxOfAddress) return refuse(socket, '429 Too Many Requests')
    open.set(address, count + 1)
    socket.once('close', () => {
      const left = open.get(address) - 1
      if (left > 0) open.set(address, left)
      else open.delete(address)
    })
    sockets.handleUpgrade(request, socket, head, (accepted) =>
      sockets.emit('connection', accepted, request),
    )
  }

  return {
    /** @param {import('node:http').IncomingMessage} request */
    takes: ({ url = '' }) => url.split('?')[0] === '/graphql-ws',
    upgrade,
    /** Clients connect again after a pause. */
    close: () => sockets.clients.forEach((client) => client.close(1012, 'Service restart')),
  }
}

const refuse = (socket, status) =>
  socket.end(`HTTP/1.1 ${status}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`, () =>
    socket.destroy(),
  )
