import { parseEnv } from './env'

describe('the environment', () => {
  test('has defaults for the local set-up', () => {
    expect(parseEnv({})).toMatchObject({
      SITE_URL: 'http://localhost:3000',
      CONTENT_GRAPHQL_URL: 'http://localhost:3001/api/graphql',
    })
  })

  test('takes an empty value for none', () => {
    expect(
      parseEnv({ SITE_URL: '', CONTENT_GRAPHQL_URL: '', CONTENT_WS_URL: '', PREVIEW_SECRET: '' }),
    ).toEqual(parseEnv({}))
  })

  test.each([
    ['https://www.site.test', 'https://www.site.test'],
    ['https://www.site.test/', 'https://www.site.test'],
    ['http://localhost:3100', 'http://localhost:3100'],
  ])('reads %s as %s', (given, read) => expect(parseEnv({ SITE_URL: given }).SITE_URL).toBe(read))

  test('ignores what it does not know', () =>
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
    ['CONTENT_WS_URL', 'secret-value'],
    ['CONTENT_WS_URL', 'https://secret-value'],
  ])('a wrong %s (%s) stops the start and is named, never shown', (name, value) => {
    let message = ''
    try {
      parseEnv({ [name]: value })
    } catch (cause) {
      message = (cause as Error).message
    }
    expect(message).toContain(name)
    expect(message).not.toContain('secret-value')
  })

  test('names every variable that is wrong, once', () => {
    expect(() => parseEnv({ SITE_URL: 'a', CONTENT_GRAPHQL_URL: 'b' })).toThrow(
      'The environment is wrong at: SITE_URL, CONTENT_GRAPHQL_URL.',
    )
  })
})
