/** Single requests over one connection that stays open, with their times. */
import http from 'node:http'

const agent = new http.Agent({ keepAlive: true, maxSockets: 1 })

/**
 * @returns {Promise<{ status: number, headers: object, body: Buffer, firstByte: number, whole: number }>} times in ms
 */
export function ask(url, { method = 'GET', headers = {}, body } = {}) {
  return new Promise((resolve, reject) => {
    const began = performance.now()
    const request = http.request(url, { method, headers, agent }, (response) => {
      const firstByte = performance.now() - began
      const chunks = []
      response.on('data', (chunk) => chunks.push(chunk))
      response.on('error', reject)
      response.on('end', () => {
        const whole = performance.now() - began
        resolve({
          status: response.statusCode ?? 0,
          headers: response.headers,
          body: Buffer.concat(chunks),
          firstByte,
          whole,
        })
      })
    })
    request.on('error', reject)
    request.end(body)
  })
}

/** Runs one of the site's operations by its hash; throws its errors. */
export async function askContent(endpoint, { name, hash }, variables) {
  const body = JSON.stringify({
    operationName: name,
    variables,
    extensions: { persistedQuery: { version: 1, sha256Hash: hash } },
  })
  const {
    status,
    body: answer,
    whole,
  } = await ask(endpoint, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'content-length': Buffer.byteLength(body) },
    body,
  })
  const { data, errors } = JSON.parse(String(answer))
  if (status !== 200 || errors)
    throw new Error(`The content service answered ${status}: ${JSON.stringify(errors)}`)
  return { data, whole }
}
