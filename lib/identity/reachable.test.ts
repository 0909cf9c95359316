import { assertReachable } from './reachable'
import { createTestClient } from './testing/test-kit'

const path = '/.well-known/openid-configuration'

test('accepts any response of the provider', async () => {
  for (const status of [200, 404, 503]) {
    const { client, sent } = createTestClient({ [path]: () => new Response('', { status }) })
    expect(await assertReachable(client)).toEqual({ ok: true, value: null })
    expect(sent[0]?.init).toMatchObject({
      mode: 'no-cors',
      credentials: 'omit',
      redirect: 'follow',
    })
  }
})

test('returns an error for a refused connection', async () => {
  expect(await assertReachable(createTestClient().client)).toMatchObject({
    ok: false,
    error: { error: 'provider_unavailable', code: 'network' },
  })
})

test('returns an error after 5 s without a response', async () => {
  jest.useFakeTimers()
  try {
    const asked = assertReachable(
      createTestClient({ [path]: () => new Promise<Response>(() => {}) }).client,
    )
    await jest.advanceTimersByTimeAsync(5000)
    expect(await asked).toMatchObject({
      ok: false,
      error: { error: 'provider_unavailable', code: 'timeout' },
    })
  } finally {
    jest.useRealTimers()
  }
})
