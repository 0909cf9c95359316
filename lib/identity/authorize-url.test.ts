import { buildAuthorizeUrl, type AuthorizeOptions } from './authorize-url'
import { OptionError } from './outcome'
import {
  clientId,
  createTestClient,
  domain,
  origin,
  readQuery,
  siteOrigin,
} from './testing/test-kit'

const { client } = createTestClient()
const state = 's'.repeat(30)
const nonce = 'n'.repeat(30)

test('sends client, response type, redirect URI, default scope, state and nonce by default', () => {
  const address = buildAuthorizeUrl(client, { state, nonce })
  expect(address.startsWith(`https://${domain}/authorize?`)).toBe(true)
  expect(readQuery(address)).toEqual({
    client_id: clientId,
    response_type: 'token id_token',
    redirect_uri: `${siteOrigin}/auth`,
    scope: 'openid profile email',
    state,
    nonce,
  })
})

test('maps every option to the parameter of the specification', () => {
  const options: Required<AuthorizeOptions> = {
    responseType: 'token id_token',
    responseMode: 'web_message',
    redirectUri: 'https://other.firm.test/auth',
    scope: 'openid',
    audience: 'https://api.firm.test',
    state,
    nonce,
    organization: 'org_1',
    invitation: 'inv',
    screenHint: 'signup',
    prompt: 'none',
    maxAge: 0,
    connection: 'db',
    loginTicket: 'ticket',
    realm: 'db',
    loginHint: 'a+b@firm.test',
    display: 'popup',
    uiLocales: 'fr zh',
  }
  expect(readQuery(buildAuthorizeUrl(client, options))).toEqual({
    client_id: clientId,
    response_type: 'token id_token',
    response_mode: 'web_message',
    redirect_uri: 'https://other.firm.test/auth',
    scope: 'openid',
    audience: 'https://api.firm.test',
    state,
    nonce,
    organization: 'org_1',
    invitation: 'inv',
    screen_hint: 'signup',
    prompt: 'none',
    max_age: '0',
    connection: 'db',
    login_ticket: 'ticket',
    realm: 'db',
    login_hint: 'a+b@firm.test',
    display: 'popup',
    ui_locales: 'fr zh',
  })
})

test('uses the settings of the client as defaults', () => {
  const { client: set } = createTestClient(
    {},
    {
      scope: 'openid email profile read:current_user',
      audience: 'api',
      organization: 'org_2',
      responseType: 'code',
    },
  )
  expect(readQuery(buildAuthorizeUrl(set))).toMatchObject({
    scope: 'openid email profile read:current_user',
    audience: 'api',
    organization: 'org_2',
    response_type: 'code',
  })
})

test('encodes values so that they cannot add a parameter', () => {
  const address = buildAuthorizeUrl(client, { state: 'a&client_id=evil#x', nonce })
  expect(new URL(address).searchParams.getAll('client_id')).toEqual([clientId])
  expect(readQuery(address).state).toBe('a&client_id=evil#x')
  expect(new URL(address).hash).toBe('')
})

test.each<[string, AuthorizeOptions, string]>([
  ['an empty response type', { responseType: '', nonce }, 'responseType option is required'],
  ['an id_token without nonce', {}, 'nonce option is required'],
  ['an id_token alone without nonce', { responseType: 'id_token' }, 'nonce option is required'],
  ['an empty nonce', { nonce: '' }, 'nonce option is required'],
  ['a negative age', { nonce, maxAge: -1 }, 'maxAge is not valid'],
])('throws for %s', (_, options, message) => {
  expect(() => buildAuthorizeUrl(client, options)).toThrow(new OptionError(message))
})

test('a response type is required, in the options or the settings', () => {
  const { client: without } = createTestClient({}, { responseType: undefined })
  expect(() => buildAuthorizeUrl(without, { nonce })).toThrow(
    new OptionError('responseType option is required'),
  )
})

test.each(['token', 'code', 'code id_token', 'code id_token token'])(
  'response type %s needs no nonce',
  (responseType) => {
    expect(readQuery(buildAuthorizeUrl(client, { responseType })).response_type).toBe(responseType)
  },
)

test('the test client has the origin of the provider', () => expect(client.origin).toBe(origin))
