import {
  guardRequest,
  localeOfUrl,
  redirectFor,
  stripForeignHeaders,
  withSuggestions,
} from '../../scripts/serve/rules.mjs'

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
  ])('%s %s passes', (method, url) => expect(guardRequest({ method, url })).toBeNull())

  test('without anything passes', () => expect(guardRequest({})).toBeNull())

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
    expect(guardRequest({ method, url: '/' })).toMatchObject({
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
    expect(guardRequest({ method: 'GET', url })).toMatchObject({ status: 400 }),
  )

  test.each([8193, 100_000])('for an address of %d letters is missing', (length) =>
    expect(guardRequest({ method: 'GET', url: `/${'a'.repeat(length - 1)}` })).toMatchObject({
      status: 404,
    }),
  )

  test('is refused in plain words that hold nothing of it', () => {
    for (const request of [
      { method: '<b>', url: '/' },
      { method: 'GET', url: '/<b>%' },
      { method: 'GET', url: `/<b>${'a'.repeat(9000)}` },
    ]) {
      const { body = '' } = guardRequest(request) ?? {}
      expect(body).toMatch(/^[A-Z][a-z ]+\.$/)
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

  test('say who asks only where a trusted proxy says it, and by its last word', () => {
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

describe('the language of the page that stands in for a failed one', () => {
  test.each([
    ['/', 'en'],
    ['/people', 'en'],
    ['/fr-fr', 'fr-fr'],
    ['/fr-fr/people', 'fr-fr'],
    ['/fr-fr?q=a', 'fr-fr'],
    ['/zh-cn#a', 'zh-cn'],
    ['/FR-FR', 'en'],
    ['/fr', 'en'],
    ['/en-sg/graduates', 'en'],
    ['/../zh-cn', 'en'],
    ['/__proto__', 'en'],
    ['//fr-fr', 'en'],
    ['', 'en'],
    [undefined, 'en'],
  ])('of %j is %s', (url, locale) => expect(localeOfUrl(url)).toBe(locale))
})

describe('a redirect of the content service', () => {
  const redirects = new Map([
    ['/our-people', { to: '/people', kind: 'permanent' }],
    ['/for-now', { to: '/insights', kind: 'temporary' }],
    ['/old-report', { to: null, kind: 'gone' }],
    ['/fr-fr/ancien', { to: '/fr-fr/our-story', kind: 'permanent' }],
  ])

  test.each([
    ['/our-people', { status: 308, location: '/people' }],
    ['/our-people?a=b#c', { status: 308, location: '/people' }],
    ['/fr-fr/our-people', { status: 308, location: '/fr-fr/people' }],
    ['/zh-cn/for-now', { status: 307, location: '/zh-cn/insights' }],
    ['/old-report', { status: 410, location: null }],
    ['/fr-fr/ancien', { status: 308, location: '/fr-fr/our-story' }],
    ['/nowhere', null],
    ['/__proto__', null],
  ])('%s is answered with %j', (url, expected) =>
    expect(redirectFor(url, redirects)).toEqual(expected),
  )

  test('is none before they were read', () =>
    expect(redirectFor('/our-people', undefined)).toBeNull())
})

describe('suggestions on the missing page', () => {
  const page =
    '<main><div id="suggestions" data-heading="Were you looking for one of these?"></div></main>'

  test('are links that need no script', () =>
    expect(
      withSuggestions(page, [{ label: 'Ines Kato', href: '/people/1057/ines-kato' }]),
    ).toContain('<li><a href="/people/1057/ines-kato">Ines Kato</a></li>'))

  test('never hold markup of a name, nor lead off the site', () => {
    const html = withSuggestions(page, [
      { label: '<script>alert(1)</script>', href: '/a"onclick="x' },
      { label: 'A', href: '//evil.test' },
      { label: 'B', href: 'javascript:alert(1)' },
    ])
    expect(html).not.toContain('<script>')
    expect(html).not.toMatch(/evil|javascript|"onclick/)
  })

  test.each([[[]], [null], ['x']])('%j leaves the page as it is', (given) =>
    expect(withSuggestions(page, given as never)).toBe(page),
  )
})
