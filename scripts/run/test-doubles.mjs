/**
 * Test doubles of external hosts: an analytics and tag manager host, and a mail server. Both return
 * everything they have captured; they are never reset, as tests run in parallel.
 */
import { readFileSync } from 'node:fs'
import http from 'node:http'
import { createRequire } from 'node:module'
import { SMTPServer } from 'smtp-server'

/** A stub of the tag manager's script that exposes its data layer. */
const tagManager = `(function(){var l=window.dataLayer||[];window.__tagManager={loaded:true,layer:l};})();`

/** A page of another relying party with the provider's own library. */
const peerPage =
  '<!doctype html><html lang="en"><meta charset="utf-8"><title>Peer</title><link rel="icon" href="data:,"><script src="/auth0.js"></script><h1>Peer</h1></html>'
const peerLibrary = () =>
  readFileSync(createRequire(import.meta.url).resolve('auth0-js/dist/auth0.js'))

/**
 * @param {{ capture: number, mail: number }} ports of HTTP and SMTP
 * @returns {Promise<{ stop: () => Promise<void> }>}
 */
export async function startTestDoubles({ capture, mail }) {
  const captured = []
  const mails = []
  let mailFails = false

  const server = http.createServer(async (request, response) => {
    const chunks = []
    for await (const chunk of request) chunks.push(chunk)
    const body = Buffer.concat(chunks).toString()
    const { pathname } = new URL(request.url ?? '/', 'http://localhost')
    const send = (type, text) =>
      response
        .writeHead(200, { 'content-type': type, 'access-control-allow-origin': '*' })
        .end(text)
    if (pathname === '/__caught') return send('application/json', JSON.stringify(captured))
    if (pathname === '/__mails') return send('application/json', JSON.stringify(mails))
    if (pathname === '/peer') return send('text/html', peerPage)
    if (pathname === '/auth0.js') return send('text/javascript', peerLibrary())
    if (pathname === '/__mail-fault') {
      mailFails = body === 'down'
      return send('text/plain', body)
    }
    captured.push({ method: request.method, path: pathname, headers: request.headers, body })
    if (pathname === '/gtm.js') return send('text/javascript', tagManager)
    return send('application/json', '{"status":1}')
  })

  const smtp = new SMTPServer({
    disabledCommands: ['AUTH', 'STARTTLS'],
    onMailFrom: (_, __, done) =>
      done(mailFails ? Object.assign(new Error('Try later'), { responseCode: 451 }) : null),
    onData: (stream, session, done) => {
      const chunks = []
      stream.on('data', (chunk) => chunks.push(chunk))
      stream.on('end', () => {
        mails.push({
          to: session.envelope.rcptTo.map(({ address }) => address),
          raw: Buffer.concat(chunks).toString(),
        })
        done()
      })
    },
  })
  smtp.on('error', () => {}) // a client that disconnects does not fail a test

  await new Promise((resolve) => server.listen(capture, 'localhost', () => resolve(undefined)))
  await new Promise((resolve) => smtp.listen(mail, 'localhost', () => resolve(undefined)))
  return {
    stop: async () => {
      server.closeAllConnections()
      await Promise.all([
        new Promise((resolve) => server.close(resolve)),
        new Promise((resolve) => smtp.close(() => resolve(undefined))),
      ])
    },
  }
}
