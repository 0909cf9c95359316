import { respondToOpener, loginWithPopup, type PopupOptions } from './popup'
import {
  clientId,
  createTestPlatform,
  origin,
  readQuery,
  siteOrigin,
  withTestProvider,
} from './testing/test-kit'

const { sign, createClient } = withTestProvider()

beforeEach(() => jest.useFakeTimers({ doNotFake: ['nextTick', 'queueMicrotask', 'setImmediate'] }))
afterEach(() => jest.useRealTimers())

function begin(options?: PopupOptions) {
  const test = createClient()
  const outcome = loginWithPopup(test.client, options)
  const [popup] = test.popups
  const query = readQuery(popup?.url)
  const answer = (
    response: unknown,
    from = origin,
    source: unknown = popup?.window,
    type = 'authorization_response',
  ) => test.say({ origin: from, source, data: { type, response } })
  const good = async () => ({
    access_token: 'a',
    id_token: await sign({ nonce: query.nonce ?? '' }),
    state: query.state,
  })
  const isClean = () =>
    test.popups.every(({ closed }) => closed) &&
    test.listeners.size === 0 &&
    jest.getTimerCount() === 0
  return { ...test, outcome, popup, query, answer, good, isClean }
}

test('opens authorize in a popup with the web_message response mode', async () => {
  const { query, outcome, answer } = begin({ screenHint: 'signup', connection: 'db' })
  expect(query).toMatchObject({
    client_id: clientId,
    display: 'popup',
    response_mode: 'web_message',
    response_type: 'token id_token',
    screen_hint: 'signup',
    connection: 'db',
  })
  expect(query).not.toHaveProperty('prompt')
  answer({ error: 'access_denied' })
  await outcome
})

test('waits as long as the window is open when that is wanted', async () => {
  const begun = begin({ timeout: Infinity })
  jest.advanceTimersByTime(600_000)
  expect(begun.popup?.closed).toBe(false)
  begun.answer(await begun.good())
  expect(await begun.outcome).toMatchObject({ ok: true })
  expect(begun.isClean()).toBe(true)
})

test('returns the result of a valid response and closes the popup', async () => {
  const begun = begin()
  begun.answer(await begun.good())
  expect(await begun.outcome).toMatchObject({
    ok: true,
    value: { accessToken: 'a', idTokenPayload: { sub: 'auth0|1' } },
  })
  expect(begun.isClean()).toBe(true)
})

test('returns origin_mismatch for a response from another origin', async () => {
  const begun = begin()
  begun.answer(await begun.good(), 'https://evil.test')
  expect(await begun.outcome).toEqual({
    ok: false,
    error: {
      error: 'origin_mismatch',
      errorDescription: `The popup's origin (https://evil.test) should match the \`popupOrigin\` parameter (${origin}).`,
    },
  })
  expect(begun.isClean()).toBe(true)
})

test('accepts a response that a page of this site posts', async () => {
  const begun = begin({ popupOrigin: siteOrigin })
  expect(begun.query.response_mode).toBe('fragment')
  begun.answer(await begun.good(), siteOrigin)
  expect(await begun.outcome).toMatchObject({ ok: true })
})

test('ignores messages of other windows and types', async () => {
  const begun = begin()
  begun.answer({ error: 'x' }, origin, {})
  begun.answer({ error: 'x' }, 'https://evil.test', {})
  begun.answer({ error: 'x' }, origin, null)
  begun.answer({ error: 'x' }, 'https://evil.test', begun.popup?.window, 'something-else')
  for (const data of [null, undefined, 'text', 1, [], {}])
    begun.say({ origin, source: begun.popup?.window, data })
  begun.answer(await begun.good())
  expect(await begun.outcome).toMatchObject({ ok: true })
})

test.each<[unknown, string]>([
  [{ error: 'access_denied', error_description: 'No' }, 'access_denied'],
  [{ access_token: 'a', id_token: 'b', state: 'other' }, 'invalid_token'],
  [{ access_token: 'a', id_token: 'b' }, 'invalid_token'],
  [{ error: 'access_denied', state: 'other' }, 'invalid_token'],
  [{ access_token: 'a' }, 'invalid_hash'],
  [{}, 'invalid_hash'],
])('for the response %j returns %s', async (response, error) => {
  const begun = begin()
  begun.answer(response)
  expect(await begun.outcome).toMatchObject({ ok: false, error: { error } })
  expect(begun.isClean()).toBe(true)
})

test('times out after 60 s', async () => {
  const begun = begin()
  const done = jest.fn()
  void begun.outcome.then(done)
  await jest.advanceTimersByTimeAsync(59_999)
  expect(done).not.toHaveBeenCalled()
  await jest.advanceTimersByTimeAsync(1)
  expect(done).toHaveBeenCalledWith({
    ok: false,
    error: expect.objectContaining({ error: 'timeout' }),
  })
  expect(begun.isClean()).toBe(true)
})

test('returns popup_closed within two seconds', async () => {
  const begun = begin()
  const done = jest.fn()
  void begun.outcome.then(done)
  await jest.advanceTimersByTimeAsync(3000)
  expect(done).not.toHaveBeenCalled()
  if (begun.popup) begun.popup.closed = true
  await jest.advanceTimersByTimeAsync(2000)
  expect(done).toHaveBeenCalledWith({
    ok: false,
    error: expect.objectContaining({ error: 'popup_closed' }),
  })
  expect(begun.isClean()).toBe(true)
})

test('accepts a response that arrives as the popup closes', async () => {
  const begun = begin()
  const response = await begun.good()
  if (begun.popup) begun.popup.closed = true
  await jest.advanceTimersByTimeAsync(600)
  begun.answer(response)
  expect(await begun.outcome).toMatchObject({ ok: true })
})

test('returns popup_blocked', async () => {
  const { client, platform } = createClient()
  expect(
    await loginWithPopup({ ...client, platform: { ...platform, openPopup: () => null } }),
  ).toMatchObject({ ok: false, error: { error: 'popup_blocked' } })
})

test('returns invalid_option without opening a popup', async () => {
  const { client, popups } = createClient()
  expect(await loginWithPopup(client, { responseType: '' })).toEqual({
    ok: false,
    error: { error: 'invalid_option', errorDescription: 'responseType option is required' },
  })
  expect(popups).toEqual([])
})

describe('the return page in the popup', () => {
  test('posts the hash to its opener, on its own origin only', () => {
    const { platform } = createTestPlatform({}, { hash: '#access_token=a%20b&state=s' })
    const posted = jest.fn()
    expect(respondToOpener({ ...platform, opener: () => ({ postMessage: posted }) })).toBe(true)
    expect(posted).toHaveBeenCalledWith(
      { type: 'authorization_response', response: { access_token: 'a b', state: 's' } },
      siteOrigin,
    )
  })

  test('does nothing without opener', () =>
    expect(respondToOpener(createTestPlatform().platform)).toBe(false))
})
