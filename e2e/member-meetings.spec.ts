import type { Browser } from '@playwright/test'
import { saveAs } from './support/favourites'
import {
  accountLink,
  accounts,
  createMember,
  toLocales,
  signInAt,
  type Account,
  toToken,
} from './support/members'
import {
  expect,
  expectAccessible,
  expectNoOverflow,
  messages,
  prefix,
  services,
  test,
} from './support/site'

const events = messages.en.member.events
const contacts = messages.en.member.contacts
const fields = messages.en.forms.fields
const forum = '/events/1/living-sector-forum'
const pages = {
  dashboardContacts: '/dashboard/contacts',
  dashboardEvents: '/dashboard/events',
  dashboardInsights: '/dashboard/insights',
} as const

for (const account of Object.keys(accounts) as Account[]) {
  test(`contacts, events and insights of the account “${account}” render`, async ({ page }) => {
    test.setTimeout(120_000)
    await signInAt(page, account)
    for (const locale of toLocales(account)) {
      for (const [name, path] of Object.entries(pages) as [keyof typeof pages, string][]) {
        const response = await page.goto(prefix[locale] + path)
        expect([path, response?.status(), response?.headers()['cache-control']]).toEqual([
          path,
          200,
          expect.stringContaining('no-store'),
        ])
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(
          messages[locale].member.nav[name],
        )
        await expect(page).toHaveTitle(new RegExp(`^${messages[locale].member.nav[name]}`))
        expect(await page.locator('main').innerText()).not.toMatch(
          /member\.\w|undefined|NaN|Invalid Date|\[object/,
        )
        if (account !== 'all' && locale !== 'en') continue
        await expectAccessible(page)
        await page.setViewportSize({ width: 390, height: 844 })
        await expectNoOverflow(page)
        await page.setViewportSize({ width: 1280, height: 800 })
      }
    }
  })
}

async function signInNewMember(browser: Browser) {
  const member = await createMember()
  const context = await browser.newContext({ baseURL: services.site })
  const page = await context.newPage()
  await signInAt(page, member)
  return { member, context, page, token: await toToken(page) }
}

const listRegistrations = async (token: string) =>
  (
    (await (
      await fetch(`${services.content}/api/member/events`, {
        headers: { authorization: `Bearer ${token}` },
      })
    ).json()) as { registered: { id: number; registration: number; state: string }[] }
  ).registered

test('registration is prefilled, listed, has a calendar entry, and can be cancelled @story', async ({
  browser,
}) => {
  const { member, context, page, token } = await signInNewMember(browser)
  await page.goto('/dashboard/events')
  await expect(page.getByRole('heading', { name: events.noneRegistered })).toBeVisible()
  await page.goto(`${forum}/register`)
  await expect(accountLink(page)).toHaveText(member.givenName)
  await expect(page.getByLabel(fields.email, { exact: true })).toHaveValue(member.email)
  await expect(page.getByLabel(fields.name, { exact: true })).toHaveValue('Robin Marlow')
  await page.getByRole('main').locator('form button[type=submit]').click()
  await expect(page).toHaveURL(/\/thank-you\/event-/)
  const [registration] = await listRegistrations(token)
  expect(registration?.id).toBe(1)

  await page.goto('/dashboard/events')
  const meeting = page.getByRole('region', { name: events.registered }).getByRole('article')
  await expect(meeting).toHaveCount(1)
  const calendar = await (await context.request.get('/api/member/events.ics')).text()
  expect(calendar.match(/BEGIN:VEVENT/g)).toHaveLength(1)
  expect(
    (
      await context.request.get(
        (await meeting.getByRole('link', { name: events.calendar }).getAttribute('href')) ?? '',
      )
    ).status(),
  ).toBe(200)
  await meeting.getByText(events.cancel, { exact: true }).click()
  await meeting.getByRole('button', { name: events.confirmCancel }).click()
  await expect(page.getByRole('heading', { name: events.noneRegistered })).toBeVisible()
  expect(await listRegistrations(token)).toEqual([])
  await context.close()
})

test('a registration can be cancelled without JavaScript, and not by another member', async ({
  browser,
}) => {
  const registrant = await signInNewMember(browser)
  await registrant.page.goto(`${forum}/register`)
  await expect(registrant.page.getByLabel(fields.email, { exact: true })).toHaveValue(
    registrant.member.email,
  )
  await registrant.page.getByRole('main').locator('form button[type=submit]').click()
  await expect(registrant.page).toHaveURL(/\/thank-you\/event-/)
  const [memberRegistration] = await listRegistrations(registrant.token)

  const other = await signInNewMember(browser)
  const cancelRegistration = (token: string, id: unknown) =>
    fetch(`${services.content}/api/member/registrations/${id}`, {
      method: 'DELETE',
      headers: { authorization: `Bearer ${token}` },
    })
  for (const id of [memberRegistration?.registration, 0, -1, 'x', '1e0'])
    expect([id, (await cancelRegistration(other.token, id)).status]).toEqual([id, 404])
  expect((await cancelRegistration('none', memberRegistration?.registration)).status).toBe(401)
  expect(await listRegistrations(registrant.token)).toHaveLength(1)

  const plain = await browser.newContext({
    baseURL: services.site,
    javaScriptEnabled: false,
    storageState: await registrant.context.storageState(),
  })
  const page = await plain.newPage()
  await page.goto('/dashboard/events')
  await page.getByText(events.cancel, { exact: true }).click()
  await page.getByRole('button', { name: events.confirmCancel }).click()
  await expect(page.getByRole('heading', { name: events.noneRegistered })).toBeVisible()
  expect(
    (await cancelRegistration(registrant.token, memberRegistration?.registration)).status,
  ).toBe(200)
  for (const { context } of [registrant, other]) await context.close()
  await plain.close()
})

test('a saved person is in the contacts, with a vCard, until removed @story', async ({
  browser,
}) => {
  const { context, page, token } = await signInNewMember(browser)
  await page.goto('/dashboard/contacts')
  await expect(page.getByRole('heading', { name: contacts.none })).toBeVisible()
  await saveAs(token, { kind: 'contact', document: 1057, note: 'Ask about fees' })
  await page.reload()
  const card = page
    .getByRole('region', { name: contacts.saved })
    .getByRole('listitem')
    .filter({ has: page.locator('[data-favourite]') })
  await expect(card).toContainText('Ines Kato')
  await expect(card).toContainText('Ask about fees')
  await expect(card.locator('a[href^="tel:"]')).toBeVisible()
  await expect(card.locator('a[href^="mailto:"]')).toBeVisible()
  expect(
    await (
      await context.request.get(
        (await card.getByRole('link', { name: contacts.vcard }).getAttribute('href')) ?? '',
      )
    ).text(),
  ).toContain('FN:Ines Kato')
  const all = await (await context.request.get('/api/member/contacts.vcf?met=1')).text()
  expect(all.match(/BEGIN:VCARD/g)).toHaveLength(1)
  const star = card.locator('[data-favourite]')
  await expect(async () => {
    if ((await star.getAttribute('aria-pressed')) === 'true') await star.click()
    await expect(star).toHaveAttribute('aria-pressed', 'false', { timeout: 500 })
  }).toPass()
  await expect(page.locator('[data-toast]')).toContainText(messages.en.favourites.star.removed)
  await page.goto('/dashboard/contacts')
  await expect(page.getByRole('heading', { name: contacts.none })).toBeVisible()
  await context.close()
})

test('insights show new documents with the reason, and a star that saves them', async ({
  page,
}) => {
  await signInAt(page, 'all', '/dashboard/insights')
  const fresh = page.getByRole('region', { name: messages.en.member.insights.new })
  await expect(fresh.getByRole('listitem').first()).toContainText(
    /Because you|Changed since|From your alert/,
  )
  await expect(fresh.locator('[data-favourite]').first()).toBeVisible()
  await expect(
    page
      .getByRole('region', { name: messages.en.member.insights.saved })
      .getByRole('listitem')
      .first(),
  ).toBeVisible()
})
