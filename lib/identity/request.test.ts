import { callProvider, toIdentityError } from './request'
import { createTestPlatform, json, origin } from './testing/test-kit'

afterEach(() => jest.useRealTimers())

const url = `${origin}/path`
const call = (answer: () => Response | Promise<Response>) =>
  callProvider(createTestPlatform({ '/path': answer }).platform, url)

test.each<[string, unknown, number | undefined, object]>([
  [
    'OAuth',
    { error: 'invalid_grant', error_description: 'Wrong email or password.' },
    403,
    {
      error: 'invalid_grant',
      errorDescription: 'Wrong email or password.',
      statusCode: 403,
      code: 'invalid_grant',
    },
  ],
  [
    'a database connection',
    {
      name: 'BadRequestError',
      code: 'invalid_signup',
      description: 'Invalid sign up',
      statusCode: 400,
    },
    400,
    {
      error: 'invalid_signup',
      errorDescription: 'Invalid sign up',
      statusCode: 400,
      code: 'invalid_signup',
    },
  ],
  [
    'a weak password',
    {
      name: 'PasswordStrengthError',
      code: 'invalid_password',
      message: 'Password is too weak',
      description: { rules: [] },
      policy: '* 8 characters',
    },
    400,
    {
      error: 'invalid_password',
      errorDescription: 'Password is too weak',
      statusCode: 400,
      code: 'invalid_password',
    },
  ],
  [
    'management',
    {
      statusCode: 404,
      error: 'Not Found',
      message: 'The user does not exist.',
      errorCode: 'inexistent_user',
    },
    404,
    {
      error: 'Not Found',
      errorDescription: 'The user does not exist.',
      statusCode: 404,
      code: 'inexistent_user',
    },
  ],
  [
    'an error within',
    { err: { error: 'bad', details: 'Details' } },
    400,
    { error: 'bad', errorDescription: 'Details', statusCode: 400, code: 'bad' },
  ],
  [
    'camel case',
    { error: 'a', errorDescription: 'b' },
    undefined,
    { error: 'a', errorDescription: 'b', code: 'a' },
  ],
  [
    'an error without words',
    { error: 'server_error' },
    500,
    {
      error: 'server_error',
      errorDescription: 'server_error',
      statusCode: 500,
      code: 'server_error',
    },
  ],
  [
    'a text',
    'Bad gateway',
    502,
    { error: 'generic_error', errorDescription: 'Something went wrong', statusCode: 502 },
  ],
  [
    'a page',
    '<html><script>alert(1)</script></html>',
    500,
    { error: 'generic_error', errorDescription: 'Something went wrong', statusCode: 500 },
  ],
  [
    'nothing',
    undefined,
    undefined,
    { error: 'generic_error', errorDescription: 'Something went wrong' },
  ],
  [
    'null',
    null,
    400,
    { error: 'generic_error', errorDescription: 'Something went wrong', statusCode: 400 },
  ],
  [
    'values of the wrong type',
    { error: { a: 1 }, error_description: 7, code: [] },
    400,
    { error: 'generic_error', errorDescription: 'Something went wrong', statusCode: 400 },
  ],
])('maps %s to the common format', (_, body, status, expected) =>
  expect(toIdentityError(body, status)).toEqual(expected),
)

test('shortens long texts', () =>
  expect(
    toIdentityError({ error: 'a'.repeat(5000), error_description: 'b'.repeat(5000) })
      .errorDescription,
  ).toHaveLength(1000))

test('parses a response as JSON, or returns its text', async () => {
  expect(await call(() => json({ a: 1 }))).toEqual({ ok: true, value: { a: 1 } })
  expect(await call(() => new Response('done'))).toEqual({ ok: true, value: 'done' })
})

test('returns an error for an error body with status 200', async () =>
  expect(await call(() => json({ error: 'no' }))).toMatchObject({
    ok: false,
    error: { error: 'no', statusCode: 200 },
  }))

test('returns an error when the provider is unreachable', async () => {
  expect(await callProvider(createTestPlatform().platform, url)).toMatchObject({
    ok: false,
    error: { error: 'request_error', code: 'network' },
  })
})

test('returns an error for an invalid header', async () => {
  expect(
    await callProvider(createTestPlatform({ '/path': () => json({}) }).platform, url, {
      token: 'a\r\nb: c',
    }),
  ).toMatchObject({ ok: false, error: { error: 'request_error' } })
})

test('does not parse an endless response', async () => {
  expect(await call(() => new Response('a'.repeat(1_000_001)))).toMatchObject({
    ok: false,
    error: { error: 'request_error' },
  })
})

test.each<[string, () => Response | Promise<Response>]>([
  ['no answer', () => new Promise<Response>(() => {})],
  ['a body that does not end', () => new Response(new ReadableStream())],
])('times out after 5 s with %s', async (_, answer) => {
  jest.useFakeTimers({ doNotFake: ['nextTick', 'queueMicrotask', 'setImmediate'] })
  const test = createTestPlatform({ '/path': answer })
  const done = jest.fn()
  void callProvider(test.platform, url).then(done)
  await jest.advanceTimersByTimeAsync(4999)
  expect(done).not.toHaveBeenCalled()
  await jest.advanceTimersByTimeAsync(1)
  expect(done).toHaveBeenCalledWith({
    ok: false,
    error: expect.objectContaining({ error: 'request_error', code: 'timeout' }),
  })
  expect(test.sent[0]?.init.signal?.aborted).toBe(true)
})

test('cancels its timer', async () => {
  jest.useFakeTimers({ doNotFake: ['nextTick', 'queueMicrotask', 'setImmediate'] })
  await call(() => json({}))
  expect(jest.getTimerCount()).toBe(0)
})

test('refuses redirects, and sends cookies only if required', async () => {
  const { platform, sent } = createTestPlatform({ '/path': () => json({}) })
  await callProvider(platform, url, { method: 'POST', body: { password: 'a' } })
  await callProvider(platform, url, { withCookies: true })
  expect(sent.map(({ init }) => [init.redirect, init.credentials, init.cache])).toEqual([
    ['error', 'omit', 'no-store'],
    ['error', 'include', 'no-store'],
  ])
})
