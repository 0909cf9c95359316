import { parseEnv } from './env'

describe('the environment', () => {
  test('has defaults for the local set-up', () => {
    expect(parseEnv({})).toMatchObject({
      SITE_URL: 'http://localhost:3000',
      CONTENT_GRAPHQL_URL: 'http://localhost:3001/api/graphql',
    })
  })

  test('treats an empty value as missing', () => {
    expect(
      parseEnv({ SITE_URL: '', CONTENT_GRAPHQL_URL: '', CONTENT_WS_URL: '', PREVIEW_SECRET: '' }),
    ).toEqual(parseEnv({}))
  })

  test.each([
    ['https://www.site.test', 'https://www.site.test'],
    ['https://www.site.test/', 'https://www.site.test'],
    ['http://localhost:3100', 'http://localhost:3100'],
  ])('parses %s to %s', (value, url) => expect(parseEnv({ SITE_URL: value }).SITE_URL).toBe(url))

  test('parses the methods of sign-in to a list', () =>
    expect(
      parseEnv({ AUTH0_SIGN_IN_METHODS: 'password, google-oauth2=Google' }).AUTH0_SIGN_IN_METHODS,
    ).toEqual(['password', 'google-oauth2=Google']))

  test('ignores unknown variables', () =>
    expect(parseEnv({ PATH: '/bin', HOME: '/root' })).toEqual(parseEnv({})))

  test.each<[string, string]>([
    ['SITE_URL', 'www.secret-value.test'],
    ['SITE_URL', 'secret-value'],
    ['SITE_URL', 'secret-value:3000'],
    ['SITE_URL', '//secret-value'],
    ['SITE_URL', 'javascript:secret-value'],
    ['SITE_URL', 'ftp://secret-value'],
    ['SITE_URL', ' '],
    ['CONTENT_GRAPHQL_URL', '/api/secret-value'],
    ['CONTENT_GRAPHQL_URL', 'ws://secret-value'],
    ['CONTENT_TRUSTED_DOCUMENTS', 'secret-value'],
    ['AUTH0_SIGN_IN_METHODS', 'password,secret value'],
    ['AUTH0_SIGN_IN_METHODS', 'password,,secret-value'],
    ['CONTENT_WS_URL', 'secret-value'],
    ['CONTENT_WS_URL', 'https://secret-value'],
  ])('throws for an invalid %s (%s) without its value', (name, value) => {
    let message = ''
    try {
      parseEnv({ [name]: value })
    } catch (cause) {
      message = (cause as Error).message
    }
    expect(message).toContain(name)
    expect(message).not.toContain('secret-value')
  })

  test('names every invalid variable once', () => {
    expect(() => parseEnv({ SITE_URL: 'a', CONTENT_GRAPHQL_URL: 'b' })).toThrow(
      'The environment is wrong at: SITE_URL, CONTENT_GRAPHQL_URL.',
    )
  })
})
