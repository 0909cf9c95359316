import { ContentUnavailableError } from '../errors/content-unavailable'

const member = { subject: 'auth0|1', claims: { sid: 's1', iat: 1 }, accessToken: 'token' }
const findMember = jest.fn()
const callMember = jest.fn()
const provider = {
  confirmPassword: jest.fn(),
  changeProviderEmail: jest.fn(),
  readFurtherIdentity: jest.fn(),
  linkIdentity: jest.fn(),
}
const refresh = jest.fn()

jest.mock('server-only', () => ({}))
jest.mock('next/cache', () => ({ refresh: () => refresh() }))
jest.mock('../session/configuration', () => ({ identityConfiguration: null }))
jest.mock('../session/server', () => ({ findMember: () => findMember() }))
jest.mock('./record', () => ({}))
jest.mock('./call-content-service', () => ({
  callMember: (...args: unknown[]) => callMember(...args),
}))
jest.mock('./provider', () => provider)

beforeEach(() => {
  jest.resetAllMocks()
  findMember.mockResolvedValue(member)
  provider.confirmPassword.mockResolvedValue('confirmed')
  provider.changeProviderEmail.mockResolvedValue('changed')
  provider.readFurtherIdentity.mockResolvedValue({ subject: 'lexicon|2' })
  provider.linkIdentity.mockResolvedValue(true)
})

const formOf = (values: Record<string, string>) => {
  const data = new FormData()
  for (const [name, value] of Object.entries(values)) data.set(name, value)
  return data
}

describe('a new e-mail address', () => {
  const change = async () => {
    const { changeEmail } = await import('./security-actions')
    return changeEmail({ outcome: 'idle' }, formOf({ email: 'new@client.test', password: 'p' }))
  }

  test('is changed at the provider and in the record', async () => {
    callMember.mockResolvedValue({ response: {} })
    expect(await change()).toEqual({ outcome: 'saved', values: { email: [''] }, changesUser: true })
  })

  test('is changed, with a note, when the record cannot be updated', async () => {
    callMember.mockRejectedValue(new ContentUnavailableError('member/identity', null))
    expect(await change()).toMatchObject({ outcome: 'saved', note: 'recordLater' })
    expect(refresh).toHaveBeenCalled()
  })

  test.each([
    ['refused', { outcome: 'invalid', errors: { email: 'email' } }],
    ['unavailable', { outcome: 'unavailable' }],
  ])('that the provider answers with %s changes no record', async (answer, state) => {
    provider.changeProviderEmail.mockResolvedValue(answer)
    expect(await change()).toMatchObject(state)
    expect(callMember).not.toHaveBeenCalled()
  })

  test('of an account of another provider is refused', async () => {
    const actual = jest.requireActual<typeof import('./provider')>('./provider')
    const social = { ...member, subject: 'lexicon|2', name: null, email: null, organization: null }
    expect(await actual.changeProviderEmail(social, 'new@client.test')).toBe('refused')
  })
})

describe('a further identity', () => {
  const tokens = { idToken: 'id', accessToken: 'access' }
  const start = async () => {
    const { startLinking } = await import('./security-actions')
    return startLinking({ outcome: 'idle' }, formOf({ password: 'p' }))
  }
  const add = async (input?: object) => {
    const { addIdentity } = await import('./security-actions')
    return addIdentity({ ...tokens, nonce: (await start()).nonce, ...input })
  }
  beforeEach(() =>
    callMember.mockResolvedValue({ response: { subject: 'lexicon|2', isMember: false } }),
  )

  test.each([
    ['wrong', { outcome: 'invalid', errors: { password: 'password' } }],
    ['locked', { outcome: 'unavailable', note: 'locked' }],
    ['unavailable', { outcome: 'unavailable' }],
  ])('needs the password: %s', async (confirmation, state) => {
    provider.confirmPassword.mockResolvedValue(confirmation)
    expect(await start()).toEqual({ ...state, values: {} })
  })

  test('is linked by its ID token, whose nonce the member got before', async () => {
    expect(await add()).toEqual({ outcome: 'saved' })
    expect(provider.readFurtherIdentity).toHaveBeenCalledWith(
      'id',
      expect.stringMatching(/^\w{30}$/),
    )
    expect(callMember.mock.calls[0]).toContainEqual({ method: 'POST', body: { token: 'access' } })
    expect(provider.linkIdentity).toHaveBeenCalledWith(member, {
      idToken: 'id',
      subject: 'lexicon|2',
    })
  })

  test.each<[string, () => unknown, object]>([
    ['without a session', () => findMember.mockResolvedValue(null), { outcome: 'signedOut' }],
    [
      'with a token that is not valid',
      () => provider.readFurtherIdentity.mockResolvedValue('refused'),
      { outcome: 'invalid', note: 'expired' },
    ],
    [
      'while the keys of the provider cannot be read',
      () => provider.readFurtherIdentity.mockResolvedValue('unavailable'),
      { outcome: 'unavailable' },
    ],
    [
      'that is the account itself',
      () => provider.readFurtherIdentity.mockResolvedValue({ subject: 'auth0|1' }),
      { outcome: 'invalid', note: 'same' },
    ],
    [
      'with a record of its own',
      () => callMember.mockResolvedValue({ response: { subject: 'lexicon|2', isMember: true } }),
      { outcome: 'invalid', note: 'otherMember' },
    ],
    [
      'whose access token is of another user',
      () => callMember.mockResolvedValue({ response: { subject: 'lexicon|3', isMember: false } }),
      { outcome: 'invalid', note: 'expired' },
    ],
    [
      'whose record cannot be looked up',
      () =>
        callMember.mockRejectedValue(new ContentUnavailableError('member/identity/check', null)),
      { outcome: 'unavailable' },
    ],
  ])('%s is not linked', async (_, arrange, state) => {
    const { nonce } = await start()
    arrange()
    expect(await add({ nonce })).toMatchObject(state)
    expect(provider.linkIdentity).not.toHaveBeenCalled()
  })

  test.each([
    { nonce: 'a'.repeat(30) },
    { nonce: undefined },
    { idToken: 1 },
    { accessToken: null },
  ])('is not linked with %j', async (input) => {
    expect(await add(input)).toEqual({ outcome: 'invalid', note: 'expired' })
    expect(provider.linkIdentity).not.toHaveBeenCalled()
  })

  test('that the provider does not link is reported', async () => {
    provider.linkIdentity.mockResolvedValue(false)
    expect(await add()).toEqual({ outcome: 'unavailable' })
  })
})
