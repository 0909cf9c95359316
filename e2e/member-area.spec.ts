import type { Page } from '@playwright/test'
import { toHref } from '../lib/routes/href'
import type { RouteName } from '../lib/routes/table'
import { signUnsubscription } from '../services/content/src/members/unsubscribe-token'
import { readAsEditor } from './support/inbox'
import {
  accountLink,
  accounts,
  createMember,
  signInAt,
  identity,
  toLocales,
  type Account,
} from './support/members'
import {
  expect,
  expectAccessible,
  expectNoOverflow,
  expectNoSqueezedText,
  messages,
  tags,
  test,
} from './support/site'

const pages = [
  'dashboard',
  'dashboardProducts',
  'newslettersAndAlerts',
  'subscriptions',
  'onboarding',
  'profile',
  'profileDetails',
  'profileInterests',
  'profileNotifications',
  'profileSecurity',
] as const satisfies readonly RouteName[]

const { member } = messages.en
const save = (page: Page) => page.getByRole('button', { name: member.form.save, exact: true })
const saved = (page: Page) =>
  expect(page.getByText(member.form.saved, { exact: true })).toBeVisible()

for (const account of Object.keys(accounts) as Account[]) {
  test(`pages of ${account} show their data and are not cached`, async ({ page }) => {
    test.setTimeout(180_000)
    await signInAt(page, account)
    for (const locale of toLocales(account)) {
      for (const name of pages) {
        const response = await page.goto(toHref({ to: name }, locale))
        expect([name, response?.status(), response?.headers()['cache-control']]).toEqual([
          name,
          200,
          expect.stringContaining('no-store'),
        ])
        await expect(page.locator('html')).toHaveAttribute('lang', tags[locale])
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
        expect(await page.locator('main').innerText()).not.toMatch(
          /member\.\w|undefined|NaN|Invalid Date|\[object/,
        )
        if (account === 'all') {
          await expectAccessible(page)
          await page.setViewportSize({ width: 390, height: 800 })
          await expectNoOverflow(page)
          await expectNoSqueezedText(page)
          if (locale === 'zh-cn') await expectAccessible(page)
          await page.setViewportSize({ width: 1280, height: 800 })
        }
      }
    }
  })
}

test('star and reason of a feed item are aligned at the end of its row', async ({ page }) => {
  // a sample account has seen its feed on the second visit
  await signInAt(page, await createMember(), '/dashboard/profile/interests')
  await page.getByLabel('Data protection', { exact: true }).check()
  await save(page).click()
  await saved(page)
  await page.goto('/dashboard')
  for (const width of [1360, 390]) {
    await page.setViewportSize({ width, height: 900 })
    for (const row of await page
      .getByRole('region', { name: member.dashboard.feed })
      .getByRole('listitem')
      .all()) {
      const whole = await row.boundingBox()
      const actions = await row.locator('> div').last().boundingBox()
      if (!whole || !actions) throw new Error('the row is not shown')
      expect(Math.abs(whole.x + whole.width - actions.x - actions.width)).toBeLessThan(2)
      expect(actions.height).toBeLessThan(60) // side by side
    }
  }
})

test('on a narrow screen the member navigation scrolls to the current page', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await signInAt(page, 'all', '/dashboard/profile')
  await expect(
    page
      .getByRole('navigation', { name: member.area.replace('{firm}', 'Aldermere') })
      .locator('[aria-current]'),
  ).toBeInViewport({ ratio: 1 })
})

test.describe('details', () => {
  test('that are not answered stay in the form and are sent again @story', async ({ browser }) => {
    const page = await browser.newPage() // the fault writes to the console
    await signInAt(page, await createMember(), '/dashboard/profile/details')
    const { unanswered, sendAgain } = messages.en.unavailable
    await page.getByLabel(member.details.jobTitle).fill('Head of Legal')
    await page.route('**/dashboard/profile/details', (route) =>
      route.request().method() === 'POST' ? route.abort('connectionreset') : route.continue(),
    )
    await save(page).click()
    await expect(page.getByRole('alert').filter({ hasText: unanswered })).toBeFocused()
    await expect(page.getByLabel(member.details.jobTitle)).toHaveValue('Head of Legal')
    await page.unroute('**/dashboard/profile/details')
    await page.getByRole('button', { name: sendAgain }).click()
    await saved(page)
    await page.reload()
    await expect(page.getByLabel(member.details.jobTitle)).toHaveValue('Head of Legal')
    await page.close()
  })

  test('are saved, sent to the provider and shown in the header @story', async ({ page }) => {
    const newMember = await createMember()
    await signInAt(page, newMember, '/dashboard/profile/details')
    await expect(page.getByLabel(member.details.givenName)).toHaveValue('Robin')
    await page.getByLabel(member.details.givenName).fill('Robyn')
    await page.getByLabel(member.details.jobTitle).fill('General Counsel')
    await page.getByLabel(member.details.phone).fill('+44 20 7946 0999')
    await save(page).click()
    await saved(page)
    await expect(accountLink(page)).toHaveText('Robyn')
    await page.reload()
    await expect(page.getByLabel(member.details.jobTitle)).toHaveValue('General Counsel')
    const profile = (await (
      await fetch(`${identity.url}/api/v2/users/${encodeURIComponent(newMember.subject)}`, {
        headers: { authorization: `Bearer ${identity.key}` },
      })
    ).json()) as { name: string; user_metadata: Record<string, unknown> }
    expect(profile.name).toBe('Robyn Marlow')
    expect(profile.user_metadata).toMatchObject({
      jobTitle: 'General Counsel',
      phone: '+44 20 7946 0999',
    })
  })

  test('show validation errors and keep the values @story', async ({ page }) => {
    await signInAt(page, await createMember(), '/dashboard/profile/details')
    await page.getByLabel(member.details.company).fill('Northgate')
    await page.getByLabel(member.details.phone).fill('call me')
    await save(page).click()
    await expect(page.getByRole('alert').filter({ hasText: member.form.invalidAll })).toBeVisible()
    await expect(page.getByLabel(member.details.phone)).toHaveAttribute('aria-invalid', 'true')
    await expect(page.getByLabel(member.details.phone)).toHaveValue('call me')
    await expect(page.getByLabel(member.details.company)).toHaveValue('Northgate')
    await page.reload()
    await expect(page.getByLabel(member.details.company)).toHaveValue('')
  })

  test('keep concurrent changes of two devices', async ({ browser, page }) => {
    const newMember = await createMember()
    const other = await (await browser.newContext()).newPage()
    await signInAt(page, newMember, '/dashboard/profile/details')
    await signInAt(other, newMember, '/dashboard/profile/details')
    await page.getByLabel(member.details.company).fill('Harbourline')
    await other.getByLabel(member.details.jobTitle).fill('Head of Legal')
    await Promise.all([save(page).click(), save(other).click()])
    await Promise.all([saved(page), saved(other)])
    await page.reload()
    await expect(page.getByLabel(member.details.company)).toHaveValue('Harbourline')
    await expect(page.getByLabel(member.details.jobTitle)).toHaveValue('Head of Legal')
    await other.context().close()
  })

  test('restore input that was typed when the session expired @story', async ({
    page,
    context,
  }) => {
    const newMember = await createMember()
    await signInAt(page, newMember, '/dashboard/profile/details')
    // no silent check is in flight that would extend the provider's session
    await expect(accountLink(page)).toHaveText(newMember.givenName)
    await page.getByLabel(member.details.company).fill('Typed before')
    await context.clearCookies()
    await page.evaluate(() =>
      Object.keys(localStorage).forEach((key) => localStorage.removeItem(key)),
    )
    await save(page).click()
    await page.waitForURL(/\/sign-in\?returnTo=/)
    await page
      .getByRole('main')
      .getByRole('link', { name: messages.en.auth.signIn, exact: true })
      .click()
    await page.getByLabel('Email address').fill(newMember.email)
    await page.getByLabel('Password', { exact: true }).fill(newMember.password)
    await page.getByRole('button', { name: 'Sign in', exact: true }).click()
    await page.waitForURL((url) => url.pathname === '/dashboard/profile/details')
    await expect(page.getByLabel(member.details.company)).toHaveValue('Typed before')
    await save(page).click()
    await saved(page)
  })
})

test('forms work without JavaScript', async ({ browser }) => {
  const newMember = await createMember()
  const context = await browser.newContext({ javaScriptEnabled: false })
  const page = await context.newPage()
  await signInAt(page, newMember, '/dashboard/profile/notifications')
  await page.getByLabel(member.notifications.weeklyCap).fill('3')
  await page.getByLabel(member.notifications.events).uncheck()
  await save(page).click()
  await saved(page)
  await page.goto('/dashboard/profile/notifications')
  await expect(page.getByLabel(member.notifications.weeklyCap)).toHaveValue('3')
  await expect(page.getByLabel(member.notifications.events)).not.toBeChecked()
  await context.close()
})

test('a pause of the mails is a date as the language writes it', async ({ page }) => {
  const texts = messages['fr-fr'].member
  await signInAt(page, await createMember(), '/dashboard/profile/notifications')
  await page.goto('/fr-fr/dashboard/profile/notifications')
  const field = page.getByLabel(`${texts.notifications.pausedUntil} (jj/mm/aaaa)`)
  const submit = page.getByRole('main').getByRole('button', { name: texts.form.save, exact: true })
  for (const wrong of ['31/02/2027', '24/12/2020']) {
    await field.fill(wrong)
    await submit.click()
    await expect(page.getByText(texts.form.invalid, { exact: true })).toBeVisible()
    await expect(field).toHaveValue(wrong)
  }
  await field.fill('24/12/2027')
  await submit.click()
  await expect(page.getByText(texts.form.saved, { exact: true })).toBeVisible()
  await page.reload()
  await expect(field).toHaveValue('24/12/2027')
})

test('interests show a live count of matches and fill the feed', async ({ page }) => {
  await signInAt(page, await createMember(), '/dashboard/profile/interests')
  const count = page.getByRole('status').filter({ hasText: /match|Nothing/ })
  await expect(count).toHaveText('Nothing matches yet')
  await page.getByLabel('Data protection', { exact: true }).check()
  await expect(count).toHaveText(/^\d+ items? of ours match/)
  await save(page).click()
  await saved(page)
  await page.goto('/dashboard')
  await expect(page.getByText('Because you follow Data protection').first()).toBeVisible()
  await page
    .getByRole('button', { name: `${member.dashboard.mute}: Because you follow Data protection` })
    .first()
    .click()
  await expect(page.getByText('Because you follow Data protection')).toHaveCount(0)
  await expect(page.getByText(member.dashboard.nothingNew)).toBeVisible()
  await page.getByRole('button', { name: 'Show the muted reason again' }).click()
  await expect(page.getByText('Because you follow Data protection').first()).toBeVisible()
})

test('onboarding leads to a dashboard with the selected interests @story', async ({ page }) => {
  await signInAt(page, await createMember())
  await page.getByRole('link', { name: member.dashboard.begin }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(member.onboarding.titles['1'])
  await page.getByLabel('Competition', { exact: true }).check()
  await page.getByRole('button', { name: member.onboarding.next }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(member.onboarding.titles['2'])
  await page.getByRole('combobox').selectOption('monthly')
  await page.getByRole('button', { name: member.onboarding.next }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(member.onboarding.titles['3'])
  await page.getByRole('button', { name: member.onboarding.skip }).click()
  await page.waitForURL('**/dashboard')
  await expect(page.getByText(member.dashboard.begin)).toHaveCount(0)
  await page.goto('/newsletters-and-alerts')
  await expect(
    page.getByRole('region', { name: member.alerts.title }).getByRole('heading', { level: 3 }),
  ).toHaveText('Competition')
  await expect(page.getByRole('region', { name: member.alerts.title })).toContainText(
    member.alerts.frequencies.monthly,
  )
})

test('an alert can be added, changed and removed, each with a consent record @story', async ({
  page,
}) => {
  await signInAt(page, await createMember(), '/newsletters-and-alerts')
  const list = page.getByRole('region', { name: member.alerts.title })
  const form = page.getByRole('region', { name: member.alerts.add })
  await expect(list).toContainText(member.alerts.none)
  await form.getByLabel(member.alerts.topic, { exact: true }).selectOption({ label: 'Employment' })
  await form.getByLabel(member.alerts.country).selectOption({ label: 'Germany' })
  await form.getByRole('button', { name: member.alerts.addSubmit }).click()
  await expect(list.getByRole('heading', { level: 3 })).toHaveText('Employment · Germany')
  await expect(page.getByRole('region', { name: member.alerts.preview })).toContainText(
    member.alerts.frequencies.weekly,
  )
  await list.getByText(member.alerts.change).click()
  await list.getByLabel(member.alerts.frequency).selectOption('daily')
  await list.getByRole('button', { name: member.form.save }).click()
  await expect(list.locator('h3 + p')).toContainText(member.alerts.frequencies.daily)
  await list.getByRole('button', { name: 'Remove: Employment · Germany' }).click()
  await expect(list).toContainText(member.alerts.none)
  await page.goto('/subscriptions')
  await expect(
    page.getByRole('region', { name: member.subscriptions.consents }).getByRole('row'),
  ).toHaveCount(4)
  await expect(page.getByRole('row').nth(1)).toContainText(member.subscriptions.withdrawn)
})

test('the unsubscribe link works without sign-in', async ({ page, browser }) => {
  const newMember = await createMember()
  await signInAt(page, newMember, '/newsletters-and-alerts')
  const form = page.getByRole('region', { name: member.alerts.add })
  await form.getByLabel(member.alerts.frequency).selectOption('monthly')
  await form.getByRole('button', { name: member.alerts.addSubmit }).click()
  const list = page.getByRole('region', { name: member.alerts.title })
  await expect(list.getByRole('heading', { level: 3 })).toHaveText(member.alerts.everything)
  const token = await unsubscribeToken(newMember.subject)
  const context = await browser.newContext({ javaScriptEnabled: false })
  const visitor = await context.newPage()
  await visitor.goto(`/fr-fr/subscriptions?unsubscribe=${token}x`)
  await visitor.getByRole('button', { name: messages['fr-fr'].member.unsubscribe.submit }).click()
  await expect(visitor.getByText(messages['fr-fr'].member.unsubscribe.invalid)).toBeVisible()
  await visitor.goto(`/subscriptions?unsubscribe=${token}`)
  await expect(visitor.getByRole('heading', { level: 1 })).toHaveText(member.unsubscribe.title)
  await page.reload()
  await expect(list).not.toContainText(member.alerts.stopped) // a GET request must not unsubscribe
  await visitor.getByRole('button', { name: member.unsubscribe.submit }).click()
  await expect(visitor.getByText(member.unsubscribe.all)).toBeVisible()
  await page.reload()
  await expect(list).toContainText(member.alerts.stopped)
  await context.close()
})

/** The token as in the member's mails. */
async function unsubscribeToken(subject: string): Promise<string> {
  const { docs } = (await readAsEditor(
    `members?where[subject][equals]=${encodeURIComponent(subject)}`,
  )) as { docs: { id: number }[] }
  return signUnsubscription(
    { member: docs[0]?.id ?? 0, target: 'all', locale: 'en' },
    process.env.TEST_CONTENT_SECRET ?? '',
  )
}

test('a product can be requested once, and the request cancelled @story', async ({ page }) => {
  await signInAt(page, await createMember(), '/dashboard/products')
  const card = page
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { name: 'Whistleblowing' }) })
  await expect(card).toContainText(member.products.closed)
  await card.getByRole('button', { name: 'Ask for access: Whistleblowing' }).click()
  await expect(card).toContainText('Asked for on')
  await page.goto('/subscriptions')
  await expect(page.getByRole('region', { name: member.subscriptions.products })).toContainText(
    'Whistleblowing',
  )
  await page.goto('/dashboard/products')
  await card.getByRole('button', { name: 'Withdraw the request: Whistleblowing' }).click()
  await expect(card).toContainText(member.products.closed)
})

test('products show each account’s state from the content service', async ({ page }) => {
  await signInAt(page, 'few', '/dashboard/products')
  const card = (title: string) =>
    page
      .getByRole('listitem')
      .filter({ has: page.getByRole('heading', { name: title, exact: true }) })
  await expect(card('Employment')).toContainText(member.products.open)
  await expect(card('Data protection')).toContainText('Asked for on')
  await expect(
    page.getByRole('region', { name: member.products.lists.collaboration }),
  ).toContainText('Harbour refinancing')
  await expect(page.getByRole('region', { name: member.products.lists.compliance })).toContainText(
    member.products.empty.compliance,
  )
})
