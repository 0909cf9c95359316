import { createHash } from 'node:crypto'
import { createRemoteJWKSet, jwtVerify } from 'jose'
import { authorizePath, readFragment, openBrowser, postedBy, readQuery } from './testing/browser'
import { startService, type Service } from './testing/service'
import {
  apiAudience,
  browserClientId,
  kenji,
  maya,
  samplePassword,
  siteUrl,
} from './testing/values'

let service: Service
beforeAll(async () => void (service = await startService(3911)))
afterAll(() => service.stop())

const verify = (token: string, audience: string) =>
  jwtVerify(token, createRemoteJWKSet(new URL(`${service.url}/.well-known/jwks.json`)), {
    issuer: service.issuer,
    audience,
    algorithms: ['RS256'],
  })

test('a session that ends takes its access token for userinfo with it, and no other', async () => {
  const [browser, other] = [openBrowser(service), openBrowser(service)]
  const logIn = async (one: typeof browser) =>
    readFragment(await one.login(maya.email, { audience: apiAudience })).access_token!
  const [token, kept] = [await logIn(browser), await logIn(other)]
  const status = async (bearer: string) =>
    (await fetch(`${service.url}/userinfo`, { headers: { authorization: `Bearer ${bearer}` } }))
      .status
  expect(await status(token)).toBe(200)
  await browser.follow(`/v2/logout?client_id=${browserClientId}`)
  expect([await status(token), await status(kept)]).toEqual([401, 200])
})

test('a login ends at the callback with tokens that pass every check', async () => {
  const answer = await openBrowser(service).login(maya.email, { audience: apiAudience })
  expect(answer.url.startsWith(`${siteUrl}/auth#`)).toBe(true)
  const response = readFragment(answer)
  expect(response).toMatchObject({
    state: 'the-state',
    token_type: 'Bearer',
    expires_in: '7200',
    scope: 'openid profile email read:current_user',
  })
  const { payload } = await verify(response.id_token!, browserClientId)
  expect(payload).toMatchObject({
    sub: maya.id,
    nonce: 'the-nonce',
    email: maya.email,
    email_verified: true,
    given_name: 'Maya',
    family_name: 'Okonjo',
    name: 'Maya Okonjo',
  })
  expect(payload).toMatchObject({
    [`${service.issuer}connection`]: 'Username-Password-Authentication',
    [`${service.issuer}company`]: 'Northgate Holdings',
    [`${service.issuer}jobTitle`]: 'General Counsel',
    [`${service.issuer}isLocal`]: true,
    [`${service.issuer}isSocial`]: false,
    [`${service.issuer}identityProvider`]: 'auth0',
    [`${service.issuer}userIdentifier`]: '65a000000000000000000001',
  })
  expect(payload.at_hash).toBe(
    createHash('sha256')
      .update(response.access_token!)
      .digest()
      .subarray(0, 16)
      .toString('base64url'),
  )
  expect(payload.org_id).toBeUndefined()
  const access = await verify(response.access_token!, apiAudience)
  expect(access.payload).toMatchObject({
    sub: maya.id,
    azp: browserClientId,
    aud: [apiAudience, `${service.issuer}userinfo`],
    scope: 'openid profile email read:current_user',
  })
  expect(access.payload.exp! - access.payload.iat!).toBe(7200)
})

test('discovery has the issuer with a trailing slash', async () => {
  const document = await fetch(`${service.url}/.well-known/openid-configuration`).then((answer) =>
    answer.json(),
  )
  expect(document).toMatchObject({
    issuer: service.issuer,
    authorization_endpoint: `${service.url}/authorize`,
    token_endpoint: `${service.url}/oauth/token`,
    userinfo_endpoint: `${service.url}/userinfo`,
    jwks_uri: `${service.url}/.well-known/jwks.json`,
  })
})

test('prompt=none without a session is login_required, in a page that only the product may frame', async () => {
  const answer = await openBrowser(service).follow(
    authorizePath({ prompt: 'none', response_mode: 'web_message' }),
  )
  expect(postedBy(answer)).toMatchObject({
    response: { error: 'login_required', state: 'the-state' },
    target: `${siteUrl}/auth`,
  })
  const policy = answer.headers.get('content-security-policy') ?? ''
  expect(policy).toContain(`frame-ancestors ${siteUrl} http://localhost:3901`)
  expect(policy).toMatch(/script-src 'sha256-[^' ]+';/)
  expect(answer.status).toBe(200)
  expect(answer.headers.get('x-frame-options')).toBeNull()
})

test('prompt=none with a session returns tokens without a page', async () => {
  const browser = openBrowser(service)
  await browser.login(maya.email)
  const { response } = postedBy(
    await browser.follow(
      authorizePath({
        prompt: 'none',
        response_mode: 'web_message',
        nonce: 'another',
        audience: apiAudience,
      }),
    ),
  )
  expect(response.error).toBeUndefined()
  expect((await verify(response.id_token!, browserClientId)).payload).toMatchObject({
    sub: maya.id,
    nonce: 'another',
  })
})

test('auth_time is present with max_age, and an older login must be repeated', async () => {
  const browser = openBrowser(service)
  const first = readFragment(await browser.login(maya.email, { max_age: '600' }))
  const { payload } = await verify(first.id_token!, browserClientId)
  expect(Math.abs(Number(payload.auth_time) - Date.now() / 1000)).toBeLessThan(30)
  const { response } = postedBy(
    await browser.follow(
      authorizePath({ prompt: 'none', max_age: '600', response_mode: 'web_message' }),
    ),
  )
  expect(response.id_token).toBeDefined()
  await new Promise((resolve) => setTimeout(resolve, 2100))
  expect(
    postedBy(
      await browser.follow(
        authorizePath({ prompt: 'none', max_age: '1', response_mode: 'web_message' }),
      ),
    ).response.error,
  ).toBe('login_required')
})

test('prompt=login requires a login despite a session, also with another account', async () => {
  const browser = openBrowser(service)
  await browser.login(maya.email)
  const page = await browser.follow(authorizePath({ prompt: 'login' }))
  expect(page.body).toContain('<title>Sign in')
  const login = readFragment(
    await browser.submit(page, { email: kenji.email, password: samplePassword }),
  )
  expect((await verify(login.id_token!, browserClientId)).payload.sub).toBe(kenji.id)
  const { response } = postedBy(
    await browser.follow(authorizePath({ prompt: 'none', response_mode: 'web_message' })),
  )
  expect((await verify(response.id_token!, browserClientId)).payload.sub).toBe(kenji.id)
})

test.each([
  ['a redirect URI that is not registered', { redirect_uri: 'https://evil.test/auth' }],
  ['one below a registered one', { redirect_uri: `${siteUrl}/auth/../../evil` }],
  ['another port', { redirect_uri: 'http://localhost:3999/auth' }],
  ['a client that is not known', { client_id: 'nobody' }],
])('%s results in a page, never a redirect', async (_, query) => {
  const answer = await openBrowser(service).follow(authorizePath(query))
  expect(answer.status).toBe(400)
  expect(answer.url.startsWith(service.url)).toBe(true)
  expect(answer.body).toContain('<h1>That did not work</h1>')
  expect(answer.body).not.toContain('evil')
})

test('an unknown audience is an error at the callback', async () => {
  expect(
    readFragment(
      await openBrowser(service).follow(authorizePath({ audience: 'https://nothing.example/' })),
    ),
  ).toMatchObject({
    error: 'access_denied',
    error_description: 'Service not found: https://nothing.example/',
  })
})

test.each([
  ['ui_locales=fr-FR', { ui_locales: 'fr-FR' }, 'lang="fr-FR"', 'Se connecter'],
  ['ui_locales=zh-CN', { ui_locales: 'de zh-CN' }, 'lang="zh-CN"', '登录'],
  ['no parameter', {}, 'lang="en"', 'Sign in'],
])('the page is in the language of %s', async (_, query, lang, title) => {
  const page = await openBrowser(service).follow(authorizePath(query))
  expect(page.body).toContain(`<html ${lang}>`)
  expect(page.body).toContain(`<title>${title}`)
})

test('a wrong password keeps the entered address and does not reveal the account', async () => {
  const browser = openBrowser(service)
  const page = await browser.follow(authorizePath())
  const wrong = await browser.submit(page, {
    email: 'nobody@firm.example',
    password: 'wrong password',
  })
  expect(wrong.status).toBe(400)
  expect(wrong.body).toContain('value="nobody@firm.example"')
  expect(wrong.body).toContain('The email address or the password is wrong.')
  expect(wrong.body).not.toContain('wrong password')
  expect(
    readFragment(await browser.submit(page, { email: maya.email, password: samplePassword }))
      .id_token,
  ).toBeDefined()
})

test('a cross-site post is rejected', async () => {
  const browser = openBrowser(service)
  const page = await browser.follow(authorizePath())
  const answer = await browser.send(new URL(page.url).pathname, {
    method: 'POST',
    headers: { origin: 'https://evil.test', 'content-type': 'application/x-www-form-urlencoded' },
    body: `email=${maya.email}&password=${samplePassword}`,
  })
  expect(answer.status).toBe(403)
})

test('a login of another browser cannot be continued by its URL', async () => {
  const page = await openBrowser(service).follow(authorizePath())
  const stranger = await openBrowser(service).follow(page.url)
  expect(stranger.status).toBe(400)
  expect(stranger.body).toContain('opened in another browser')
})

test('an interaction cookie is valid for its interaction only', async () => {
  const browser = openBrowser(service)
  const [first, second] = [
    await browser.follow(authorizePath()),
    await browser.follow(authorizePath()),
  ]
  const cookies = [...browser.jar]
    .filter(([, { path }]) => path === new URL(first.url).pathname)
    .map(([key, { value }]) => `${key.split(';')[0]}=${value}`)
  expect(cookies.length).toBeGreaterThan(0)
  const open = (url: string) =>
    fetch(url, { headers: { cookie: cookies.join('; ') } }).then(({ status }) => status)
  expect([await open(first.url), await open(second.url)]).toEqual([200, 400])
})

test('a selected language stays during the interaction', async () => {
  const browser = openBrowser(service)
  const page = await browser.follow(authorizePath({ ui_locales: 'fr-FR' }))
  const picked = await browser.follow(`${page.url}?ui_locales=zh-CN`)
  expect(picked.body).toContain('<html lang="zh-CN">')
  expect((await browser.submit(picked, { email: '', password: '' })).body).toContain(
    '<html lang="zh-CN">',
  )
  expect((await browser.follow(authorizePath({ ui_locales: 'fr-FR' }))).body).toContain(
    '<html lang="fr-FR">',
  )
})

test('only members can log in to an organisation, and tokens contain it', async () => {
  const response = readFragment(
    await openBrowser(service).login(kenji.email, {
      organization: 'org_meridian',
      audience: apiAudience,
    }),
  )
  expect((await verify(response.id_token!, browserClientId)).payload).toMatchObject({
    org_id: 'org_meridian',
    [`${service.issuer}organisationName`]: 'Meridian Group',
  })
  expect((await verify(response.access_token!, apiAudience)).payload.org_id).toBe('org_meridian')
  const browser = openBrowser(service)
  expect(
    readFragment(await browser.login(maya.email, { organization: 'org_meridian' })),
  ).toMatchObject({ error: 'access_denied', state: 'the-state' })
  expect(
    readFragment(await browser.follow(authorizePath({ organization: 'org_nothing' }))),
  ).toMatchObject({
    error: 'invalid_request',
    error_description: 'parameter organization is invalid',
  })
  await browser.login(maya.email)
  expect(
    readFragment(
      await browser.follow(authorizePath({ organization: 'org_meridian', prompt: 'none' })),
    ),
  ).toMatchObject({ error: 'access_denied' })
})

test('one session issues separate tokens with and without the organisation', async () => {
  const browser = openBrowser(service)
  await browser.login(kenji.email, { organization: 'org_meridian' })
  const plain = readFragment(await browser.follow(authorizePath({ prompt: 'none' })))
  expect((await verify(plain.id_token!, browserClientId)).payload.org_id).toBeUndefined()
  const again = readFragment(
    await browser.follow(authorizePath({ prompt: 'none', organization: 'org_meridian' })),
  )
  expect((await verify(again.id_token!, browserClientId)).payload.org_id).toBe('org_meridian')
})

test.each([
  ['nothing', ''],
  ['the site', `?returnTo=${encodeURIComponent(siteUrl)}`],
  ['a listed page', `?returnTo=${encodeURIComponent(`${siteUrl}/zh-cn`)}`],
])('logout with %s to return to ends the session for all clients', async (_, query) => {
  const browser = openBrowser(service)
  await browser.login(maya.email)
  const answer = await browser.follow(
    `/v2/logout${query}${query ? '&' : '?'}client_id=${browserClientId}`,
  )
  expect(answer.url).toBe(
    query
      ? new URL(decodeURIComponent(query.slice(10))).href
      : `${service.url}/v2/logout?client_id=${browserClientId}`,
  )
  expect(readFragment(await browser.follow(authorizePath({ prompt: 'none' }))).error).toBe(
    'login_required',
  )
})

const hostile = [
  'https://evil.test',
  '//evil.test',
  'http://localhost:3900.evil.test',
  'http://localhost:3900@evil.test',
  `${siteUrl}/../evil`,
  `${siteUrl}/fr-fr/`,
  `${siteUrl}//evil.test`,
  `${siteUrl}/?a=b`,
  `${siteUrl}/#a`,
  `${siteUrl}\\evil`,
  ' ' + siteUrl,
  'javascript:alert(1)',
  'data:text/html,a',
  `${siteUrl}/%2e%2e/`,
  `${siteUrl.toUpperCase()}`,
  'http:/localhost:3900',
  '/',
  '',
  `${siteUrl}%0d%0aSet-Cookie:a=b`,
  `${siteUrl}&returnTo=https://evil.test`,
]
test.each(hostile)('logout does not return to %j', async (returnTo) => {
  const answer = await openBrowser(service).send(
    `/v2/logout?returnTo=${encodeURIComponent(returnTo)}`,
  )
  expect([answer.status, answer.headers.get('location')]).toEqual([400, null])
})

test('logout with two return addresses does not redirect', async () => {
  const answer = await openBrowser(service).send(
    `/v2/logout?returnTo=${encodeURIComponent(siteUrl)}&returnTo=https://evil.test`,
  )
  expect([answer.status, answer.headers.get('location')]).toEqual([400, null])
})

test('a mock social provider signs in, keeps its session, and a federated logout ends it', async () => {
  const browser = openBrowser(service)
  const page = await browser.follow(authorizePath({ connection: 'lexicon' }))
  expect(page.body).toContain('This is a stand-in for a social provider')
  const { payload } = await verify(
    readFragment(await browser.submit(page, { name: 'Ada Byron', email: 'ada@byron.example' }))
      .id_token!,
    browserClientId,
  )
  expect(payload).toMatchObject({
    email: 'ada@byron.example',
    email_verified: false,
    [`${service.issuer}isSocial`]: true,
    [`${service.issuer}identityProvider`]: 'lexicon',
  })
  await browser.follow(`/v2/logout?client_id=${browserClientId}`)
  expect((await browser.follow(authorizePath({ connection: 'lexicon' }))).body).toContain(
    'Continue as Ada Byron',
  )
  await browser.follow(`/v2/logout?client_id=${browserClientId}&federated`)
  expect((await browser.follow(authorizePath({ connection: 'lexicon' }))).body).not.toContain(
    'Ada Byron',
  )
})

test('a login hint prefills the address', async () => {
  expect(
    (await openBrowser(service).follow(authorizePath({ login_hint: 'a"b@firm.example' }))).body,
  ).toContain('value="a&#34;b@firm.example"')
})

test('sessions persist across a quick restart', async () => {
  const browser = openBrowser(service)
  await browser.login(maya.email)
  // within a second, on a machine that is not short of time
  expect(await service.restart()).toBeLessThan(5000)
  expect(
    readFragment(await browser.follow(authorizePath({ prompt: 'none' }))).id_token,
  ).toBeDefined()
})

test('the log contains no query, address, password or token', () => {
  const output = service.output()
  expect(output).toMatch(/GET \/authorize .*303/)
  for (const secret of [maya.email, samplePassword, 'the-state', 'eyJ', '?'])
    expect(output.replace(/^oidc-provider .*$/gm, '')).not.toContain(secret)
})

test('rejects another Host header', async () => {
  const answer = await fetch(`${service.url.replace('localhost', '127.0.0.1')}/authorize`).catch(
    () => fetch(`${service.url.replace('localhost', '[::1]')}/authorize`),
  )
  expect(answer.status).toBe(421)
})

test('callbacks contain requested parameters only', async () => {
  expect(readQuery(await openBrowser(service).login(maya.email))).toEqual({})
})
