/** Stands between the site and the content service, to make the service far away or to take it out of a measurement. */
import http from 'node:http'

/**
 * @param port where it listens
 * @param target the content service, `http://localhost:…`
 * @returns a handle: `delay` (ms before each answer), `replay` (answers a question asked before from memory), `stop`
 */
export function startGateway(port, target) {
  const handle = {
    delay: 0,
    replay: false,
    asked: 0,
    stop: () => new Promise((resolve) => server.close(resolve)),
  }
  const known = new Map()
  const agent = new http.Agent({ keepAlive: true })
  const server = http.createServer(async (request, response) => {
    handle.asked += 1
    try {
      const body = await readAll(request)
      const key = `${request.url} ${request.headers.authorization ?? ''} ${body}`
      const kept = handle.replay ? known.get(key) : undefined
      const answer = kept ?? (await forward(target, agent, request, body))
      if (answer.status === 200) known.set(key, answer)
      if (handle.delay > 0) await new Promise((resolve) => setTimeout(resolve, handle.delay))
      response.writeHead(answer.status, {
        'content-type': answer.type,
        'content-length': answer.body.length,
      })
      response.end(answer.body)
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

function forward(target, agent, { method, url, headers }, body) {
  const { authorization, accept = '*/*', 'content-type': type } = headers
  const passed = {
    accept,
    ...(type && { 'content-type': type }),
    ...(authorization && { authorization }),
    'content-length': body.length,
  }
  return new Promise((resolve, reject) => {
    const request = http.request(
      target + url,
      { method, agent, headers: passed },
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
    // A kept connection may have been closed just as it was taken up again: asked once more, on the next one.
    const again = (cause) => request.reusedSocket && cause.code === 'ECONNRESET'
    request.on('error', (cause) =>
      again(cause)
        ? resolve(forward(target, agent, { method, url, headers }, body))
        : reject(cause),
    )
    request.end(body)
  })
}
