import { parseEnv, findProblems } from './schema'

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
      'SITE_URL must be an http or https address. CONTENT_GRAPHQL_URL must be an http or https address.',
    )
  })
})

describe('the environment of production', () => {
  const complete = {
    SITE_URL: 'https://www.site.test',
    CONTENT_GRAPHQL_URL: 'https://content.site.test/api/graphql',
    REVALIDATE_SECRET: 'secret-value',
  }

  test('has no problems when what it needs is there', () =>
    expect(findProblems(complete)).toEqual([]))

  test('lacks what is missing or empty', () => {
    expect(findProblems({ SITE_URL: '' })).toEqual([
      'SITE_URL is missing: the public address of the site.',
      "CONTENT_GRAPHQL_URL is missing: the content service's GraphQL endpoint.",
      'REVALIDATE_SECRET is missing: the secret of the revalidation webhooks, which the content service has too.',
    ])
  })

  test('needs the whole of sign-in, and of search', () => {
    const partial = { AUTH0_DOMAIN: 'id.test', AUTH0_CLIENT_ID: 'site', ALGOLIA_APP_ID: 'app' }
    expect(findProblems({ ...complete, ...partial })).toEqual([
      'AUTH0_CLIENT_SECRET is missing: AUTH0_DOMAIN needs it.',
      'AUTH0_SECRET is missing: AUTH0_DOMAIN needs it.',
      'ALGOLIA_SEARCH_KEY is missing: ALGOLIA_APP_ID needs it.',
    ])
  })

  test('has a sentence for each malformed value, without it', () => {
    const malformed = { SITE_URL: 'secret-value', CACHE_REDIS_URL: 'http://secret-value' }
    expect(findProblems({ ...complete, ...malformed })).toEqual([
      'SITE_URL must be an http or https address.',
      'CACHE_REDIS_URL must be a redis or rediss address.',
    ])
  })
})
