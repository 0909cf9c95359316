/** @jest-environment node */
import { readEnv } from './env'

const good = {
  NODE_ENV: 'test',
  SEARCH_DATABASE_FILE: '/tmp/x.db',
  SEARCH_APP_ID: 'APP',
  SEARCH_ADMIN_KEY: 'admin-key-1',
  SEARCH_KEY: 'search-key-1',
} as const

describe('environment', () => {
  it('has defaults for port and origins', () =>
    expect(readEnv({ ...good })).toMatchObject({ PORT: 3003, SEARCH_WEB_ORIGINS: ['*'] }))

  it('takes several origins', () => {
    expect(
      readEnv({
        ...good,
        SEARCH_WEB_ORIGINS: 'http://localhost:3000, https://www.aldermere.example',
      }).SEARCH_WEB_ORIGINS,
    ).toEqual(['http://localhost:3000', 'https://www.aldermere.example'])
  })

  it.each([
    ['SEARCH_DATABASE_FILE', ''],
    ['SEARCH_ADMIN_KEY', 'short'],
    ['SEARCH_KEY', undefined],
    ['SEARCH_APP_ID', 'a b'],
    ['PORT', '99999'],
    ['PORT', 'abc'],
    ['SEARCH_RATE_LIMIT', '1.5'],
    ['SEARCH_RATE_LIMIT', '-1'],
    ['SEARCH_WEB_ORIGINS', 'localhost'],
    ['SEARCH_WEB_ORIGINS', 'https://x.example/path'],
  ])('names %s when it is %j, never showing a value', (name, value) => {
    const read = () => readEnv({ ...good, [name]: value })
    expect(read).toThrow(name)
    expect(read).not.toThrow('admin-key-1')
  })

  it('has a sentence for each variable that is missing or malformed', () => {
    expect(() => readEnv({ NODE_ENV: 'test', SEARCH_APP_ID: 'a b', SEARCH_KEY: 'short' })).toThrow(
      'SEARCH_DATABASE_FILE is missing: the SQLite file. SEARCH_APP_ID must be at most 64 letters, digits, "_", "-". SEARCH_ADMIN_KEY is missing: the key with every right. SEARCH_KEY must be 8 to 256 letters, digits, ".", "_", "-".',
    )
  })

  it('refuses one key for both uses', () =>
    expect(() => readEnv({ ...good, SEARCH_KEY: good.SEARCH_ADMIN_KEY })).toThrow('SEARCH_KEY'))
})
