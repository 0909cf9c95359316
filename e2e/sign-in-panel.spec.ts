import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import type { BrowserContext, Page } from '@playwright/test'
import Libsql from 'libsql'
import { accountLink, accounts, createMember, fillLogin, identity } from './support/members'
import { mailedTo } from './support/inbox'
import { choose, dialogOf, gatedPath, openPanel } from './support/sign-in-panel'
import {
  expect,
  expectAccessible,
  expectNoOverflow,
  locales,
  messages,
  services,
  test,
  type Locale,
} from './support/site'

const texts = messages.en.signInPanel
const toastOf = (page: Page) => page.locator('[data-toast]')
const gateOf = (page: Page, locale: Locale = 'en') =>
  page.getByRole('heading', { name: messages[locale].publication.gatedTitle })

async function fillPassword(page: Page, email: string, password: string): Promise<void> {
  await dialogOf(page).getByLabel(texts.email).fill(email)
  await dialogOf(page).getByLabel(texts.passwordLabel).fill(password)
  await dialogOf(page).getByLabel(texts.passwordLabel).press('Enter')
}

/** Both sessions exist: the header shows the member, and the server renders a members' page. */
async function expectSignedIn(page: Page, subject: string | RegExp): Promise<void> {
  await expect(dialogOf(page)).toHaveCount(0)
  await expect(accountLink(page)).not.toHaveText(messages.en.auth.signIn)
  const response = await page.request.get('/api/member/export')
  expect(response.status()).toBe(200)
  expect(await response.text()).toMatch(subject)
}

/** Text messages that the identity service sent to a number, oldest first. */
function textsTo(number: string): string[] {
  const folder = path.join(process.env.TEST_DATA ?? '.data/test', 'outbox')
  if (!existsSync(folder)) return [] // until the first message
  return readdirSync(folder)
    .filter((name) => name.endsWith('.txt'))
    .sort()
    .map((name) => readFileSync(path.join(folder, name), 'utf8'))
    .filter((text) => text.startsWith(`To: ${number}\n`))
}

/** The solution of the latest captcha of a login. */
function captchaOf(state: string): string {
  const database = new Libsql(process.env.TEST_IDENTITY_DATABASE ?? '', { readonly: true })
  try {
    const row: unknown = database.prepare('SELECT answer FROM captchas WHERE id = ?').get(state)
    return (row as { answer: string }).answer
  } finally {
    database.close()
  }
}

/** The addresses that a page navigates to or requests of this site. */
function recordOwnAddresses(page: Page): string[] {
  const addresses: string[] = []
  page.on('request', (request) => {
    if (request.url().startsWith(services.site)) addresses.push(request.url())
  })
  return addresses
}

for (const width of [1280, 390])
  test.describe(`at ${width} px`, () => {
    test.use({ viewport: { width, height: 844 } })

    test('a password opens the gated text on its page @story', async ({ page }) => {
      const address = await gatedPath(page)
      await openPanel(page, address)
      await expectAccessible(page, 'dialog')
      await expectNoOverflow(page)
      const navigations: string[] = []
      page.on('framenavigated', (frame) => {
        if (frame === page.mainFrame()) navigations.push(frame.url())
      })
      const addresses = recordOwnAddresses(page)
      await choose(page, texts.password)
      await expectAccessible(page, 'dialog')
      await expectNoOverflow(page)
      await fillPassword(page, accounts.all.email, identity.password)
      await expect(page.locator('main [data-block] p').first()).toBeVisible()
      await expect(gateOf(page)).toHaveCount(0)
      await expect(dialogOf(page)).toHaveCount(0)
      await expect(page.locator('#content')).toBeFocused()
      expect(navigations).toEqual([])
      expect(new URL(page.url()).pathname).toBe(address)
      expect(addresses.filter((text) => /maya|eyJ[\w-]+\.eyJ/i.test(text))).toEqual([])
      await page.goto('/dashboard')
      await expect(page.getByRole('heading', { level: 1 })).toContainText(accounts.all.givenName)
    })
  })

test('Escape closes the panel, and the focus returns to its link', async ({ page }) => {
  await openPanel(page, await gatedPath(page))
  await page.keyboard.press('Escape')
  await expect(dialogOf(page)).toHaveCount(0)
  await expect(page.getByRole('main').locator('[data-panel]').first()).toBeFocused()
})

test('a code by text message signs in, and a wrong one leaves the number @story', async ({
  page,
}) => {
  const national = `07700 9${String(Math.floor(Math.random() * 1e5)).padStart(5, '0')}`
  const number = `+44${national.replace(/ /g, '').slice(1)}`
  await openPanel(page, await gatedPath(page))
  const addresses = recordOwnAddresses(page)
  await choose(page, texts.smsCode)
  const dialog = dialogOf(page)
  await dialog.getByLabel(texts.country).selectOption('GB')
  await dialog.getByLabel(texts.phone).fill('12 ab')
  await choose(page, texts.sendCode)
  await expect(dialog.getByText(texts.badPhone)).toBeVisible()
  await dialog.getByLabel(texts.phone).fill(national)
  await choose(page, texts.sendCode)
  await expect(dialog).toContainText(texts.sentCode.replace('{phone}', number))
  await expect.poll(() => textsTo(number).length).toBe(1)
  const code = /\b\d{6}\b/.exec(textsTo(number)[0] ?? '')?.[0] ?? ''
  await dialog.getByLabel(texts.code).fill(code === '000000' ? '000001' : '000000')
  await choose(page, texts.submit)
  await expect(dialog.getByRole('alert')).toContainText([texts.errors.wrongCode])
  await expect(dialog.getByLabel(texts.code)).toHaveValue('')
  await dialog.getByLabel(texts.code).fill(code)
  await choose(page, texts.submit)
  await expectSignedIn(page, /sms\|/)
  const digits = number.slice(3)
  expect(addresses.filter((text) => text.includes(digits) || text.includes(code))).toEqual([])
})

test('a late guess of the country does not replace the visitor’s choice', async ({ page }) => {
  let respond = () => {}
  const chosen = new Promise<void>((resolve) => (respond = resolve))
  await page.route('**/user/geoloc/country', async (route) => {
    await chosen
    await route.fulfill({
      json: { country_code: 'US' },
      headers: { 'access-control-allow-origin': services.site },
    })
  })
  await openPanel(page, await gatedPath(page))
  const guessed = page.waitForResponse('**/user/geoloc/country')
  await choose(page, texts.smsCode)
  const country = dialogOf(page).getByLabel(texts.country)
  await country.selectOption('FR')
  respond()
  await (await guessed).finished()
  await dialogOf(page).getByLabel(texts.phone).fill('12')
  await choose(page, texts.sendCode)
  await expect(dialogOf(page).getByText(texts.badPhone)).toBeVisible()
  await expect(country).toHaveValue('FR')
})

test('the country of the number is the visitor’s', async ({ browser }) => {
  const context = await browser.newContext({ locale: 'fr-CH', baseURL: services.site })
  const page = await context.newPage()
  await openPanel(page, await gatedPath(page))
  await choose(page, texts.smsCode)
  await expect(dialogOf(page).getByLabel(texts.country)).toHaveValue('CH')
  await context.close()
})

test('a mailed link opens in another tab, and the first one continues @story', async ({
  page,
  context,
}) => {
  const email = `link-${crypto.randomUUID().slice(0, 8)}@visitor.example`
  const address = await gatedPath(page)
  await openPanel(page, address)
  await choose(page, texts.emailLink)
  await dialogOf(page).getByLabel(texts.email).fill(email)
  await choose(page, texts.sendLink)
  await expect(dialogOf(page)).toContainText(texts.sentLink.replace('{email}', email))
  const mail = await mailedTo(email, /passwordless\/link/)
  const link = /https?:\S+passwordless\/link\S+/.exec(mail)?.[0] ?? ''
  const second = await context.newPage()
  await second.goto(link)
  await second.getByRole('button', { name: messages.en.auth.signIn }).click()
  await second.waitForURL((url) => url.origin === services.site && url.pathname === address)
  await expectSignedIn(page, /email\|/)
  expect(new URL(page.url()).pathname).toBe(address)
})

test('three wrong passwords require a captcha, and keep the address', async ({ page }) => {
  const member = await createMember()
  let state = ''
  page.on('request', (request) => {
    if (request.url().endsWith('/usernamepassword/challenge'))
      state = (request.postDataJSON() as { state: string }).state
  })
  await openPanel(page, await gatedPath(page))
  await choose(page, texts.password)
  const dialog = dialogOf(page)
  for (let tries = 0; tries < 3; tries += 1) {
    const response = page.waitForResponse(/\/co\/authenticate$/)
    await fillPassword(page, member.email, 'not the password of anybody')
    await response
    await expect(dialog.getByLabel(texts.passwordLabel)).toHaveValue('')
    await expect(dialog.getByRole('alert')).toContainText([texts.errors.wrongPassword])
  }
  await expect(dialog.getByLabel(texts.email)).toHaveValue(member.email)
  await fillPassword(page, member.email, member.password)
  await expect(dialog.getByRole('alert')).toContainText([texts.errors.captchaNeeded])
  await expect(dialog.getByAltText(texts.captchaAlt)).toBeVisible()
  await expectAccessible(page, 'dialog')
  await dialog.getByLabel(texts.captcha, { exact: true }).fill('wrong')
  await fillPassword(page, member.email, member.password)
  await expect(dialog.getByRole('alert')).toContainText([texts.errors.captchaWrong])
  await dialog.getByLabel(texts.captcha, { exact: true }).fill(captchaOf(state))
  await fillPassword(page, member.email, member.password)
  await expectSignedIn(page, member.subject)
})

test.describe('a challenge of a captcha provider', () => {
  const challenge = (page: Page, provider: string) =>
    page.route('**/usernamepassword/challenge', (route) =>
      route.fulfill({
        json: { required: true, provider, siteKey: 'site-key', image: null },
        headers: { 'access-control-allow-origin': services.site },
      }),
    )

  test('loads the provider’s script, and sends its solution', async ({ page }) => {
    await challenge(page, 'recaptcha_v2')
    await page.route('https://www.recaptcha.net/**', (route) =>
      route.fulfill({
        contentType: 'text/javascript',
        body: `window.grecaptcha = { render: (container, options) => {
          container.textContent = options.sitekey
          options.callback('solved')
        } }
        window.signInCaptchaLoaded()`,
      }),
    )
    await openPanel(page, await gatedPath(page))
    await choose(page, texts.password)
    await expect(dialogOf(page).getByText('site-key')).toBeVisible()
    const sent = page.waitForRequest(/\/co\/authenticate$/)
    await fillPassword(page, accounts.none.email, identity.password)
    expect((await sent).postDataJSON()).toMatchObject({ captcha: 'solved' })
    await expectSignedIn(page, accounts.none.subject)
  })

  test('that cannot be shown is explained', async ({ page }) => {
    await challenge(page, 'another_provider')
    await openPanel(page, await gatedPath(page))
    await choose(page, texts.password)
    await expect(dialogOf(page).getByText(texts.errors.captchaFailed)).toBeVisible()
  })
})

test('an account is created in the panel; a weak password and a used address are explained @story', async ({
  page,
}) => {
  const email = `new-${crypto.randomUUID().slice(0, 8)}@visitor.example`
  await openPanel(page, await gatedPath(page))
  await choose(page, texts.signUp)
  const dialog = dialogOf(page)
  await choose(page, texts.create)
  await expect(dialog.getByText(texts.required)).toHaveCount(4)
  await dialog.getByLabel(texts.givenName).fill('Noor')
  await dialog.getByLabel(texts.familyName).fill('Haddad')
  await fillPassword(page, email, 'short')
  await expect(dialog.getByRole('alert')).toContainText([texts.errors.weakPassword])
  await fillPassword(page, accounts.all.email, 'seven odd lanterns over water')
  await expect(dialog.getByRole('alert')).toContainText([texts.errors.addressUsed])
  await fillPassword(page, email, 'seven odd lanterns over water')
  await expectSignedIn(page, /auth0\|/)
  await expect(accountLink(page)).toHaveText('Noor')
})

test('a forgotten password is answered alike for known and unknown addresses', async ({ page }) => {
  const member = await createMember()
  await openPanel(page, await gatedPath(page))
  for (const email of [member.email, `nobody-${crypto.randomUUID()}@visitor.example`]) {
    await choose(page, texts.password)
    await choose(page, texts.newPassword)
    await dialogOf(page).getByLabel(texts.email).fill(email)
    await choose(page, texts.sendReset)
    await expect(dialogOf(page)).toContainText(texts.sentReset.replace('{email}', email))
    await choose(page, texts.back)
  }
  await mailedTo(member.email, /reset-password/)
})

test.describe('a social connection', () => {
  const signInAtLexicon = async (page: Page) => {
    await page.waitForURL(/\/social\/lexicon/)
    await page.getByRole('button').first().click()
  }

  test('signs in by a popup', async ({ page }) => {
    await openPanel(page, await gatedPath(page))
    const popup = page.waitForEvent('popup')
    await choose(page, texts.connection.replace('{name}', 'Lexicon'))
    await signInAtLexicon(await popup)
    await expectSignedIn(page, /lexicon\|/)
  })

  test('waits for the popup while the member types', async ({ page }) => {
    await page.clock.install()
    await openPanel(page, await gatedPath(page))
    const opened = page.waitForEvent('popup')
    await choose(page, texts.connection.replace('{name}', 'Lexicon'))
    const popup = await opened
    await popup.waitForURL(/\/social\/lexicon/)
    await page.clock.fastForward(600_000)
    expect(popup.isClosed()).toBe(false)
    await signInAtLexicon(popup)
    await expectSignedIn(page, /lexicon\|/)
  })

  test('says when the popup was closed', async ({ page }) => {
    await openPanel(page, await gatedPath(page))
    const popup = page.waitForEvent('popup')
    await choose(page, texts.connection.replace('{name}', 'Lexicon'))
    await (await popup).close()
    await expect(dialogOf(page).getByRole('alert')).toContainText([texts.errors.popupClosed])
  })

  test('continues in this window when the browser blocks the popup', async ({ page }) => {
    await page.addInitScript(() => (window.open = () => null))
    const address = await gatedPath(page)
    await openPanel(page, address)
    await choose(page, texts.connection.replace('{name}', 'Lexicon'))
    await signInAtLexicon(page)
    await page.waitForURL((url) => url.origin === services.site && url.pathname === address)
  })
})

test('offers to continue as the user of the provider’s session', async ({ page, context }) => {
  const address = await gatedPath(page)
  await openPanel(page, address)
  await choose(page, texts.password)
  await fillPassword(page, accounts.all.email, identity.password)
  await expect(page.locator('main [data-block] p').first()).toBeVisible()
  await clearSite(page, context)
  await openPanel(page, address)
  await choose(page, texts.continueAs.replace('{name}', accounts.all.email))
  await expect(page.locator('main [data-block] p').first()).toBeVisible()
})

/** Clears the sessions of the site; that of the provider stays. */
async function clearSite(page: Page, context: BrowserContext): Promise<void> {
  await page.evaluate(() => localStorage.clear())
  await context.clearCookies({ name: /^(?:__session|auth\.)/ })
}

test('explains a server session that does not start', async ({ page }) => {
  await page.route('**/api/auth/login?*', (route) =>
    route.fulfill({ status: 302, headers: { location: '/api/auth/outcome?error=login_required' } }),
  )
  await openPanel(page, await gatedPath(page))
  await choose(page, texts.password)
  await fillPassword(page, accounts.few.email, identity.password)
  await expect(dialogOf(page).getByRole('alert')).toContainText([messages.en.auth.errors.server])
  await page.unroute('**/api/auth/login?*')
  await dialogOf(page).getByRole('link', { name: texts.serverContinue }).click()
  await expectSignedIn(page, accounts.few.subject)
})

test.describe('the server sign-in of a hidden frame', () => {
  test('ends at a page that only this site may frame', async ({ request }) => {
    const response = await request.get('/api/auth/outcome')
    const headers = response.headers()
    expect(headers['content-security-policy']).toMatch(
      /^default-src 'none'.*frame-ancestors 'self'$/,
    )
    expect(headers['x-frame-options']).toBe('SAMEORIGIN')
    expect(headers['cache-control']).toContain('no-store')
    expect((await request.get('/sign-in')).headers()['x-frame-options']).toBe('DENY')
  })

  test('reports that the provider has no session, without interaction', async ({ page }) => {
    for (const query of ['framed=1', 'framed=1&interactive=1', 'framed=1&returnTo=/people']) {
      await page.goto(`/api/auth/login?${query}`)
      await expect(page).toHaveURL(`${services.site}/api/auth/outcome?error=login_required`)
    }
  })

  test('reports a callback that cannot be verified', async ({ page }) => {
    await page.goto('/people')
    const frame = page.waitForResponse(/\/api\/auth\/outcome/)
    await page.evaluate(() => {
      const frame = document.createElement('iframe')
      frame.src = '/api/auth/callback?code=nothing&state=nothing'
      document.body.append(frame)
    })
    expect((await frame).url()).toMatch(/outcome\?error=[a-z_]+$/)
  })
})

test('leads to the provider without JavaScript', async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: services.site })
  const page = await context.newPage()
  const address = await gatedPath(page)
  await page.goto(address)
  await page.getByRole('main').locator('[data-panel]').first().click()
  await page
    .getByRole('main')
    .getByRole('link', { name: messages.en.auth.signIn, exact: true })
    .click()
  await fillLogin(page, 'all')
  await page.waitForURL((url) => url.origin === services.site && url.pathname === address)
  await context.close()
})

test('a visitor’s star offers to sign in, and the favourite becomes the member’s', async ({
  page,
}) => {
  const member = await createMember()
  await page.goto(await gatedPath(page))
  const star = page.locator('main [data-favourite]').first()
  await expect(async () => {
    if ((await star.getAttribute('aria-pressed')) !== 'true') await star.click()
    await expect(toastOf(page)).toContainText(messages.en.favourites.star.savedHere, {
      timeout: 2000,
    })
  }).toPass()
  await toastOf(page).getByRole('link', { name: messages.en.favourites.star.keep }).click()
  await choose(page, texts.password)
  await fillPassword(page, member.email, member.password)
  await expectSignedIn(page, member.subject)
  await expect(toastOf(page)).toContainText('1 favourite of this browser')
  await expect(star).toHaveAttribute('aria-pressed', 'true')
})

test('the report builder shows the member’s answers after the panel, with its choices', async ({
  page,
}) => {
  const address =
    '/products/navigator/data-protection/report-builder?with=germany,france&questions=fines'
  await openPanel(page, address)
  await choose(page, texts.password)
  await fillPassword(page, accounts.all.email, identity.password)
  await expectSignedIn(page, accounts.all.subject)
  await expect(page.getByRole('heading', { name: /the answers are for subscribers/ })).toHaveCount(
    0,
  )
  expect(page.url()).toBe(services.site + address)
})

test('the registration form keeps its values and gets the member’s @story', async ({ page }) => {
  const member = await createMember()
  await openPanel(page, '/events/1/living-sector-forum/register')
  await page.keyboard.press('Escape')
  const organisation = page.getByLabel(messages.en.forms.fields.organisation)
  await organisation.fill('Harbour Trust')
  await page.getByRole('main').locator('[data-panel]').first().click()
  await choose(page, texts.password)
  await fillPassword(page, member.email, member.password)
  await expectSignedIn(page, member.subject)
  await expect(page.locator('#register-name')).toHaveValue(/Robin Marlow/)
  await expect(organisation).toHaveValue('Harbour Trust')
  await expect(page.getByText(messages.en.register.signIn)).toBeHidden()
})

for (const locale of locales)
  test(`the panel and its mail are in the language of the page (${locale})`, async ({ page }) => {
    const localTexts = messages[locale].signInPanel
    await openPanel(page, await gatedPath(page, locale))
    const dialog = dialogOf(page)
    await expect(dialog.getByRole('heading', { name: localTexts.title })).toBeVisible()
    await expectAccessible(page, 'dialog')
    await choose(page, localTexts.emailLink)
    await choose(page, localTexts.sendLink)
    await expect(dialog.getByText(localTexts.required)).toBeVisible()
    const email = `language-${crypto.randomUUID().slice(0, 8)}@visitor.example`
    await dialog.getByLabel(localTexts.email).fill(email)
    await choose(page, localTexts.sendLink)
    await expect(dialog).toContainText(localTexts.sentLink.replace('{email}', email))
    const greeting = { en: /link|sign in/i, 'fr-fr': /lien/, 'zh-cn': /链接/ }[locale]
    await mailedTo(email, greeting)
    await choose(page, localTexts.back)
    await choose(page, localTexts.password)
    await dialog.getByLabel(localTexts.email).fill(email)
    await dialog.getByLabel(localTexts.passwordLabel).fill('not the password of anybody')
    await choose(page, localTexts.submit)
    await expect(dialog.getByRole('alert')).toContainText([localTexts.errors.wrongPassword])
  })
