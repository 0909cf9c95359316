import { execFile } from 'node:child_process'
import path from 'node:path'
import { promisify } from 'node:util'
import { bundle } from '../../../scripts/run/bundle.mjs'
import { createRemoteJWKSet, jwtVerify } from 'jose'
import { authorizePath, readFragment, openBrowser, postedBy } from './testing/browser'
import { startService, type Service } from './testing/service'
import {
  apiAudience,
  browserClientId,
  daniel,
  kenji,
  managementKey,
  maya,
  otherOrigin,
  samplePassword,
  serverClient,
  siteUrl,
  sofia,
} from './testing/values'

let service: Service
beforeAll(async () => void (service = await startService(3913)))
afterAll(() => service.stop())

const realmGrant = 'http://auth0.com/oauth/grant-type/password-realm'
const connection = 'Username-Password-Authentication'
const verify = (token: string, audience: string) =>
  jwtVerify(token, createRemoteJWKSet(new URL(`${service.url}/.well-known/jwks.json`)), {
    issuer: service.issuer,
    audience,
  })

const json = (
  address: string,
  { method = 'POST', body, token }: { method?: string; body?: unknown; token?: string } = {},
) =>
  fetch(`${service.url}${address}`, {
    method,
    headers: {
      accept: 'application/json',
      ...(body !== undefined && { 'content-type': 'application/json' }),
      ...(token && { authorization: `Bearer ${token}` }),
    },
    body: body === undefined ? undefined : JSON.stringify(body),
  })

async function tokensOf(
  username: string,
  more: Record<string, string> = {},
): Promise<Record<string, string>> {
  const answer = await json('/oauth/token', {
    body: {
      grant_type: realmGrant,
      client_id: browserClientId,
      username,
      password: samplePassword,
      realm: connection,
      audience: apiAudience,
      scope: 'openid profile email read:current_user update:current_user_metadata',
      ...more,
    },
  })
  return answer.json()
}

describe('the token endpoint', () => {
  test.each(['application/json', 'application/x-www-form-urlencoded'])(
    'takes a login with realm as %s',
    async (type) => {
      const body = {
        grant_type: realmGrant,
        client_id: browserClientId,
        username: maya.email,
        password: samplePassword,
        realm: connection,
        scope: 'openid email unknown:scope',
        audience: apiAudience,
      }
      const answer = await fetch(`${service.url}/oauth/token`, {
        method: 'POST',
        headers: { 'content-type': type },
        body: type.endsWith('json')
          ? JSON.stringify({ ...body, captcha: null })
          : new URLSearchParams(body).toString(),
      })
      const tokens = await answer.json()
      expect(answer.headers.get('cache-control')).toBe('no-store')
      expect(tokens).toMatchObject({
        token_type: 'Bearer',
        expires_in: 7200,
        scope: 'openid email',
      })
      expect((await verify(tokens.id_token, browserClientId)).payload).toMatchObject({
        sub: maya.id,
        email: maya.email,
        at_hash: expect.any(String),
      })
      expect((await verify(tokens.access_token, apiAudience)).payload).toMatchObject({
        sub: maya.id,
        azp: browserClientId,
      })
    },
  )

  test.each([
    ['a wrong password', { password: 'wrong' }, 403, 'invalid_grant'],
    ['another realm', { realm: 'ldap' }, 403, 'invalid_grant'],
    ['no user', { username: '' }, 400, 'invalid_request'],
    ['an unknown client', { client_id: 'nobody' }, 401, 'invalid_client'],
    ['an unknown grant', { grant_type: 'magic' }, 400, 'unsupported_grant_type'],
    ['an unknown audience', { audience: 'https://nothing.example/' }, 403, 'access_denied'],
    [
      'the server’s client without its secret',
      { client_id: serverClient.id },
      401,
      'invalid_client',
    ],
  ])('%s is refused', async (_, change, status, error) => {
    const answer = await json('/oauth/token', {
      body: {
        grant_type: realmGrant,
        client_id: browserClientId,
        username: sofia.email,
        password: samplePassword,
        realm: connection,
        ...change,
      },
    })
    const body = await answer.json()
    expect([answer.status, body.error]).toEqual([status, error])
    expect(body.access_token).toBeUndefined()
  })

  test.each(['{', '[]', '"text"', '{"grant_type":{"a":1}}', ''])(
    'the body %j is a bad request',
    async (body) => {
      const answer = await fetch(`${service.url}/oauth/token`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body,
      })
      expect(answer.status).toBe(400)
    },
  )

  test('the legacy login returns an ID token', async () => {
    const answer = await json('/oauth/ro', {
      body: {
        client_id: browserClientId,
        username: maya.email,
        password: samplePassword,
        connection,
        scope: 'openid email',
        grant_type: 'password',
      },
    })
    expect(await answer.json()).toMatchObject({
      id_token: expect.any(String),
      access_token: expect.any(String),
      token_type: 'Bearer',
    })
  })
})

test('code and PKCE with openid-client for the server’s client', async () => {
  const script = bundle(path.resolve(), 'services/identity', 'src/testing/code-flow.ts')
  const { stdout } = await promisify(execFile)(process.execPath, [script, service.url], {
    cwd: path.join(__dirname, '..'),
  })
  expect(JSON.parse(stdout)).toEqual({
    sub: maya.id,
    iss: service.issuer,
    nonce: true,
    userinfo: maya.email,
  })
})

test('no code is issued without PKCE', async () => {
  const address = await openBrowser(service).follow(
    authorizePath({
      client_id: serverClient.id,
      response_type: 'code',
      redirect_uri: `${siteUrl}/api/auth/callback`,
    }),
  )
  expect(new URL(address.url).searchParams.get('error')).toBe('invalid_request')
})

describe('userinfo', () => {
  test.each([
    ['for an API', apiAudience],
    ['for none', ''],
  ])('accepts a token %s', async (_, audience) => {
    const { access_token: token } = await tokensOf(maya.email, { audience, scope: 'openid email' })
    const answer = await json('/userinfo', { method: 'GET', token })
    expect(await answer.json()).toEqual({ sub: maya.id, email: maya.email, email_verified: true })
  })

  test.each([undefined, 'nonsense', 'a.b.c'])('rejects %j', async (token) => {
    expect((await json('/userinfo', { method: 'GET', token })).status).toBe(401)
  })

  test('rejects an ID token, and a token signed by another key', async () => {
    const { id_token: token, access_token: access } = await tokensOf(maya.email)
    expect((await json('/userinfo', { method: 'GET', token })).status).toBe(401)
    expect(
      (await json('/userinfo', { method: 'GET', token: `${access!.slice(0, -8)}AAAAAAAA` })).status,
    ).toBe(401)
  })
})

describe('the management API', () => {
  const at = (id: string, rest = '') => `/api/v2/users/${encodeURIComponent(id)}${rest}`

  test('a user reads and updates their own record, without secrets', async () => {
    const { access_token: token } = await tokensOf(maya.email)
    const profile = await json(at(maya.id), { method: 'GET', token }).then((answer) =>
      answer.json(),
    )
    expect(profile).toMatchObject({
      user_id: maya.id,
      email: maya.email,
      user_metadata: { company: 'Northgate Holdings' },
      identities: [{ connection, provider: 'auth0', isSocial: false }],
    })
    const changed = await json(at(maya.id), {
      method: 'PATCH',
      token,
      body: {
        nickname: 'May',
        picture: 'https://cdn.example/m.png',
        user_metadata: { theme: 'dark', company: null },
      },
    }).then((answer) => answer.json())
    expect(changed).toMatchObject({
      nickname: 'May',
      picture: 'https://cdn.example/m.png',
      user_metadata: { theme: 'dark', jobTitle: 'General Counsel' },
    })
    expect(changed.user_metadata.company).toBeUndefined()
    for (const text of [JSON.stringify(profile), JSON.stringify(changed)])
      expect(text).not.toMatch(/scrypt|password_?hash|totp|app_metadata|recovery/i)
    await json(at(maya.id), {
      method: 'PATCH',
      token: managementKey,
      body: {
        user_metadata: { company: 'Northgate Holdings', theme: null },
        nickname: null,
        picture: null,
      },
    })
  })

  test.each([
    ['app_metadata', { app_metadata: { a: 1 } }, 403],
    ['the email address', { email: 'x@y.example' }, 403],
    ['blocked', { blocked: false }, 403],
    ['an unknown name', { password_hash: 'x' }, 400],
    ['a picture by script', { picture: 'javascript:alert(1)' }, 400],
    ['an empty name', { name: ' ' }, 400],
    ['metadata that is a list', { user_metadata: [] }, 400],
    ['metadata without end', { user_metadata: { a: 'x'.repeat(20_000) } }, 400],
  ])('a user cannot change %s', async (_, body, status) => {
    const { access_token: token } = await tokensOf(maya.email)
    const answer = await json(at(maya.id), { method: 'PATCH', token, body })
    expect([answer.status, await answer.json()]).toEqual([
      status,
      {
        statusCode: status,
        error: expect.any(String),
        message: expect.any(String),
        errorCode: expect.any(String),
      },
    ])
  })

  test.each(['GET', 'PATCH', 'DELETE'])(
    '%s of another user’s record is forbidden',
    async (method) => {
      const { access_token: token } = await tokensOf(maya.email, {
        scope: 'openid read:current_user update:current_user_metadata delete:current_user',
      })
      for (const id of [daniel.id, 'auth0|nobody'])
        expect(
          (
            await json(at(id), {
              method,
              token,
              ...(method === 'PATCH' && { body: { name: 'x' } }),
            })
          ).status,
        ).toBe(403)
    },
  )

  test('rejects calls without scope, audience or token', async () => {
    const { access_token: plain } = await tokensOf(maya.email, { scope: 'openid profile' })
    expect((await json(at(maya.id), { method: 'GET', token: plain })).status).toBe(403)
    const { access_token: opaque } = await tokensOf(maya.email, { audience: '' })
    expect((await json(at(maya.id), { method: 'GET', token: opaque })).status).toBe(401)
    expect((await json(at(maya.id), { method: 'GET' })).status).toBe(401)
    expect((await json(at(maya.id), { method: 'GET', token: `${managementKey}x` })).status).toBe(
      401,
    )
  })

  test('an administrator creates, blocks and deletes a user, which ends session and tokens', async () => {
    const response = await json('/api/v2/users', {
      token: managementKey,
      body: {
        connection,
        email: 'new@user.example',
        password: 'quite a long password',
        email_verified: true,
        app_metadata: { prismaId: 'p1' },
      },
    })
    const user = await response.json()
    expect([response.status, user.blocked, user.app_metadata]).toEqual([
      201,
      false,
      { prismaId: 'p1' },
    ])
    expect(
      (
        await json('/api/v2/users', {
          token: managementKey,
          body: { connection, email: 'NEW@user.example', password: 'quite a long password' },
        })
      ).status,
    ).toBe(409)
    const browser = openBrowser(service)
    const { access_token: token } = readFragment(
      await browser.login(
        'new@user.example',
        { audience: apiAudience, scope: 'openid read:current_user' },
        'quite a long password',
      ),
    )
    expect((await json(at(user.user_id), { method: 'GET', token })).status).toBe(200)
    await json(at(user.user_id), { method: 'PATCH', token: managementKey, body: { blocked: true } })
    expect((await json(at(user.user_id), { method: 'GET', token })).status).toBe(401)
    expect(readFragment(await browser.follow(authorizePath({ prompt: 'none' }))).error).toBe(
      'login_required',
    )
    expect(
      (await openBrowser(service).login('new@user.example', {}, 'quite a long password')).body,
    ).toContain('This account is blocked.')
    expect((await json(at(user.user_id), { method: 'DELETE', token: managementKey })).status).toBe(
      204,
    )
    expect((await json(at(user.user_id), { method: 'GET', token: managementKey })).status).toBe(404)
  })

  test('sessions are listed and revoked, with their opaque tokens and JWTs', async () => {
    const browser = openBrowser(service)
    const { access_token: token } = readFragment(
      await browser.login(sofia.email, {
        audience: apiAudience,
        scope: 'openid read:current_user update:current_user_metadata',
      }),
    )
    const { access_token: opaque } = await tokensOf(sofia.email, { audience: '' })
    const { sessions } = await json(at(sofia.id, '/sessions'), { method: 'GET', token }).then(
      (answer) => answer.json(),
    )
    expect(sessions).toEqual([
      expect.objectContaining({ user_id: sofia.id, clients: [{ client_id: browserClientId }] }),
    ])
    await new Promise((resolve) => setTimeout(resolve, 1100))
    expect((await json(at(sofia.id, '/sessions'), { method: 'DELETE', token })).status).toBe(202)
    expect(readFragment(await browser.follow(authorizePath({ prompt: 'none' }))).error).toBe(
      'login_required',
    )
    expect((await json('/userinfo', { method: 'GET', token: opaque })).status).toBe(401)
    expect((await json(at(sofia.id), { method: 'GET', token })).status).toBe(401)
  })

  test('an account is linked by its ID token, logs in as the primary one, and is unlinked', async () => {
    const social = openBrowser(service)
    const page = await social.follow(authorizePath({ connection: 'courtyard' }))
    const { id_token: secondary } = readFragment(
      await social.submit(page, { identity: 'wei.zhang@courtyard.example' }),
    )
    const { access_token: token, id_token: ownToken } = await tokensOf(kenji.email)
    const link = (link_with: unknown) =>
      json(at(kenji.id, '/identities'), { token, body: { link_with } })
    for (const wrong of [ownToken, token, 'nonsense', undefined, 1])
      expect((await link(wrong)).status).toBe(400)
    const linked = await link(secondary)
    expect([
      linked.status,
      (await linked.json()).map(({ provider }: { provider: string }) => provider),
    ]).toEqual([201, ['auth0', 'courtyard']])
    const again = openBrowser(service)
    const { id_token: merged } = readFragment(
      await again.submit(await again.follow(authorizePath({ connection: 'courtyard' })), {
        identity: 'wei.zhang@courtyard.example',
      }),
    )
    const { payload } = await verify(merged!, browserClientId)
    expect(payload.sub).toBe(kenji.id)
    const { identities } = await json(at(kenji.id), { method: 'GET', token }).then((answer) =>
      answer.json(),
    )
    const let_go = await json(at(kenji.id, `/identities/courtyard/${identities[1].user_id}`), {
      method: 'DELETE',
      token,
    })
    expect((await let_go.json()).length).toBe(1)
  })

  test('a browser that links the account of its session stays signed in, as the primary one', async () => {
    const browser = openBrowser(service)
    await browser.login(kenji.email)
    const page = await browser.follow(authorizePath({ connection: 'lexicon', prompt: 'login' }))
    const second = readFragment(
      await browser.submit(page, { identity: 'tom.abara@lexicon.example' }),
    )
    const { access_token: token } = await tokensOf(kenji.email)
    const linked = await json(at(kenji.id, '/identities'), {
      token,
      body: { link_with: second.id_token },
    })
    expect(linked.status).toBe(201)
    const silent = readFragment(await browser.follow(authorizePath({ prompt: 'none' })))
    expect((await verify(silent.id_token!, browserClientId)).payload.sub).toBe(kenji.id)
    // what the linked account had before is over
    const userinfo = await json('/userinfo', { method: 'GET', token: second.access_token })
    expect(userinfo.status).toBe(401)
    const [, { user_id: id }] = await linked.json()
    await json(at(kenji.id, `/identities/lexicon/${id}`), { method: 'DELETE', token })
  })

  test('an invitation adds the invited account to the organisation once', async () => {
    const invited = await json('/api/v2/organizations/org_meridian/invitations', {
      token: managementKey,
      body: { invitee: { email: sofia.email } },
    }).then((answer) => answer.json())
    const invitation = new URL(invited.invitation_url).searchParams.get('invitation')!
    const query = { organization: 'org_meridian', invitation }
    expect(readFragment(await openBrowser(service).login(daniel.email, query)).error).toBe(
      'access_denied',
    )
    const { id_token: token } = readFragment(await openBrowser(service).login(sofia.email, query))
    expect((await verify(token!, browserClientId)).payload.org_id).toBe('org_meridian')
    expect(readFragment(await openBrowser(service).login(sofia.email, query)).error).toBe(
      'access_denied',
    )
    expect(
      readFragment(await openBrowser(service).login(sofia.email, { organization: 'org_meridian' }))
        .id_token,
    ).toBeDefined()
  })
})

describe('calls from a page', () => {
  const paths = [
    '/oauth/token',
    '/oauth/ro',
    '/dbconnections/signup',
    '/dbconnections/change_password',
    '/passwordless/start',
    '/passwordless/verify',
    '/usernamepassword/login',
    '/usernamepassword/challenge',
    '/co/authenticate',
    '/userinfo',
    '/user/ssodata',
    '/user/geoloc/country',
    '/delegation',
    '/api/v2/users/auth0%7Ca',
  ]

  test.each(paths)('the preflight of %s allows the product’s origins only', async (address) => {
    for (const [origin, allowed] of [
      [siteUrl, siteUrl],
      [otherOrigin, otherOrigin],
      ['https://evil.test', null],
      ['null', null],
    ] as const) {
      const answer = await fetch(`${service.url}${address}`, {
        method: 'OPTIONS',
        headers: {
          origin,
          'access-control-request-method': 'POST',
          'access-control-request-headers': 'content-type',
        },
      })
      expect([answer.status, answer.headers.get('access-control-allow-origin')]).toEqual([
        204,
        allowed,
      ])
    }
  })

  test('responses to other origins have no CORS headers, errors included', async () => {
    for (const address of ['/user/ssodata', '/userinfo', '/nothing']) {
      const answer = await fetch(`${service.url}${address}`, {
        headers: { origin: 'https://evil.test', accept: 'application/json' },
      })
      expect(answer.headers.get('access-control-allow-origin')).toBeNull()
      const sameOrigin = await fetch(`${service.url}${address}`, {
        headers: { origin: siteUrl, accept: 'application/json' },
      })
      expect(sameOrigin.headers.get('access-control-allow-origin')).toBe(siteUrl)
    }
  })

  test('ssodata returns the session', async () => {
    const browser = openBrowser(service)
    const ask = () => browser.send('/user/ssodata').then((answer) => answer.json())
    expect(await ask()).toEqual({ sso: false })
    await browser.login(maya.email)
    expect(await ask()).toMatchObject({
      sso: true,
      lastUsedUserID: maya.id,
      lastUsedUsername: maya.email,
      lastUsedConnection: { name: connection, strategy: 'auth0' },
      lastUsedClientID: browserClientId,
    })
  })

  test.each([
    ['fr-CA,fr;q=0.8', undefined, 'CA', 'CAN', 'Canada'],
    ['zh-Hans-CN', undefined, 'CN', 'CHN', 'China'],
    ['en', 'JP', 'JP', 'JPN', 'Japan'],
  ])('the country of %s and %s is %s', async (language, proxy, code, code3, name) => {
    const answer = await fetch(`${service.url}/user/geoloc/country`, {
      headers: { 'accept-language': language, ...(proxy && { 'cf-ipcountry': proxy }) },
    })
    expect(await answer.json()).toMatchObject({
      country_code: code,
      country_code3: code3,
      country_name: name,
    })
  })

  test('delegation issues a token for other clients of the tenant only', async () => {
    const { id_token: token, access_token: access } = await tokensOf(maya.email)
    const ask = (body: object) =>
      json('/delegation', {
        body: {
          client_id: browserClientId,
          grant_type: 'urn:ietf:params:oauth:grant-type:jwt-bearer',
          id_token: token,
          target: serverClient.id,
          ...body,
        },
      })
    const { id_token: other } = await ask({}).then((answer) => answer.json())
    expect((await verify(other, serverClient.id)).payload).toMatchObject({
      sub: maya.id,
      email: maya.email,
    })
    for (const body of [
      { target: 'nobody' },
      { id_token: access },
      { id_token: 'x' },
      { api_type: 'aws' },
      { grant_type: 'password' },
    ])
      expect((await ask(body)).status).toBeGreaterThanOrEqual(400)
  })

  test('a scripted login of the hosted page ends at the callback, in the same browser only', async () => {
    const browser = openBrowser(service)
    const login = (password: string) =>
      browser.json('/usernamepassword/login', {
        client_id: browserClientId,
        username: maya.email,
        password,
        connection,
        redirect_uri: `${siteUrl}/auth`,
        response_type: 'token id_token',
        scope: 'openid',
        state: 'st',
        nonce: 'no',
      })
    expect([(await login('wrong')).status]).toEqual([401])
    const form = await login(samplePassword).then((answer) => answer.text())
    const value = (name: string) =>
      new RegExp(`name="${name}" value="([^"]*)"`)
        .exec(form)![1]!
        .replace(/&#(\d+);/g, (_, code: string) => String.fromCharCode(Number(code)))
    const fields = { wa: value('wa'), wresult: value('wresult'), wctx: value('wctx') }
    const page = {
      url: service.url,
      body: form.replace('method="post" name="hiddenform"', 'method="post"'),
      status: 200,
      headers: new Headers(),
    }
    expect((await openBrowser(service).submit(page, fields, '/login/callback')).body).toContain(
      '<title>Sign in',
    )
    const again = await login(samplePassword).then((answer) => answer.text())
    const ticket = /name="wresult" value="([^"]*)"/.exec(again)![1]!
    expect(
      readFragment(await browser.submit(page, { ...fields, wresult: ticket }, '/login/callback')),
    ).toMatchObject({ state: 'st', id_token: expect.any(String) })
  })

  test('auth0-js’s cross-origin login returns a ticket for one use at /authorize', async () => {
    const browser = openBrowser(service)
    const { login_ticket: ticket } = await browser
      .json('/co/authenticate', {
        client_id: browserClientId,
        username: maya.email,
        password: samplePassword,
        realm: connection,
        credential_type: realmGrant,
      })
      .then((answer) => answer.json())
    expect(
      readFragment(await browser.follow(authorizePath({ login_ticket: ticket }))).id_token,
    ).toBeDefined()
    expect(
      (await openBrowser(service).follow(authorizePath({ login_ticket: ticket }))).body,
    ).toContain('<title>Sign in')
    expect(
      postedBy(
        await browser.follow(authorizePath({ prompt: 'none', response_mode: 'web_message' })),
      ).response.id_token,
    ).toBeDefined()
  })
})

describe('a login ticket with prompt=none', () => {
  const ticketOf = (browser: ReturnType<typeof openBrowser>) =>
    browser
      .json('/co/authenticate', {
        client_id: browserClientId,
        username: maya.email,
        password: samplePassword,
        realm: connection,
        credential_type: realmGrant,
      })
      .then((answer) => answer.json())
      .then(({ login_ticket: ticket }) => ticket)
  const silent = (ticket: string) =>
    authorizePath({ login_ticket: ticket, prompt: 'none', response_mode: 'web_message' })

  test('signs in without a page', async () => {
    const browser = openBrowser(service)
    const posted = postedBy(await browser.follow(silent(await ticketOf(browser))))
    expect(posted.response).toMatchObject({ state: 'the-state', id_token: expect.any(String) })
  })

  test('is an error in another browser, for a used ticket and for none', async () => {
    const browser = openBrowser(service)
    const ticket = await ticketOf(browser)
    for (const other of [ticket, 'nothing'])
      expect(postedBy(await openBrowser(service).follow(silent(other))).response).toMatchObject({
        error: 'login_required',
      })
    expect(postedBy(await browser.follow(silent(ticket))).response.error).toBe('login_required')
  })
})

test('all responses but keys and discovery are no-store', async () => {
  for (const [address, expected] of [
    ['/health', 'no-store'],
    ['/authorize', 'no-store'],
    ['/user/ssodata', 'no-store'],
    ['/nothing', 'no-store'],
    ['/.well-known/jwks.json', 'public, max-age=15'],
    ['/.well-known/openid-configuration', 'public, max-age=15'],
  ]) {
    expect([
      address,
      (await fetch(`${service.url}${address}`)).headers.get('cache-control'),
    ]).toEqual([address, expected])
  }
})

test.each([
  '/%ff',
  '/%E0%A4%A',
  '/login/%ff',
  '/api/v2/users/%ff',
  '/login/x/../../etc',
  '/nothing',
  '/login/abc',
])('rejects the address %s with a plain error', async (address) => {
  const answer = await fetch(`${service.url}${address}`)
  expect(answer.status).toBeGreaterThanOrEqual(400)
  expect(answer.status).toBeLessThan(500)
  expect(await answer.text()).not.toMatch(/at .*\.(?:ts|js):\d/)
})
