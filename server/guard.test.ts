import { findRefusal, stripForeignHeaders } from './guard'

describe('a request before the framework sees it', () => {
  test.each([
    ['GET', '/'],
    ['GET', '/people?q=%E4%B8%AD'],
    ['HEAD', '/people/1001/ines-kato'],
    ['POST', '/api/revalidate'],
    ['OPTIONS', '/'],
    ['GET', '/%E4%B8%AD%E6%96%87'],
    ['GET', '/?q=%ff'],
    ['GET', '/people?next=%zz'],
    ['GET', `/${'a'.repeat(8191)}`],
  ])('%s %s passes', (method, url) => expect(findRefusal({ method, url })).toBeNull())

  test('without anything passes', () => expect(findRefusal({})).toBeNull())

  test.each([
    'PUT',
    'DELETE',
    'PATCH',
    'TRACE',
    'CONNECT',
    'PROPFIND',
    'get',
    '',
    'GET ',
    '__proto__',
    'constructor',
  ])('of method %j is refused, and told which ones there are', (method) => {
    expect(findRefusal({ method, url: '/' })).toMatchObject({
      status: 405,
      headers: { allow: 'GET, HEAD, POST, OPTIONS' },
    })
  })

  test.each([
    '/%',
    '/%E0%A4%A',
    '/%ff',
    '/people/%zz',
    '/%C0%AF',
    '/%00',
    '/%0d%0aSet-Cookie:a=b',
    '/%1b',
    '/%7f',
    '/%ED%A0%80',
  ])('for %s cannot be read', (url) =>
    expect(findRefusal({ method: 'GET', url })).toMatchObject({ status: 400 }),
  )

  test.each([8193, 100_000])('for an address of %d letters is missing', (length) =>
    expect(findRefusal({ method: 'GET', url: `/${'a'.repeat(length - 1)}` })).toMatchObject({
      status: 404,
    }),
  )

  test.each(['*', 'http://evil.test/people', 'people', ''])('for %j has no path', (url) =>
    expect(findRefusal({ method: 'OPTIONS', url })).toMatchObject({ status: 400 }),
  )

  test.each([
    '/icon.svg',
    '/sitemap.xml?a',
    '/_next/static/chunks/a.js',
    '/api/feeds/en/news',
    '/api/vcard/1/a/b',
  ])('that sends something to the file %s is refused', (url) =>
    expect(findRefusal({ method: 'POST', url })).toMatchObject({
      status: 405,
      headers: { allow: 'GET, HEAD' },
    }),
  )

  test.each(['https://evil.test', 'null', 'x'])('that the site %s sends is refused', (origin) =>
    expect(
      findRefusal({ method: 'POST', url: '/', headers: { origin, host: 'site.test' } }),
    ).toMatchObject({ status: 403 }),
  )

  test('that a page of the site sends passes', () =>
    expect(
      findRefusal({
        method: 'POST',
        url: '/',
        headers: { origin: 'https://site.test', host: 'site.test' },
      }),
    ).toBeNull())

  test('with two hosts is refused', () =>
    expect(
      findRefusal({ url: '/', rawHeaders: ['Host', 'site.test', 'Accept', '*/*', 'host', 'evil'] }),
    ).toMatchObject({ status: 400 }))

  test('whose body has no stated length is refused', () =>
    expect(
      findRefusal({ method: 'POST', url: '/', headers: { 'transfer-encoding': 'chunked' } }),
    ).toMatchObject({ status: 411 }))

  test('is refused in plain words that hold nothing of it', () => {
    for (const request of [
      { method: '<b>', url: '/' },
      { method: 'GET', url: '/<b>%' },
      { method: 'GET', url: `/<b>${'a'.repeat(9000)}` },
    ]) {
      const { text = '' } = findRefusal(request) ?? {}
      expect(text).toMatch(/^[A-Z][a-z ]+\.$/)
    }
  })
})

describe('headers that a visitor may not choose', () => {
  const before = process.env.TRUST_PROXY
  afterEach(() => {
    if (before === undefined) delete process.env.TRUST_PROXY
    else process.env.TRUST_PROXY = before
  })

  const all = () => ({
    host: 'site.test',
    cookie: 'a=b',
    'content-security-policy': 'x',
    'x-action-forwarded': 'x',
    'x-middleware-subrequest': 'x',
    'x-invoke-path': 'x',
    'x-nonce': 'x',
    forwarded: 'x',
    'x-forwarded-host': 'evil.test',
    'x-forwarded-proto': 'x',
    'x-forwarded-port': 'x',
  })

  test('are taken out', () => {
    delete process.env.TRUST_PROXY
    const headers = all()
    stripForeignHeaders({ headers, socket: { remoteAddress: '192.0.2.1' } })
    expect(headers).toEqual({ host: 'site.test', cookie: 'a=b', 'x-client-address': '192.0.2.1' })
  })

  test('of a proxy are kept where it is trusted, the others never', () => {
    process.env.TRUST_PROXY = '1'
    const headers = all()
    stripForeignHeaders({ headers })
    expect(Object.keys(headers).sort()).toEqual([
      'cookie',
      'forwarded',
      'host',
      'x-client-address',
      'x-forwarded-host',
      'x-forwarded-port',
      'x-forwarded-proto',
    ])
  })

  test('name the client only where a trusted proxy does, by its last entry', () => {
    const headers = { 'x-forwarded-for': '203.0.113.9, 198.51.100.7', 'x-client-address': 'forged' }
    delete process.env.TRUST_PROXY
    const direct = { ...headers }
    stripForeignHeaders({ headers: direct, socket: { remoteAddress: '192.0.2.1' } })
    expect(direct['x-client-address']).toBe('192.0.2.1')
    process.env.TRUST_PROXY = '1'
    const behind = { ...headers }
    stripForeignHeaders({ headers: behind, socket: { remoteAddress: '192.0.2.1' } })
    expect(behind['x-client-address']).toBe('198.51.100.7')
  })

  test('need not be there', () => expect(() => stripForeignHeaders({ headers: {} })).not.toThrow())
})
