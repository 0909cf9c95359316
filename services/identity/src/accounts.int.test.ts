import Libsql from 'libsql'
import { createRemoteJWKSet, jwtVerify } from 'jose'
import { Secret, TOTP } from 'otpauth'
import { authorizePath, readFragment, openBrowser, type Answer } from './testing/browser'
import { startService, type Service } from './testing/service'
import { browserClientId, daniel, maya, samplePassword, siteUrl, sofia } from './testing/values'

let service: Service
beforeAll(async () => void (service = await startService(3912)))
afterAll(() => service.stop())

const connection = 'Username-Password-Authentication'
const password = 'seven quiet lighthouses'
const readClaims = async (token: string) =>
  (
    await jwtVerify(token, createRemoteJWKSet(new URL(`${service.url}/.well-known/jwks.json`)), {
      issuer: service.issuer,
      audience: browserClientId,
    })
  ).payload
const linkIn = (text: string) => /https?:\/\/\S+/.exec(text)![0]

/** The newest message to an address; mails go out behind the answer. */
async function messageTo(address: string, count = 1) {
  for (let tries = 0; tries < 50; tries++) {
    const messages = (() => {
      try {
        return service
          .messages()
          .filter(({ to, text }) => to.includes(address) || text.includes(`To: ${address}`))
      } catch {
        return []
      }
    })()
    if (messages.length >= count) return messages.at(-1)!
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
  throw new Error(`No message to ${address}`)
}

describe('sign-up', () => {
  const email = 'ada.byron@analytical.example'
  let page: Answer

  test('screen_hint opens it, fields keep their values, and errors are shown at their fields', async () => {
    const browser = openBrowser(service)
    page = await browser.follow(authorizePath({ screen_hint: 'signup' }))
    expect(page.body).toContain('<h1>Create an account</h1>')
    const wrong = await browser.submit(page, {
      given_name: 'Ada "A" <b>',
      family_name: '',
      email: 'ada',
      password: 'short',
      company: 'Analytical & Co',
    })
    expect(wrong.status).toBe(400)
    expect(wrong.body).toContain('value="Ada &#34;A&#34; &#60;b&#62;"')
    expect(wrong.body).toContain('value="Analytical &#38; Co"')
    expect(wrong.body).toMatch(
      /id="family_name"[^>]* aria-invalid="true" aria-describedby="family_name-error"/,
    )
    expect(wrong.body).toContain('Please give a full email address')
    expect(wrong.body).not.toContain('value="short"')
  })

  test('signs the user in at once, unverified, and the mailed link verifies once', async () => {
    const browser = openBrowser(service)
    page = await browser.follow(authorizePath({ screen_hint: 'signup', ui_locales: 'fr-FR' }))
    const done = await browser.submit(page, {
      given_name: 'Ada',
      family_name: 'Byron',
      email: ' Ada.Byron@Analytical.example',
      password,
      company: 'Analytical',
      job_title: 'Partner',
    })
    expect(await readClaims(readFragment(done).id_token!)).toMatchObject({
      email,
      email_verified: false,
      given_name: 'Ada',
      [`${service.issuer}company`]: 'Analytical',
      [`${service.issuer}jobTitle`]: 'Partner',
    })

    const mail = await messageTo(email)
    expect(mail.subject).toContain('confirmer votre adresse')
    const link = linkIn(mail.text)
    expect(link.startsWith(`${service.url}/verify-email?ticket=`)).toBe(true)
    const verified = new URL((await browser.follow(link)).url)
    expect(verified.origin + verified.pathname).toBe(`${siteUrl}/fr-fr/email-verified-callback`)
    expect(Object.fromEntries(verified.searchParams)).toMatchObject({
      success: 'true',
      code: 'success',
    })
    expect(verified.href).not.toContain('ada')
    expect(new URL((await browser.follow(link)).url).searchParams.get('code')).toBe('used')
    expect(
      new URL((await browser.follow('/verify-email?ticket=nothing')).url).searchParams.get('code'),
    ).toBe('expired')
    expect(
      await readClaims(
        readFragment(await browser.follow(authorizePath({ prompt: 'none' }))).id_token!,
      ),
    ).toMatchObject({ email_verified: true })
  })

  test('an existing address is an error at its field', async () => {
    const browser = openBrowser(service)
    const again = await browser.submit(
      await browser.follow(authorizePath({ screen_hint: 'signup' })),
      { given_name: 'A', family_name: 'B', email, password },
    )
    expect(again.body).toMatch(/id="email-error">There is an account/)
  })

  test('the JSON call creates the same account', async () => {
    const browser = openBrowser(service)
    const call = (body: object) =>
      browser.json('/dbconnections/signup', {
        client_id: browserClientId,
        connection,
        email: 'grace@hopper.example',
        password,
        given_name: 'Grace',
        user_metadata: { company: 'Navy' },
        ...body,
      })
    const created = await call({})
    expect(created.headers.get('access-control-allow-origin')).toBe(siteUrl)
    expect(await created.json()).toMatchObject({
      email: 'grace@hopper.example',
      email_verified: false,
      given_name: 'Grace',
      user_metadata: { company: 'Navy' },
    })
    for (const [body, code] of [
      [{}, 'user_exists'],
      [{ email: 'x@y.example', password: 'short' }, 'invalid_password'],
      [{ email: 'no address' }, 'invalid_request'],
      [{ connection: 'ldap' }, 'invalid_request'],
      [{ client_id: 'nobody' }, 'invalid_request'],
      [{ email: 'x@y.example', user_metadata: { a: { b: 1 } } }, 'invalid_request'],
    ] as const) {
      const refused = await call(body)
      expect([refused.status, (await refused.json()).code]).toEqual([400, code])
    }
    expect((await openBrowser(service).login('grace@hopper.example', {}, password)).url).toContain(
      'id_token=',
    )
  })
})

describe('password reset', () => {
  test('the response is the same for any address; the link works once, ends all sessions and unlocks', async () => {
    const signedIn = openBrowser(service)
    await signedIn.login(daniel.email)
    const browser = openBrowser(service)
    const page = await browser.follow(authorizePath())
    const answers = []
    for (const email of [daniel.email, 'nobody@nowhere.example'])
      answers.push(
        (await browser.submit(page, { email }, `${new URL(page.url).pathname}/forgot`)).body,
      )
    expect(answers[0]).toBe(answers[1])

    const link = linkIn((await messageTo(daniel.email)).text)
    const form = await browser.follow(link)
    const ticket = new URL(link).searchParams.get('ticket')!
    expect(
      (await browser.submit(form, { ticket, password: 'short', repeat: 'short' })).body,
    ).toContain('at least 12 characters')
    expect(
      (await browser.submit(form, { ticket, password, repeat: 'another one entirely' })).body,
    ).toContain('The two passwords differ.')
    expect((await browser.submit(form, { ticket, password, repeat: password })).body).toContain(
      'Your password is changed',
    )
    expect((await browser.submit(form, { ticket, password, repeat: password })).body).toContain(
      'This link no longer works',
    )
    expect((await browser.follow(link)).status).toBe(400)
    expect(readFragment(await signedIn.follow(authorizePath({ prompt: 'none' }))).error).toBe(
      'login_required',
    )
    expect((await openBrowser(service).login(daniel.email)).status).toBe(400)
    expect((await openBrowser(service).login(daniel.email, {}, password)).url).toContain(
      'id_token=',
    )
  })

  test('the JSON call returns the same text for any address', async () => {
    const call = (email: string) =>
      openBrowser(service).json('/dbconnections/change_password', {
        client_id: browserClientId,
        connection,
        email,
      })
    const answers = await Promise.all(
      [maya.email, 'nobody@nowhere.example'].map((email) =>
        call(email).then((answer) => answer.text()),
      ),
    )
    expect(answers[0]).toBe(answers[1])
    expect(linkIn((await messageTo(maya.email)).text)).toContain('/reset-password?ticket=')
  })
})

describe('passwordless', () => {
  const start = (body: object) =>
    openBrowser(service).json('/passwordless/start', {
      client_id: browserClientId,
      connection: 'email',
      send: 'code',
      ...body,
    })
  const codeIn = (text: string) => /\b\d{6}\b/.exec(text)![0]

  test('a mailed code signs in once on the hosted page', async () => {
    const browser = openBrowser(service)
    const page = await browser.follow(authorizePath({ connection: 'email' }))
    const codePage = await browser.submit(page, {
      connection: 'email',
      address: 'code@mail.example',
    })
    const code = codeIn((await messageTo('code@mail.example')).text)
    const wrong = await browser.submit(codePage, {
      connection: 'email',
      address: 'code@mail.example',
      code: code === '000000' ? '000001' : '000000',
    })
    expect(wrong.body).toContain('This code is wrong or too old.')
    const done = await browser.submit(codePage, {
      connection: 'email',
      address: 'code@mail.example',
      code,
    })
    expect(await readClaims(readFragment(done).id_token!)).toMatchObject({
      email: 'code@mail.example',
      email_verified: true,
      [`${service.issuer}connection`]: 'email',
    })
    const again = await openBrowser(service).json('/passwordless/verify', {
      connection: 'email',
      verification_code: code,
      email: 'code@mail.example',
    })
    expect(again.status).toBe(403)
  })

  test('a mailed link ends at the callback, once', async () => {
    expect(
      (
        await start({
          send: 'link',
          email: 'link@mail.example',
          authParams: {
            response_type: 'token id_token',
            redirect_uri: `${siteUrl}/auth`,
            scope: 'openid email',
            state: 'a-state',
            nonce: 'a-nonce',
          },
        })
      ).status,
    ).toBe(200)
    const link = linkIn((await messageTo('link@mail.example')).text)
    // a scanner of the mail program opens it first, more than once
    for (let scan = 0; scan < 3; scan += 1) {
      const page = await openBrowser(service).follow(link)
      expect([page.status, page.url]).toEqual([200, link])
    }
    const browser = openBrowser(service)
    const response = readFragment(await browser.submit(await browser.follow(link), {}))
    expect(response.state).toBe('a-state')
    expect(await readClaims(response.id_token!)).toMatchObject({
      email: 'link@mail.example',
      nonce: 'a-nonce',
    })
    const used = await browser.follow(link)
    expect([used.status, used.body.includes('This link no longer works')]).toEqual([400, true])
    expect((await browser.submit(used, {})).body).toContain('A new link is on its way')
    const next = linkIn((await messageTo('link@mail.example', 2)).text)
    expect(next).not.toBe(link)
    expect(readFragment(await browser.submit(await browser.follow(next), {})).state).toBe('a-state')
  })

  test('an invalid link with an unregistered callback results in a page', async () => {
    const answer = await openBrowser(service).follow(
      `/passwordless/verify_redirect?client_id=${browserClientId}&connection=email&email=a@b.example&verification_code=1&redirect_uri=https://evil.test`,
    )
    expect([answer.status, answer.url.startsWith(service.url)]).toEqual([400, true])
  })

  test('a texted code is verified, then redeemed at verify_redirect', async () => {
    const phone = '+44 20 7946 0018'
    expect((await start({ connection: 'sms', phone_number: phone })).status).toBe(200)
    const code = codeIn((await messageTo('+442079460018')).text)
    expect(
      (
        await openBrowser(service).json('/passwordless/verify', {
          connection: 'sms',
          verification_code: code,
          phone_number: phone,
        })
      ).status,
    ).toBe(200)
    const query = new URLSearchParams({
      client_id: browserClientId,
      response_type: 'token id_token',
      redirect_uri: `${siteUrl}/auth`,
      scope: 'openid profile',
      state: 's',
      nonce: 'n',
      connection: 'sms',
      verification_code: code,
      phone_number: phone,
    })
    expect(
      await readClaims(
        readFragment(await openBrowser(service).follow(`/passwordless/verify_redirect?${query}`))
          .id_token!,
      ),
    ).toMatchObject({ name: '+442079460018' })
  })

  test('five wrong codes invalidate the right one', async () => {
    const email = 'tries@mail.example'
    await start({ email })
    const code = codeIn((await messageTo(email)).text)
    const verify = (verification_code: string) =>
      openBrowser(service)
        .json('/passwordless/verify', { connection: 'email', verification_code, email })
        .then(({ status }) => status)
    for (let tries = 0; tries < 5; tries++)
      expect(await verify(code === '111111' ? '222222' : '111111')).toBe(403)
    expect(await verify(code)).toBe(403)
  })

  test.each([
    [{ connection: 'fax' }, 'bad.connection'],
    [{ send: 'pigeon', email: 'a@b.example' }, 'bad.send'],
    [{ email: 'nothing' }, 'bad.email'],
    [{ connection: 'sms', phone_number: '123' }, 'bad.phone_number'],
    [{ client_id: 'nobody', email: 'a@b.example' }, 'bad.client_id'],
  ])('start rejects %j', async (body, code) => {
    const answer = await start(body)
    expect([answer.status, (await answer.json()).code]).toEqual([400, code])
  })
})

describe('two-step sign-in', () => {
  test('is enrolled and required, accepts each code and recovery code once, and can be disabled', async () => {
    const browser = openBrowser(service)
    expect((await browser.follow('/mfa/enrol')).status).toBe(401)
    await browser.login(sofia.email)
    const page = await browser.follow('/mfa/enrol')
    const secret = /<code>([A-Z2-7 ]+)<\/code>/.exec(page.body)![1]!.replace(/ /g, '')
    const totp = new TOTP({ secret: Secret.fromBase32(secret) })
    expect(page.body).toContain('data:image/png;base64,')
    expect((await browser.submit(page, { action: 'enrol', code: '12345' })).body).toContain(
      'This code does not fit.',
    )
    const current = totp.generate()
    const enrolled = await browser.submit(page, { action: 'enrol', code: current })
    const recovery = [...enrolled.body.matchAll(/<li><code>([0-9a-f-]+)<\/code>/g)].map(
      (match) => match[1]!,
    )
    expect(recovery).toHaveLength(10)

    const step = async () => {
      const other = openBrowser(service)
      return { other, codePage: await other.login(sofia.email) }
    }
    const { other, codePage } = await step()
    expect(codePage.body).toContain('<h1>One more step</h1>')
    expect((await other.submit(codePage, { code: current })).body).toContain(
      'wrong or was used before',
    )
    const next = totp.generate({ timestamp: Date.now() + 30_000 })
    expect(readFragment(await other.submit(codePage, { code: next })).id_token).toBeDefined()
    const second = await step()
    expect((await second.other.submit(second.codePage, { code: next })).status).toBe(400)
    expect(
      readFragment(await second.other.submit(second.codePage, { code: recovery[0]! })).id_token,
    ).toBeDefined()
    const third = await step()
    expect((await third.other.submit(third.codePage, { code: recovery[0]! })).status).toBe(400)

    const direct = await openBrowser(service).json('/oauth/token', {
      grant_type: 'password',
      client_id: browserClientId,
      username: sofia.email,
      password: samplePassword,
    })
    expect([direct.status, (await direct.json()).error]).toEqual([403, 'mfa_required'])
    const off = await browser.submit(await browser.follow('/mfa/enrol'), {
      action: 'remove',
      code: recovery[1]!,
    })
    expect(off.body).toContain('Two-step sign-in is off')
    expect((await openBrowser(service).login(sofia.email)).url).toContain('id_token=')
  })

  test('the second factor cannot be reached without the first', async () => {
    const browser = openBrowser(service)
    const page = await browser.follow(authorizePath())
    const answer = await browser.submit(
      page,
      { code: '123456' },
      `${new URL(page.url).pathname}/mfa`,
    )
    expect(answer.body).toContain('This took too long.')
  })
})

describe('guessing', () => {
  const answerOf = (id: string) => {
    const database = new Libsql(service.databaseFile, { readonly: true })
    try {
      return (
        database.prepare('SELECT answer FROM captchas WHERE id = ?').get(id) as { answer: string }
      ).answer
    } finally {
      database.close()
    }
  }

  test('three failures require a captcha, and three more lock the account for the right password, too', async () => {
    const browser = openBrowser(service)
    const page = await browser.follow(authorizePath())
    const uid = new URL(page.url).pathname.split('/').at(-1)!
    const wrong = (values: Record<string, string> = {}) =>
      browser.submit(page, { email: maya.email, password: 'not the password', ...values })
    for (const _ of [1, 2]) expect((await wrong()).body).not.toContain('name="captcha"')
    expect((await wrong()).body).toContain('data:image/svg+xml;base64,')
    expect((await wrong({ password: samplePassword })).body).toContain(
      'Please type the letters in the picture.',
    )
    expect((await wrong({ password: samplePassword, captcha: 'xxxxx' })).body).toContain(
      'Those were not the letters',
    )

    const challenge = await browser
      .json('/usernamepassword/challenge', { state: 'a-challenge' })
      .then((answer) => answer.json())
    expect(challenge).toMatchObject({
      required: true,
      provider: 'auth0',
      siteKey: null,
      image: expect.stringContaining('data:image/svg+xml'),
    })
    const direct = {
      grant_type: 'http://auth0.com/oauth/grant-type/password-realm',
      client_id: browserClientId,
      realm: connection,
      username: maya.email,
      password: samplePassword,
    }
    expect((await browser.json('/oauth/token', direct).then((answer) => answer.json())).error).toBe(
      'requires_verification',
    )

    // Where only the account needs a captcha, a refusal has the challenge of its state.
    const cross = (values: Record<string, string>) =>
      browser
        .json('/co/authenticate', {
          client_id: browserClientId,
          realm: connection,
          username: maya.email,
          password: samplePassword,
          state: 'a-panel',
          ...values,
        })
        .then((answer) => answer.json())
    expect((await cross({})).error).toBe('requires_verification')
    expect(answerOf('a-panel')).toHaveLength(5)
    expect((await cross({ captcha: 'xxxxx' })).error).toBe('requires_verification')

    for (let tries = 0; tries < 3; tries++) await wrong({ captcha: answerOf(uid) })
    const locked = await wrong({ password: samplePassword, captcha: answerOf(uid) })
    expect([locked.status, locked.body.includes('Too many attempts.')]).toEqual([429, true])
    expect((await browser.json('/oauth/token', direct)).status).toBe(429)
    // Another account is not locked, and a solved captcha lets it in.
    await browser.follow(page.url)
    expect(
      readFragment(
        await browser.submit(page, {
          email: sofia.email,
          password: samplePassword,
          captcha: answerOf(uid),
        }),
      ).id_token,
    ).toBeDefined()
  })

  test('the lock persists across a restart', async () => {
    await service.restart()
    const answer = await openBrowser(service).json('/oauth/token', {
      grant_type: 'password',
      client_id: browserClientId,
      username: maya.email,
      password: samplePassword,
    })
    expect(answer.status).toBe(429)
  })
})
