import { assertReachable } from './reachable'
import { createTestClient } from './test-kit'

const path = '/.well-known/openid-configuration'

test('a provider that answers anything is there', async () => {
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

test('one that refuses the connection is not', async () => {
  expect(await assertReachable(createTestClient().client)).toMatchObject({
    ok: false,
    error: { error: 'provider_unavailable', code: 'network' },
  })
})

test('one that says nothing for 5 s is not', async () => {
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
