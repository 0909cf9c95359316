/**
 * A load generator for machines without wrk: `node load-worker.mjs <url> <connections> <seconds>
 * [header…]`.
 */
import http from 'node:http'

const [url, connections, seconds, ...lines] = process.argv.slice(2)
const headers = Object.fromEntries(
  lines.map((line) => [line.slice(0, line.indexOf(':')), line.slice(line.indexOf(':') + 1).trim()]),
)
const agent = new http.Agent({ keepAlive: true, maxSockets: Number(connections) })
const startedAt = performance.now()
const end = startedAt + Number(seconds) * 1000
let succeeded = 0
let failed = 0

function sendRequest() {
  return /** @type {Promise<void>} */ (
    new Promise((resolve) => {
      const request = http.get(url, { agent, headers }, (response) => {
        if (response.statusCode === undefined || response.statusCode >= 400) failed += 1
        else succeeded += 1
        response.resume()
        response.on('end', resolve)
      })
      request.on('error', () => {
        failed += 1
        resolve()
      })
    })
  )
}

await Promise.all(
  Array.from({ length: Number(connections) }, async () => {
    while (performance.now() < end) await sendRequest()
  }),
)
if (failed > 0) console.log(`Non-2xx or failed: ${failed}`)
console.log(`Requests/sec: ${(succeeded / ((performance.now() - startedAt) / 1000)).toFixed(2)}`)
process.exit(0)
