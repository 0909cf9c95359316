/**
 * The least that a server in Node does for a cached page: one response from memory. Arguments: the
 * port, and a file with the headers and the body in base64.
 */
import { readFileSync } from 'node:fs'
import { createServer } from 'node:http'

const [port, file] = process.argv.slice(2)
const { headers, body } = JSON.parse(readFileSync(String(file), 'utf8'))
const bytes = Buffer.from(body, 'base64')

createServer((request, response) => {
  if (request.headers['if-none-match'] === headers.etag)
    response.writeHead(304, { etag: headers.etag, vary: headers.vary }).end()
  else response.writeHead(200, headers).end(bytes)
}).listen(Number(port), 'localhost', () => process.stdout.write('listening\n'))
