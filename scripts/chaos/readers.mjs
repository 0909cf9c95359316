/** Readers who request pages at a constant rate, whatever the responses take. */
import http from 'node:http'

const agent = new http.Agent({ keepAlive: true, maxSockets: 500 })

/**
 * @typedef {{ status: number | string, ms: number, html: string }} Response
 * @param {string} url
 * @returns {Promise<Response>} with the code of the error as status where there was no response
 */
export function read(url) {
  const startedAt = performance.now()
  return new Promise((resolve) => {
    const end = (/** @type {number | string} */ status, html = '') =>
      resolve({ status, html, ms: performance.now() - startedAt })
    http
      .get(url, { agent, headers: { accept: 'text/html' } }, (response) => {
        /** @type {Buffer[]} */
        const chunks = []
        response.on('data', (chunk) => chunks.push(chunk))
        response.on('error', () => end('torn'))
        response.on('end', () => end(response.statusCode ?? 0, String(Buffer.concat(chunks))))
      })
      .on('error', (cause) => end('code' in cause ? String(cause.code) : cause.message))
  })
}

/**
 * @param {string[]} urls
 * @param {{ rate: number }} options requests per second
 * @returns a function that stops the readers and returns what they got
 */
export function startReaders(urls, { rate }) {
  const startedAt = performance.now()
  /** @type {Promise<Result>[]} */
  const pending = []
  const timer = setInterval(() => {
    const due = ((performance.now() - startedAt) / 1000) * rate
    while (pending.length < due)
      pending.push(read(urls[pending.length % urls.length] ?? '').then(toResult))
  }, 5)
  return async () => {
    clearInterval(timer)
    return summarise(await Promise.all(pending))
  }
}

/**
 * What is left of a response: the pages of minutes do not fit into memory.
 *
 * @typedef {ReturnType<typeof toResult>} Result
 * @param {Response} response
 */
const toResult = ({ status, ms, html }) => ({
  ms,
  isOk: status === 200,
  isTorn: status === 200 && !html.trimEnd().endsWith('</html>'),
  // nginx has a page of its own for what no instance responds to
  name: `${status}${html.includes('cannot be reached') ? ' of nginx' : ''}`,
})

/** @param {Result[]} results */
function summarise(results) {
  const times = results.map(({ ms }) => ms).sort((a, b) => a - b)
  const failed = results.filter(({ isOk }) => !isOk)
  return {
    count: results.length,
    failed: failed.length,
    failures: [...new Set(failed.map(({ name }) => name))].join(', '),
    torn: results.filter(({ isTorn }) => isTorn).length,
    p50: times[Math.floor(times.length / 2)] ?? 0,
    p99: times[Math.floor(times.length * 0.99)] ?? 0,
    longest: times.at(-1) ?? 0,
  }
}
