import { ApolloLink, gql, Observable } from '@apollo/client'
import { cacheEntries, buildCacheKey, createBrowserClient } from './browser'

describe('the cache key of a document in the browser', () => {
  test.each<[string, Record<string, unknown>, string | false]>([
    ['en', { __typename: 'Article', id: 1 }, 'en:Article:1'],
    ['fr-fr', { __typename: 'Article', id: 1 }, 'fr-fr:Article:1'],
    ['en', { __typename: 'Article', id: 'a' }, 'en:Article:a'],
    ['en', { __typename: 'Contact', id: 0 }, 'en:Contact:0'],
    ['en', { __typename: 'Article' }, false],
    ['en', { __typename: 'Article', id: null }, false],
    ['en', { __typename: 'Article', id: {} }, false],
    ['en', { __typename: 'Article', id: ['1'] }, false],
    ['en', { id: 1 }, false],
    ['en', { __typename: '', id: 1 }, false],
    ['en', {}, false],
  ])('in %s of %j is %j', (locale, object, key) => expect(buildCacheKey(locale)(object)).toBe(key))

  test('differs between languages', () => {
    const object = { __typename: 'Article', id: 1 }
    expect(
      new Set(['en', 'fr-fr', 'zh-cn'].map((locale) => buildCacheKey(locale)(object))).size,
    ).toBe(3)
  })

  test('is limited to 65,536 entries', () => expect(cacheEntries).toBe(65_536))
})

describe('the browser client', () => {
  const query = gql`
    query Test {
      article {
        id
        title
      }
    }
  `
  const options = {
    httpUrl: 'https://content.test/graphql',
    trustedDocuments: false,
    locale: 'en',
    getBearer: (): string | null => null,
  }

  /** The headers that the client would send. */
  async function sent(getBearer: () => string | null): Promise<Headers> {
    const calls: RequestInit[] = []
    const fetchBefore = globalThis.fetch
    globalThis.fetch = (async (_: unknown, init: RequestInit) => {
      calls.push(init)
      return Response.json({ data: { article: { __typename: 'Article', id: 1, title: 'A' } } })
    }) as typeof fetch
    try {
      await createBrowserClient({ ...options, getBearer }).query({ query })
    } finally {
      globalThis.fetch = fetchBefore
    }
    return new Headers(calls[0]?.headers)
  }

  test('sends the current bearer token', async () =>
    expect((await sent(() => 'abc')).get('authorization')).toBe('Bearer abc'))

  test('sends no token without a session', async () =>
    expect((await sent(() => null)).has('authorization')).toBe(false))

  test('caches documents by language', async () => {
    const client = createBrowserClient({ ...options, locale: 'fr-fr' })
    client.setLink(
      new ApolloLink(
        () =>
          new Observable((observer) => {
            observer.next({ data: { article: { __typename: 'Article', id: 1, title: 'Un' } } })
            observer.complete()
          }),
      ),
    )
    await client.query({ query })
    expect(Object.keys(client.cache.extract() as object)).toContain('fr-fr:Article:1')
  })
})
