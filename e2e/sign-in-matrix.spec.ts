import type { BrowserContext, Page } from '@playwright/test'
import {
  accountLink,
  createMember,
  identity,
  keepCookiesFromFrames,
  type NewMember,
} from './support/members'
import { expect, messages, services, test } from './support/site'

const { auth: texts, member: memberTexts } = messages.en
const typed = 'Twenty minutes of typing'

const values = {
  /** Whether frames get the provider's cookies. */
  cookies: ['allowed', 'blocked'],
  storage: ['works', 'blocked', 'full', 'cleared'],
  tabs: [1, 2],
  /** `ended`: the provider has no session any more. */
  provider: ['works', 'down', 'slow', 'ended'],
  /** Seconds that the visitor's clock is fast. */
  clock: [0, -61, -300, -7200, 300],
} as const
type Name = keyof typeof values
type Cell = { [Key in Name]: (typeof values)[Key][number] }
const names = Object.keys(values) as Name[]

/** Every pair of values is in at least one of them; the last two are the ends that most members meet. */
const table: [Cell['cookies'], Cell['storage'], Cell['tabs'], Cell['provider'], Cell['clock']][] = [
  ['blocked', 'cleared', 1, 'ended', -61],
  ['blocked', 'blocked', 2, 'slow', 300],
  ['allowed', 'works', 1, 'works', -300],
  ['allowed', 'cleared', 2, 'down', 0],
  ['blocked', 'full', 1, 'down', -7200],
  ['allowed', 'full', 2, 'ended', 300],
  ['blocked', 'works', 1, 'slow', 0],
  ['allowed', 'blocked', 2, 'works', -7200],
  ['allowed', 'full', 2, 'slow', -61],
  ['blocked', 'cleared', 1, 'works', 300],
  ['blocked', 'blocked', 2, 'ended', -300],
  ['blocked', 'works', 2, 'down', 300],
  ['blocked', 'blocked', 1, 'down', -61],
  ['blocked', 'cleared', 1, 'slow', -300],
  ['blocked', 'works', 1, 'ended', -7200],
  ['allowed', 'full', 2, 'works', 0],
  ['blocked', 'blocked', 2, 'ended', 0],
  ['allowed', 'full', 1, 'down', -300],
  ['allowed', 'cleared', 1, 'slow', -7200],
  ['blocked', 'works', 2, 'works', -61],
  ['allowed', 'works', 2, 'ended', -7200],
  ['allowed', 'works', 1, 'down', 300],
]
const cells = table.map(
  (row) => Object.fromEntries(names.map((name, index) => [name, row[index]])) as Cell,
)

test('the cells have every pair of values', () => {
  const missing = names.flatMap((one, index) =>
    names
      .slice(index + 1)
      .flatMap((other) =>
        values[one].flatMap((value) =>
          values[other]
            .filter(
              (second) => !cells.some((cell) => cell[one] === value && cell[other] === second),
            )
            .map((second) => `${one} ${value}, ${other} ${second}`),
        ),
      ),
  )
  expect(missing).toEqual([])
})

for (const cell of cells) {
  const title = names.map((name) => `${name} ${cell[name]}`).join(', ')
  test(`header and page agree, and no text is lost: ${title}`, async ({ browser }) => {
    const context = await browser.newContext({ baseURL: services.site })
    if (cell.cookies === 'blocked') await keepCookiesFromFrames(context)
    await spoilStorage(context, cell.storage)
    const member = await createMember()
    const writing = await open(context, cell)
    await signInTo(writing, '/dashboard/profile/details', member)
    await expect(accountLink(writing)).toHaveText(member.givenName)
    const field = writing.getByLabel(memberTexts.details.company)
    await field.fill(typed)

    await spoilProvider(context, cell.provider)
    const other = cell.tabs === 2 ? await open(context, cell) : writing
    if (cell.tabs === 2) await other.goto('/people')
    if (cell.storage === 'cleared') await other.evaluate(() => localStorage.clear())
    if (cell.tabs === 2) await other.reload()
    await writing.evaluate(() => window.dispatchEvent(new Event('focus')))
    if (cell.tabs === 2) await expectAgreement(other, member)

    // the other tab may have ended the session: the text is in the field, or waits for its member
    await expect.poll(() => isKept(writing)).toBe(true)
    const page = cell.tabs === 2 ? other : await open(context, cell)
    await expectAgreement(page, member)
    await expect.poll(() => isKept(writing)).toBe(true)
    if (cell.provider !== 'down') await expectWayOn(writing, member)
    await context.close()
  })
}

async function open(context: BrowserContext, { clock }: Cell): Promise<Page> {
  const page = await context.newPage()
  if (clock !== 0) await page.clock.install({ time: Date.now() + clock * 1000 })
  return page
}

async function spoilStorage(context: BrowserContext, storage: Cell['storage']): Promise<void> {
  if (storage === 'blocked')
    await context.addInitScript(() =>
      Object.defineProperty(window, 'localStorage', {
        get: () => {
          throw new DOMException('denied', 'SecurityError')
        },
      }),
    )
  if (storage === 'full')
    await context.addInitScript(() => {
      const setItem = Storage.prototype.setItem
      Storage.prototype.setItem = function (key: string, value: string) {
        if (this === window.localStorage) throw new DOMException('full', 'QuotaExceededError')
        setItem.call(this, key, value)
      }
    })
}

async function spoilProvider(context: BrowserContext, state: Cell['provider']): Promise<void> {
  if (state === 'ended') await context.clearCookies({ name: /^idp/ })
  if (state === 'down') await context.route(`${identity.url}/**`, (route) => route.abort())
  if (state === 'slow')
    await context.route(`${identity.url}/**`, async (route) => {
      await new Promise((resolve) => setTimeout(resolve, 2500))
      await route.fallback()
    })
}

/** Signs in by the page that leads to `path`; the provider may have a session. */
async function signInTo(page: Page, path: string, { email, password }: NewMember): Promise<void> {
  if (!page.url().includes('/sign-in')) await page.goto(path)
  await page.getByRole('main').getByRole('link', { name: texts.signIn, exact: true }).click()
  const address = page.getByLabel('Email address')
  await Promise.race([address.waitFor(), page.waitForURL((url) => url.pathname === path)])
  if (await address.isVisible()) {
    await address.fill(email)
    await page.getByLabel('Password', { exact: true }).fill(password)
    await page.getByRole('button', { name: 'Sign in', exact: true }).click()
  }
  await page.waitForURL((url) => url.origin === services.site && url.pathname === path)
}

/** The header and a members' page say the same as the server, and the page comes to rest. */
async function expectAgreement(page: Page, { givenName }: NewMember): Promise<void> {
  let navigations = 0
  page.on('framenavigated', (frame) => (navigations += Number(frame === page.mainFrame())))
  await page.goto('/dashboard')
  const heading = page.getByRole('heading', { level: 1 })
  const readNames = async () => {
    const [name, title] = await Promise.all([
      accountLink(page).textContent(),
      heading.textContent(),
    ])
    const { claims } = (await (await page.request.get('/api/auth/session')).json()) as {
      claims?: { given_name: string }
    }
    const isMembers = title?.includes(givenName) ?? false
    return { header: name, isMembers, isSignIn: page.url().includes('/sign-in'), claims }
  }
  await expect
    .poll(async () => {
      const names = await readNames().catch(() => null) // the page is being left
      if (!names) return 'leaving'
      const { header, isMembers, isSignIn, claims } = names
      if (claims) return header === givenName && isMembers ? 'agreed' : names
      return header === texts.signIn && isSignIn ? 'agreed' : names
    })
    .toBe('agreed')
  expect(navigations).toBeLessThan(8)
}

const isKept = (page: Page): Promise<boolean> =>
  page
    .evaluate(
      (text) =>
        [...document.querySelectorAll('input')].some(({ value }) => value === text) ||
        Object.values(sessionStorage).some((value) => String(value).includes(text)),
      typed,
    )
    .catch(() => false) // the page is being left

/**
 * The text can be saved, after another sign-in if the session has ended: a page that went to the provider for a token
 * may find that out while it is being saved.
 */
async function expectWayOn(page: Page, member: NewMember): Promise<void> {
  const path = '/dashboard/profile/details'
  const again = page.getByRole('link', { name: texts.signInAgain })
  const signIn = page.getByRole('main').getByRole('link', { name: texts.signIn, exact: true })
  const field = page.getByLabel(memberTexts.details.company)
  const saved = page.getByText(memberTexts.form.saved, { exact: true })
  const save = async () => {
    await again.or(signIn).or(field).first().waitFor()
    if (await again.isVisible()) await again.click()
    if (!(await field.isVisible())) await signInTo(page, path, member)
    await expect(field).toHaveValue(typed)
    await page.getByRole('button', { name: memberTexts.form.save, exact: true }).click()
    await saved.or(again).or(signIn).first().waitFor()
  }
  await save()
  if (!(await saved.isVisible())) await save()
  await expect(saved).toBeVisible()
}
