import type { Locator, Page } from '@playwright/test'
import { errorCodes, toErrorKey } from '../lib/session/error-key'
import { identity, signInAt } from './support/members'
import { choose, dialogOf, gatedPath, openPanel } from './support/sign-in-panel'
import {
  expect,
  inBothTiers,
  locales,
  messages,
  prefix,
  services,
  test,
  type Locale,
} from './support/site'

/**
 * The failures of docs/sign-in.md, in each language: words of that language, a control that leads on and to the page
 * that one came from, the code in small print, and no text of the provider.
 */

const textOfProvider = 'Consent from the provider, <b>in English</b>'
type Errors = keyof (typeof messages)['en']['auth']['errors']
type PanelErrors = keyof (typeof messages)['en']['signInPanel']['errors']

/** Sentences of the English messages of sign-in. */
const english = (function collect(value: unknown): string[] {
  return typeof value === 'string'
    ? value.split(/[{}]/).filter((part) => /\w+ \w+ \w+/.test(part))
    : Object.values(value as object).flatMap(collect)
})([messages.en.auth, messages.en.signInPanel])

/** What a failure shows in one place, such as the alert of a page. */
async function expectFailure(
  place: Locator,
  locale: Locale,
  { words, code }: { words: string; code: string | null },
): Promise<void> {
  await expect(place).toContainText(words)
  const shown = await place.innerText()
  expect(shown).not.toContain('Consent from the provider')
  if (locale !== 'en') expect(english.filter((sentence) => shown.includes(sentence))).toEqual([])
  if (locale === 'zh-cn') expect(shown).not.toMatch(/[a-z]+ [a-z]+ [a-z]+/i)
  if (code === null) return
  await expect(place.locator('code')).toHaveText(code)
  const [small = 0, normal = 0] = await Promise.all(
    [place.locator('code'), place].map((part) =>
      part.evaluate((element) => Number.parseFloat(getComputedStyle(element).fontSize)),
    ),
  )
  expect(small).toBeLessThan(normal)
}

/** The page that was left for the provider. */
const left = (locale: Locale) => `${prefix[locale]}/people?q=a`
const alertOf = (page: Page, locale: Locale) =>
  page.getByRole('alert').filter({ hasText: messages[locale].auth.failed })

async function expectWayBack(page: Page, locale: Locale): Promise<void> {
  const { auth } = messages[locale]
  const query = new URLSearchParams({ returnTo: left(locale) })
  await expect(
    alertOf(page, locale).getByRole('link', { name: auth.again, exact: true }),
  ).toHaveAttribute('href', `${prefix[locale]}/sign-in?${query}`)
}

/** A sign-in that was begun in this browser a moment ago. */
const begin = (page: Page, redirectUrl: string) =>
  page.evaluate(
    ([path]) =>
      localStorage.setItem(
        'identity:transaction:the-state',
        JSON.stringify({
          savedAt: Date.now(),
          state: 'the-state',
          nonce: 'the-nonce',
          redirectUrl: path,
        }),
      ),
    [redirectUrl],
  )

/** Opens the return page with this response in its hash. */
async function returnWith(page: Page, locale: Locale, values: Record<string, string> | null) {
  await page.goto('about:blank') // else the hash is all that changes
  const hash = values ? `#${new URLSearchParams({ state: 'the-state', ...values })}` : ''
  await page.goto(`${prefix[locale]}/auth${hash}`)
}

/** The provider's response to the browser sign-in: what it says, and the code that the page shows. */
const responses: [values: Record<string, string>, key: Errors, code: string][] = [
  [{ access_token: 'a' }, 'hash', 'invalid_hash'],
  [{ access_token: 'a', id_token: 'a.b.c' }, 'token', 'invalid_token'],
  ...(
    [
      ['access_denied', 'denied'],
      ['unauthorized', 'denied'],
      ['login_required', 'loginRequired'],
      ['consent_required', 'consent'],
      ['interaction_required', 'interaction'],
      ['account_selection_required', 'interaction'],
      ['mfa_required', 'interaction'],
      ['temporarily_unavailable', 'unavailable'],
      ['server_error', 'unavailable'],
      ['tea_time', 'unknown'],
    ] as const
  ).map(([error, key]): [Record<string, string>, Errors, string] => [
    { error, error_description: textOfProvider },
    key,
    key === 'unknown' ? 'unknown' : error,
  ]),
]

/** What a call of the panel is answered with; null when the provider is down. The frame is that of authorize. */
type Answer = { status?: number; body: object } | null
type PanelCase = [answer: Answer, key: Errors | PanelErrors, code: string]

const refuse = (status: number, error: string): Answer => ({
  status,
  body: { error, code: error, error_description: textOfProvider, description: textOfProvider },
})

const ofPassword: PanelCase[] = [
  [refuse(401, 'invalid_user_password'), 'wrongPassword', 'invalid_user_password'],
  [refuse(403, 'access_denied'), 'wrongPassword', 'access_denied'],
  [refuse(429, 'too_many_attempts'), 'locked', 'too_many_attempts'],
  [refuse(429, 'too_many_requests'), 'tooMany', 'too_many_requests'],
  [refuse(403, 'unauthorized'), 'blocked', 'unauthorized'],
  [refuse(403, 'requires_verification'), 'captchaFailed', 'captcha_load_failure'],
  [null, 'unavailable', 'request_error'],
  [refuse(503, 'tea_time'), 'unknown', 'unknown'],
]

const ofFrame: [error: string, key: Errors | PanelErrors][] = [
  ['login_required', 'needsPage'],
  ['interaction_required', 'needsPage'],
  ['account_selection_required', 'needsPage'],
  ['consent_required', 'needsPage'],
  ['mfa_required', 'needsPage'],
  ['access_denied', 'denied'],
  ['unauthorized', 'denied'],
  ['org_id', 'organization'],
  ['timeout', 'timeout'],
  ['invalid_token', 'token'],
  ['origin_mismatch', 'token'],
  ['temporarily_unavailable', 'unavailable'],
]

const ofSignUp: PanelCase[] = [
  ...[
    'invalid_password',
    'password_strength_error',
    'password_dictionary_error',
    'password_no_user_info_error',
  ].map((code): PanelCase => [refuse(400, code), 'weakPassword', code]),
  ...['user_exists', 'username_exists', 'invalid_signup'].map((code): PanelCase => [
    refuse(400, code),
    'addressUsed',
    code,
  ]),
]

/** Answers the provider's calls at a path from now on, in place of those before. */
async function answer(page: Page, path: string, given: Answer): Promise<void> {
  const address = `${identity.url}${path}`
  await page.unroute(address)
  await page.route(address, (route) =>
    given
      ? route.fulfill({
          status: given.status ?? 200,
          json: given.body,
          headers: {
            'access-control-allow-origin': services.site,
            'access-control-allow-credentials': 'true',
          },
        })
      : route.abort(),
  )
}

/** The hidden frame of authorize posts this error. */
async function answerFrame(page: Page, error: string): Promise<void> {
  const address = `${identity.url}/authorize?*`
  await page.unroute(address)
  await page.route(address, (route) => {
    const state = new URL(route.request().url()).searchParams.get('state')
    const message = {
      type: 'authorization_response',
      response: { error, state, error_description: textOfProvider },
    }
    return route.fulfill({
      contentType: 'text/html',
      body: `<script>parent.postMessage(${JSON.stringify(message)}, '${services.site}')</script>`,
    })
  })
}

/** A picture, as the provider's. */
const challenge = {
  required: true,
  provider: 'auth0',
  image: 'data:image/svg+xml,%3Csvg xmlns="http://www.w3.org/2000/svg"/%3E',
}

async function expectPanelFailure(
  page: Page,
  locale: Locale,
  [key, code]: [Errors | PanelErrors, string],
): Promise<void> {
  const { auth, signInPanel } = messages[locale]
  const words = { ...auth.errors, ...signInPanel.errors }[key]
  // the failure before this one may have the same words
  const place = dialogOf(page)
    .getByRole('alert')
    .filter({ has: page.locator('code', { hasText: new RegExp(`^${code}$`) }) })
  await expectFailure(place, locale, { words, code })
  await expect(place.getByRole('link', { name: auth.steps.contact })).toHaveCount(
    ['denied', 'organization', 'blocked'].includes(key) ? 1 : 0,
  )
  await expect(
    dialogOf(page).getByRole('button', { name: signInPanel.elsewhere, exact: true }),
  ).toBeVisible()
}

for (const locale of locales) {
  const { auth, signInPanel } = messages[locale]

  test.describe(`in ${locale}`, () => {
    test(`a response that the return page refuses${inBothTiers(locale === 'zh-cn')}`, async ({
      page,
    }) => {
      await page.goto(`${prefix[locale]}/sign-in`)
      for (const [values, key, code] of responses) {
        await begin(page, left(locale))
        await returnWith(page, locale, values)
        await expectFailure(alertOf(page, locale), locale, { words: auth.errors[key], code })
        await expectWayBack(page, locale)
      }
      await returnWith(page, locale, { state: 'another', access_token: 'a', id_token: 'a.b.c' })
      await expectFailure(alertOf(page, locale), locale, {
        words: auth.errors.state,
        code: 'state_mismatch',
      })
      await returnWith(page, locale, null)
      await expectFailure(alertOf(page, locale), locale, {
        words: auth.noAnswer,
        code: 'no_answer',
      })
      await expect(alertOf(page, locale).getByRole('link', { name: auth.again })).toBeVisible()
    })

    test('a server sign-in that failed', async ({ page }) => {
      for (const code of errorCodes) {
        const query = new URLSearchParams({ error: code, returnTo: left(locale) })
        await page.goto(`${prefix[locale]}/auth?${query}`)
        const words = auth.errors[toErrorKey(code)]
        await expectFailure(alertOf(page, locale), locale, { words, code })
        await expectWayBack(page, locale)
      }
    })

    test('a server sign-in whose response has another state', async ({ page }) => {
      const query = new URLSearchParams({ interactive: '1', returnTo: left(locale) })
      await page.goto(`/api/auth/login?${query}`)
      await page.goto('/api/auth/callback?code=another&state=another')
      const words = auth.errors.state
      await expectFailure(alertOf(page, locale), locale, { words, code: 'invalid_state' })
      await expectWayBack(page, locale)
    })

    test('a clock that is three hours fast', async ({ browser }) => {
      const page = await browser.newPage({ baseURL: services.site })
      await signInAt(page, 'few', prefix[locale] || '/')
      await page.clock.install({ time: Date.now() + 3 * 3_600_000 })
      await page.goto(
        `${prefix[locale]}/sign-in?${new URLSearchParams({ returnTo: left(locale) })}`,
      )
      await page.getByRole('main').getByRole('link', { name: auth.signIn, exact: true }).click()
      const place = page.getByRole('alert').filter({ hasText: auth.errors.clock })
      await expectFailure(place, locale, { words: auth.errors.token, code: 'invalid_token' })
      await expect(place.getByRole('link', { name: auth.again })).toBeVisible()
      await page.close()
    })

    test('a provider that is down', async ({ page }) => {
      await page.route(`${identity.url}/**`, (route) => route.abort())
      await page.goto(
        `${prefix[locale]}/sign-in?${new URLSearchParams({ returnTo: left(locale) })}`,
      )
      const button = page.getByRole('main').getByRole('link', { name: auth.signIn, exact: true })
      await button.click()
      const place = page.getByRole('main').getByRole('alert')
      await expectFailure(place, locale, {
        words: auth.errors.unavailable,
        code: 'provider_unavailable',
      })
      await expect(button).toBeEnabled()
      expect(page.url()).toContain(new URLSearchParams({ returnTo: left(locale) }).toString())
    })

    test('lists of permissions that cannot be loaded', async ({ browser }) => {
      const page = await browser.newPage({ baseURL: services.site })
      await page.route('**/user/userpermissions', (route) => route.fulfill({ status: 503 }))
      await signInAt(page, 'few', await gatedPath(page, locale))
      const place = page.getByRole('main').getByRole('alert')
      await expectFailure(place, locale, { words: auth.errors.permissions, code: 'permissions' })
      await page.unroute('**/user/userpermissions')
      await place.getByRole('button', { name: auth.retry }).click()
      await expect(place).toHaveCount(0)
      await page.close()
    })

    test(`a password in the panel that is refused${inBothTiers(locale === 'fr-fr')}`, async ({
      page,
    }) => {
      const address = await gatedPath(page, locale)
      await openPanel(page, address)
      await choose(page, signInPanel.password)
      const dialog = dialogOf(page)
      await dialog.getByLabel(signInPanel.email).fill('robin@member.example')
      const submit = async () => {
        await dialog.getByLabel(signInPanel.passwordLabel).fill('a password')
        await choose(page, signInPanel.submit)
      }
      for (const [given, key, code] of ofPassword) {
        await answer(page, '/co/authenticate', given)
        await submit()
        await expectPanelFailure(page, locale, [key, code])
      }
      await answer(page, '/co/authenticate', { body: { login_ticket: 'a ticket' } })
      for (const [error, key] of ofFrame) {
        await answerFrame(page, error)
        await submit()
        await expectPanelFailure(page, locale, [key, error])
      }
      await answer(page, '/usernamepassword/challenge', { body: challenge })
      await answer(page, '/co/authenticate', refuse(403, 'requires_verification'))
      await submit()
      await expectPanelFailure(page, locale, ['captchaNeeded', 'requires_verification'])
      await answer(page, '/co/authenticate', refuse(403, 'invalid_captcha'))
      await submit()
      await expectPanelFailure(page, locale, ['captchaWrong', 'invalid_captcha'])
      await expect(dialog.getByLabel(signInPanel.email)).toHaveValue('robin@member.example')
      expect(new URL(page.url()).pathname).toBe(address)
    })

    test('an account in the panel that is not created', async ({ page }) => {
      await openPanel(page, await gatedPath(page, locale))
      await choose(page, signInPanel.signUp)
      const dialog = dialogOf(page)
      await dialog.getByLabel(signInPanel.givenName, { exact: true }).fill('Robin')
      await dialog.getByLabel(signInPanel.familyName, { exact: true }).fill('Marlow')
      await dialog.getByLabel(signInPanel.email).fill('robin@member.example')
      const submit = async () => {
        await dialog.getByLabel(signInPanel.passwordLabel).fill('a password')
        await choose(page, signInPanel.create)
      }
      for (const [given, key, code] of ofSignUp) {
        await answer(page, '/dbconnections/signup', given)
        await submit()
        await expectPanelFailure(page, locale, [key, code])
      }
      await answer(page, '/dbconnections/signup', { body: { _id: 'a', email: 'a' } })
      await answer(page, '/co/authenticate', refuse(403, 'access_denied'))
      await submit()
      await expectPanelFailure(page, locale, ['confirmFirst', 'confirm_first'])
    })

    test('a link, a code and a window of the panel that fail', async ({ page }) => {
      await openPanel(page, await gatedPath(page, locale))
      const dialog = dialogOf(page)
      await choose(page, signInPanel.emailLink)
      await dialog.getByLabel(signInPanel.email).fill('robin@member.example')
      await answer(page, '/passwordless/start', refuse(400, 'bad.email'))
      await choose(page, signInPanel.sendLink)
      await expectPanelFailure(page, locale, ['badEmail', 'bad.email'])
      await page.evaluate(() => {
        Storage.prototype.setItem = () => {
          throw new DOMException('full', 'QuotaExceededError')
        }
      })
      await choose(page, signInPanel.sendLink)
      await expectPanelFailure(page, locale, ['storage', 'storage_denied'])

      await choose(page, signInPanel.back)
      await choose(page, signInPanel.smsCode)
      await dialog.getByLabel(signInPanel.country).selectOption('GB')
      await dialog.getByLabel(signInPanel.phone).fill('07700 900123')
      await answer(page, '/passwordless/start', refuse(400, 'bad.phone_number'))
      await choose(page, signInPanel.sendCode)
      await expectPanelFailure(page, locale, ['badPhone', 'bad.phone_number'])
      await answer(page, '/passwordless/start', { body: {} })
      await choose(page, signInPanel.sendCode)
      await dialog.getByLabel(signInPanel.code).fill('123456')
      await answer(page, '/passwordless/verify', refuse(403, 'invalid_grant'))
      await choose(page, signInPanel.submit)
      await expectPanelFailure(page, locale, ['wrongCode', 'invalid_grant'])

      await choose(page, signInPanel.back)
      const popup = page.waitForEvent('popup')
      await choose(page, signInPanel.connection.replace('{name}', 'Lexicon'))
      await (await popup).close()
      await expectPanelFailure(page, locale, ['popupClosed', 'popup_closed'])
    })

    test('a session that ended', async ({ browser }) => {
      const context = await browser.newContext({ baseURL: services.site })
      const [page, other] = [await context.newPage(), await context.newPage()]
      const path = `${prefix[locale]}/dashboard`
      const root = prefix[locale] || '/'
      for (const reason of ['expired', 'ended', 'another-user', 'logout'] as const) {
        await signInAt(page, 'few', path)
        await other.goto(path)
        await page.goto('about:blank')
        await page.goto(`${services.site}/robots.txt`)
        await page.evaluate(
          (value) => localStorage.setItem('ss:logout-event', value),
          `${Date.now()}:${reason}`,
        )
        await other.waitForURL(services.site + root)
        const place = other.getByRole('status').filter({ hasText: auth.ends[reason] })
        await expectFailure(place, locale, { words: auth.ends[reason], code: null })
        const back = place.getByRole('link', { name: auth.signInAgain })
        if (reason === 'logout') await expect(back).toHaveCount(0)
        else
          await expect(back).toHaveAttribute(
            'href',
            `${prefix[locale]}/sign-in?${new URLSearchParams({ returnTo: path })}`,
          )
      }
      // at the provider: the page that finds it leads to the sign-in page
      await signInAt(page, 'few', path)
      await page.waitForFunction(() => localStorage.getItem('session:frames') === 'yes')
      await context.clearCookies({ name: /^idp/ })
      await page.reload()
      await page.waitForURL(/\/sign-in\?/)
      const place = page.getByRole('status').filter({ hasText: auth.ends.ended })
      await expectFailure(place, locale, { words: auth.ends.ended, code: null })
      await context.close()
    })
  })
}
