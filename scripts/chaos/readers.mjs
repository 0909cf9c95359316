/** Readers who request pages at a constant rate, whatever the responses take. */
import http from 'node:http'

const agent = new http.Agent({ keepAlive: true, maxSockets: 500 })

const isLinux = process.platform === 'linux'
let reader = 0
/** Each of a hundred readers has an address, as visitors queue for themselves; nginx listens on IPv4. */
function nextAddress() {
  reader += 1
  return `127.0.1.${1 + (reader % 100)}`
}

/**
 * @typedef {{ status: number | string, ms: number, html: string, cache: string }} Response
 * @param {string} url
 * @param {Record<string, string>} headers
 * @param {string} from the address of the reader
 * @returns {Promise<Response>} with the code of the error as status where there was no response
 */
export function read(url, headers = {}, from = nextAddress()) {
  const startedAt = performance.now()
  const options = isLinux ? { agent, localAddress: from, family: 4 } : { agent }
  return new Promise((resolve) => {
    const end = (/** @type {number | string} */ status, html = '', cache = '') =>
      resolve({ status, html, cache, ms: performance.now() - startedAt })
    http
      .get(url, { ...options, headers: { accept: 'text/html', ...headers } }, (response) => {
        /** @type {Buffer[]} */
        const chunks = []
        const cache = String(response.headers['x-nextjs-cache'] ?? '')
        response.on('data', (chunk) => chunks.push(chunk))
        response.on('error', () => end('torn'))
        response.on('end', () =>
          end(response.statusCode ?? 0, String(Buffer.concat(chunks)), cache),
        )
      })
      .on('error', (cause) => end('code' in cause ? String(cause.code) : cause.message))
  })
}

/**
 * @param {string[] | ((turn: number) => string)} urls
 * @param {{ rate: number, headers?: Record<string, string>, isOk?: (response: Response) => boolean }}
 *   options rate is requests per second, isOk what readers may get
 * @returns a function that stops the readers and returns what they got
 */
export function startReaders(urls, { rate, headers, isOk = ({ status }) => status === 200 }) {
  const startedAt = performance.now()
  /** @type {Promise<Result>[]} */
  const pending = []
  const urlOf = (/** @type {number} */ turn) =>
    typeof urls === 'function' ? urls(turn) : (urls[turn % urls.length] ?? '')
  const timer = setInterval(() => {
    const due = ((performance.now() - startedAt) / 1000) * rate
    while (pending.length < due) {
      const url = urlOf(pending.length)
      pending.push(read(url, headers).then((response) => toResult(url, response, isOk(response))))
    }
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
 * @param {string} url
 * @param {Response} response
 * @param {boolean} isOk
 */
const toResult = (url, { status, ms, html }, isOk) => ({
  url,
  ms,
  isOk,
  isTorn: status === 200 && !html.trimEnd().endsWith('</html>'),
  // nginx has a page of its own for what no instance responds to
  name: `${status}${html.includes('cannot be reached') ? ' of nginx' : ''}`,
})

/** @param {Result[]} results */
function summarise(results) {
  const times = results.map(({ ms }) => ms).sort((a, b) => a - b)
  return {
    count: results.length,
    failed: results.filter(({ isOk, isTorn }) => !isOk || isTorn).length,
    failures: failuresOf(results.filter(({ isOk }) => !isOk)),
    responses: countsOf(results),
    torn: results.filter(({ isTorn }) => isTorn).length,
    p50: times[Math.floor(times.length / 2)] ?? 0,
    p95: times[Math.floor(times.length * 0.95)] ?? 0,
    p99: times[Math.floor(times.length * 0.99)] ?? 0,
    longest: times.at(-1) ?? 0,
  }
}

/** As `countsOf`, with the first addresses. @param {Result[]} results */
const failuresOf = (results) =>
  [countsOf(results), ...new Set(results.slice(0, 5).map(({ url }) => new URL(url).pathname))].join(
    ' ',
  )

/** Such as `200: 12, 503: 1`. @param {Result[]} results */
function countsOf(results) {
  /** @type {Map<string, number>} */
  const counts = new Map()
  for (const { name } of results) counts.set(name, (counts.get(name) ?? 0) + 1)
  return [...counts].map(([name, count]) => `${name}: ${count}`).join(', ')
}
