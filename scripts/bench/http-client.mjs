/** Sequential requests over one keep-alive connection, with timings. */
import http from 'node:http'
import { createSiteToken } from '@law-firm/runtime/http/site-token.mjs'

const agent = new http.Agent({ keepAlive: true, maxSockets: 1 })

/**
 * @param {string | URL} url
 * @param {{ method?: string, headers?: http.OutgoingHttpHeaders, body?: string | Buffer }} options
 * @returns {Promise<{ status: number, headers: http.IncomingHttpHeaders, body: Buffer, firstByte: number, whole:
 *   number }>} times in ms
 */
export function request(url, { method = 'GET', headers = {}, body } = {}) {
  return new Promise((resolve, reject) => {
    const startedAt = performance.now()
    const clientRequest = http.request(url, { method, headers, agent }, (response) => {
      const firstByte = performance.now() - startedAt
      const chunks = []
      response.on('data', (chunk) => chunks.push(chunk))
      response.on('error', reject)
      response.on('end', () => {
        const whole = performance.now() - startedAt
        resolve({
          status: response.statusCode ?? 0,
          headers: response.headers,
          body: Buffer.concat(chunks),
          firstByte,
          whole,
        })
      })
    })
    clientRequest.on('error', reject)
    clientRequest.end(body)
  })
}

let siteHeaders = {}

/** Sends operations with the token of the site's server, whose operations the content service runs for it alone. */
export function sendAsSite(revalidateSecret) {
  siteHeaders = { 'x-site-token': createSiteToken(revalidateSecret) }
}

/**
 * Executes a trusted operation by its hash.
 *
 * @throws Error with the GraphQL errors
 */
export async function executeOperation(endpoint, { name, hash }, variables) {
  const body = JSON.stringify({
    operationName: name,
    variables,
    extensions: { persistedQuery: { version: 1, sha256Hash: hash } },
  })
  const {
    status,
    body: responseBody,
    whole,
  } = await request(endpoint, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'content-length': Buffer.byteLength(body),
      ...siteHeaders,
    },
    body,
  })
  const { data, errors } = JSON.parse(String(responseBody))
  if (status !== 200 || errors)
    throw new Error(`The content service responded ${status}: ${JSON.stringify(errors)}`)
  return { data, whole }
}
