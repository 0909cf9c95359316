import { EnvironmentError } from '@law-firm/runtime/env/variables.mjs'
import { readEnv } from './env'
import { locales } from './messages/locale'

const full = {
  IDENTITY_URL: 'http://localhost:3002/',
  IDENTITY_DATABASE_FILE: '/tmp/a.db',
  IDENTITY_SECRET: 'the secret',
  SITE_URL: 'http://localhost:3000',
  IDENTITY_BROWSER_CLIENT_ID: 'a',
  IDENTITY_CLIENT_ID: 'b',
  IDENTITY_CLIENT_SECRET: 'c',
  IDENTITY_MANAGEMENT_KEY: 'd',
}

test('the issuer has a trailing slash, and the lists contain the site’s addresses', () => {
  const env = readEnv({ ...full, IDENTITY_CALLBACKS: 'http://localhost:1/a, http://localhost:2/b' })
  expect(env).toMatchObject({
    port: 3002,
    issuer: 'http://localhost:3002/',
    tokenLifetime: 7200,
    rateLimit: 300,
    webOrigins: ['http://localhost:3000'],
  })
  const prefixes = locales.slice(1).map((locale) => `/${locale}`)
  expect(env.browserClient.callbacks).toEqual([
    'http://localhost:3000/auth',
    ...prefixes.map((prefix) => `http://localhost:3000${prefix}/auth`),
    'http://localhost:1/a',
    'http://localhost:2/b',
  ])
  expect(env.serverClient.callbacks).toEqual([
    'http://localhost:3000/api/auth/callback',
    'http://localhost:1/a',
    'http://localhost:2/b',
  ])
  expect(env.logoutUrls).toEqual([
    'http://localhost:3000',
    'http://localhost:3000/',
    ...prefixes.map((prefix) => `http://localhost:3000${prefix}`),
  ])
})

test.each(Object.keys(full))(
  'without %s there is no start, and no value in the message',
  (name) => {
    expect(() => readEnv({ ...full, [name]: '' })).toThrow(
      new RegExp(`^${name} is missing: [^.]+\\.$`),
    )
  },
)

test.each([
  ['IDENTITY_URL', 'localhost:3002'],
  ['IDENTITY_URL', 'http://localhost:3002/auth'],
  ['SITE_URL', 'javascript:alert(1)'],
  ['PORT', '80a'],
  ['IDENTITY_TOKEN_LIFETIME', '-7'],
  ['IDENTITY_CALLBACKS', 'http://localhost:1/a,nothing'],
  ['IDENTITY_AUDIENCE', 'not an address'],
])('%s=%s fails the start with the variable’s name, without its value', (name, value) => {
  const failure = (() => {
    try {
      return readEnv({ ...full, [name]: value })
    } catch (cause) {
      return cause
    }
  })()
  expect(failure).toBeInstanceOf(EnvironmentError)
  expect(String(failure)).toContain(name)
  expect(String(failure)).not.toContain(value)
})
