import { checkAnswer } from './check-answer'
import { createTestClient } from './test-kit'

const expected = { state: 'the-state', nonce: 'the-nonce', responseType: 'token' }

test.each([undefined, '', 'other', 'THE-STATE', 'the-state '])(
  'an answer with the state %j does not match, whoever asks',
  async (state) => {
    expect(
      await checkAnswer(createTestClient().client, { access_token: 'a', state }, expected),
    ).toEqual({
      ok: false,
      error: { error: 'invalid_token', errorDescription: '`state` does not match.' },
    })
  },
)

test('an answer with the state that was sent does', async () => {
  expect(
    await checkAnswer(
      createTestClient().client,
      { access_token: 'a', state: 'the-state' },
      expected,
    ),
  ).toMatchObject({ ok: true, value: { accessToken: 'a' } })
})
