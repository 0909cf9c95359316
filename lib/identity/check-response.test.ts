import { checkResponse } from './check-response'
import { createTestClient } from './testing/test-kit'

const expected = { state: 'the-state', nonce: 'the-nonce', responseType: 'token' }

test.each([undefined, '', 'other', 'THE-STATE', 'the-state '])(
  'returns a state mismatch for the state %j',
  async (state) => {
    expect(
      await checkResponse(createTestClient().client, { access_token: 'a', state }, expected),
    ).toEqual({
      ok: false,
      error: { error: 'invalid_token', errorDescription: '`state` does not match.' },
    })
  },
)

test('accepts a response with the state of the request', async () => {
  expect(
    await checkResponse(
      createTestClient().client,
      { access_token: 'a', state: 'the-state' },
      expected,
    ),
  ).toMatchObject({ ok: true, value: { accessToken: 'a' } })
})
