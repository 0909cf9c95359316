/** @jest-environment node */
import { validEmails } from '@law-firm/contract/testing/contact-details'
import { spawn } from 'node:child_process'
import { createServer } from 'node:http'
import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { redact } from './log-options.mjs'
import { inRequest, requestId, toRequestId } from './request.mjs'

/** Runs code in a process that loads `register.mjs` first. @returns the lines of its output */
async function run(code: string, env: Record<string, string> = {}): Promise<object[]> {
  const args = [
    '--import',
    './packages/runtime/observability/register.mjs',
    '--input-type=module',
    '-e',
    code,
  ]
  const child = spawn(process.execPath, args, {
    env: { ...process.env, OTEL_SERVICE_NAME: 'website-test', ...env },
  })
  let output = ''
  child.stdout.on('data', (part) => (output += part))
  child.stderr.pipe(process.stderr)
  await once(child, 'close')
  return output
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line) as object)
}

test('what code logs to the console is a line of JSON', async () => {
  const [info, error] = await run(
    `console.info('Write', { status: 200 })
    console.error('It failed', '/people', new Error('outer', { cause: new Error('inner') }))`,
  )
  expect(info).toMatchObject({
    level: 'info',
    service: 'website-test',
    msg: 'Write',
    status: 200,
    time: expect.stringMatching(/^\d{4}-/),
  })
  expect(error).toMatchObject({
    level: 'error',
    msg: 'It failed /people',
    err: { stack: expect.stringMatching(/outer[\s\S]*caused by[\s\S]*inner/) },
  })
})

test('lines carry the id of the request, also after a wait', async () => {
  const lines = await run(
    `import { inRequest } from './packages/runtime/observability/request.mjs'
    await inRequest('request-1', async () => {
      await new Promise((resolve) => setTimeout(resolve, 1))
      console.warn('Within')
    })
    console.warn('Outside')`,
  )
  expect(lines).toMatchObject([{ requestId: 'request-1' }, { msg: 'Outside' }])
  expect(lines[1]).not.toHaveProperty('requestId')
})

test('e-mail addresses of all scripts are removed', async () => {
  const emails = validEmails.filter((email) => !email.includes('/'))
  const lines = await run(
    emails
      .map((email) => `console.error(${JSON.stringify(`No mail to ${email}, again`)})`)
      .join(';'),
  )
  expect(lines).toMatchObject(emails.map(() => ({ msg: 'No mail to [redacted], again' })))
})

test('tokens and personal data are removed, wherever they stand', async () => {
  const [line] = await run(
    `console.error('No mail to maya@northgate.example', { email: 'a', user: { name: 'Maya' } },
      new Error('eyJhbGciOiJSUzI1NiJ9.eyJzdWIiOiJhIn0.c2lnbmF0dXJl at /callback?code=abc&state=def'))`,
  )
  expect(JSON.stringify(line)).not.toMatch(/maya|northgate|eyJ|abc|def\b/i)
  expect(line).toMatchObject({ msg: 'No mail to [redacted]', user: { name: '[redacted]' } })
})

test.each([
  ['Bearer abc.def', 'Bearer [redacted]'],
  ['/api/auth/callback?code=xyz&a=1', '/api/auth/callback?code=[redacted]&a=1'],
  ['#access_token=xyz', '#access_token=[redacted]'],
  ['"status code=500"', '"status code=500"'],
  ['Request /people failed', 'Request /people failed'],
])('%s is logged as %s', (text, expected) => expect(redact(text)).toBe(expected))

test.each([
  ['given by the front', { 'x-request-id': '0f8fad5bd9cb469f' }, true, '0f8fad5bd9cb469f'],
  ['a visitor’s own', { 'x-request-id': '0f8fad5bd9cb469f' }, false, expect.stringMatching(/-4/)],
  ['malformed', { 'x-request-id': 'a"} \n' }, true, expect.stringMatching(/-4/)],
])('the id of a request: %s', (_, headers, isTrusted, expected) =>
  expect(toRequestId(headers, isTrusted)).toEqual(expected),
)

test('there is no id outside of a request', () => {
  expect(inRequest('a', requestId)).toBe('a')
  expect(requestId()).toBeUndefined()
})

test('a stack that repeats is logged once, its message each time', async () => {
  const lines = await run(
    `const cause = new Error('The content service did not answer')
    for (const attempt of [1, 2, 3]) console.error('Attempt', attempt, cause)`,
  )
  expect(lines).toHaveLength(3)
  expect(lines[0]).toHaveProperty('err.stack')
  expect(lines[2]).toMatchObject({
    msg: 'Attempt 3',
    error: 'The content service did not answer',
  })
  expect(lines[2]).not.toHaveProperty('err')
})

test('no parameters of a failed statement are logged', async () => {
  const [line] = await run(
    `const failed = new Error('Failed query: select ?\\nparams: Ines "K",1\\n2')
    console.error('It failed', Object.assign(failed, { params: ['Ines', 1] }))
    console.error(new Error('Outer', { cause: failed }))`,
  )
  expect(JSON.stringify(line)).not.toContain('Ines')
  expect(line).toMatchObject({
    err: { stack: expect.stringMatching(/Failed query: select[^]*at /) },
  })
})

test('telemetry is exported by the variables of OpenTelemetry, without addresses of visitors', async () => {
  const received: { url: string; body: string }[] = []
  const collector = createServer(async (request, response) => {
    let body = ''
    for await (const part of request) body += String(part)
    received.push({ url: request.url ?? '', body })
    response.end()
  }).listen(0)
  const { port } = collector.address() as AddressInfo
  await run(
    `import { createServer } from 'node:http'
    const server = createServer((request, response) => response.end('ok')).listen(0)
    await fetch('http://localhost:' + server.address().port + '/people?q=' + ['whistle', 'blower'].join(''))
    console.error('It failed')
    server.close()
    server.closeAllConnections()`,
    { OTEL_EXPORTER_OTLP_ENDPOINT: `http://localhost:${port}` },
  )
  collector.close()
  const readBody = (url: string) =>
    received
      .filter((one) => one.url === url)
      .map(({ body }) => body)
      .join()
  expect(readBody('/v1/traces')).toContain('/people')
  expect(readBody('/v1/traces')).toContain('instrumentation-http')
  expect(received.map(({ body }) => body).join()).not.toContain('whistleblower')
  expect(readBody('/v1/traces')).not.toMatch(/client\.address|user_agent/)
  expect(readBody('/v1/logs')).toContain('It failed')
  expect(readBody('/v1/metrics')).toContain('http.server')
})
