/** A proxy between the site and the content service that adds latency or replays responses. */
import http from 'node:http'

/**
 * @param port the port to listen on
 * @param target the content service, `http://localhost:…`
 * @returns a handle: `delay` (ms before each response), `replay` (serves repeated requests from
 *   memory), `requests` (count), `stop`
 */
export function startGateway(port, target) {
  const handle = {
    delay: 0,
    replay: false,
    requests: 0,
    stop: () => new Promise((resolve) => server.close(resolve)),
  }
  const responses = new Map()
  const agent = new http.Agent({ keepAlive: true })
  const server = http.createServer(async (request, response) => {
    handle.requests += 1
    try {
      const body = await readAll(request)
      const key = `${request.url} ${request.headers.authorization ?? ''} ${body}`
      const recorded = handle.replay ? responses.get(key) : undefined
      const result = recorded ?? (await forward(target, agent, request, body))
      if (result.status === 200) responses.set(key, result)
      if (handle.delay > 0) await new Promise((resolve) => setTimeout(resolve, handle.delay))
      response.writeHead(result.status, {
        'content-type': result.type,
        'content-length': result.body.length,
      })
      response.end(result.body)
    } catch (cause) {
      response.writeHead(502, { 'content-type': 'text/plain' })
      response.end(String(cause))
    }
  })
  server.keepAliveTimeout = 60_000
  return new Promise((resolve, reject) => {
    server.once('error', reject)
    server.listen(port, 'localhost', () => resolve(handle))
  })
}

async function readAll(stream) {
  const chunks = []
  for await (const chunk of stream) chunks.push(chunk)
  return Buffer.concat(chunks)
}

/**
 * @param {string} target
 * @param {http.Agent} agent
 * @param {Pick<http.IncomingMessage, 'method' | 'url' | 'headers'>} request
 * @param {Buffer} body
 */
function forward(target, agent, { method, url, headers }, body) {
  const { authorization, accept = '*/*', 'content-type': type } = headers
  const forwardedHeaders = {
    accept,
    ...(type && { 'content-type': type }),
    ...(authorization && { authorization }),
    'content-length': body.length,
  }
  return new Promise((resolve, reject) => {
    const request = http.request(
      target + (url ?? ''),
      { method, agent, headers: forwardedHeaders },
      async (response) => {
        try {
          resolve({
            status: response.statusCode ?? 502,
            type: response.headers['content-type'] ?? 'application/json',
            body: await readAll(response),
          })
        } catch (cause) {
          reject(cause)
        }
      },
    )
    // The server may close a keep-alive connection just as it is reused: retried on a new one.
    const isStaleConnection = (cause) => request.reusedSocket && cause.code === 'ECONNRESET'
    request.on('error', (cause) =>
      isStaleConnection(cause)
        ? resolve(forward(target, agent, { method, url, headers }, body))
        : reject(cause),
    )
    request.end(body)
  })
}
