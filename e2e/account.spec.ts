import type { Browser, Page } from '@playwright/test'
import { mailedTo } from './support/inbox'
import {
  accountLink,
  createMember,
  identity,
  signInAt,
  toToken,
  type NewMember,
} from './support/members'
import { expect, expectAccessible, messages, services, test } from './support/site'

const { security } = messages.en.member
const path = '/dashboard/profile/security'

const emailForm = (page: Page) => page.locator('#email-form')

async function submitEmail(page: Page, email: string, password: string): Promise<void> {
  await emailForm(page).getByLabel(security.newEmail).fill(email)
  await emailForm(page).getByLabel(security.currentPassword).fill(password)
  await emailForm(page).getByRole('button', { name: security.changeEmail }).click()
}

const recordOf = async (page: Page) => {
  const token = await toToken(page)
  const response = await fetch(`${services.content}/api/member`, {
    headers: { authorization: `Bearer ${token}` },
  })
  return (await response.json()) as { email: string; emailVerified: boolean }
}

/** An account of a social connection that is linked to the member. */
async function linkIdentity(subject: string): Promise<string> {
  const headers = {
    authorization: `Bearer ${identity.key}`,
    'content-type': 'application/json',
  }
  const email = `linked.${crypto.randomUUID().slice(0, 8)}@member.example`
  const password = `A-${crypto.randomUUID()}`
  const created = await fetch(`${identity.url}/api/v2/users`, {
    method: 'POST',
    headers,
    body: JSON.stringify({
      connection: 'Username-Password-Authentication',
      email,
      password,
      email_verified: true,
    }),
  })
  expect(created.status).toBe(201)
  const login = await fetch(`${identity.url}/oauth/token`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      client_id: 'website-browser',
      grant_type: 'http://auth0.com/oauth/grant-type/password-realm',
      username: email,
      password,
      realm: 'Username-Password-Authentication',
      scope: 'openid email',
    }),
  })
  const { id_token: token } = (await login.json()) as { id_token: string }
  const linked = await fetch(
    `${identity.url}/api/v2/users/${encodeURIComponent(subject)}/identities`,
    { method: 'POST', headers, body: JSON.stringify({ link_with: token }) },
  )
  expect(linked.status).toBe(201)
  return email
}

test('a member changes the e-mail address with the password, and confirms it by mail @story', async ({
  page,
}) => {
  const member = await createMember()
  await signInAt(page, member, path)
  const email = `moved.${crypto.randomUUID().slice(0, 8)}@member.example`

  await submitEmail(page, email, 'not the password')
  await expect(page.getByText(security.wrongPassword)).toBeVisible()
  await expect(emailForm(page).getByLabel(security.newEmail)).toHaveValue(email)
  await expect(emailForm(page).getByLabel(security.currentPassword)).toHaveAttribute(
    'aria-invalid',
    'true',
  )
  await submitEmail(page, 'daniel.reyes@harbourline.example', member.password)
  await expect(page.getByText(security.emailError)).toBeVisible()
  expect(await recordOf(page)).toMatchObject({ email: member.email })

  await submitEmail(page, email, member.password)
  await expect(page.getByText(security.emailChanged)).toBeVisible()
  await expect(page.getByText(security.emailUnverified)).toBeVisible()
  await expectAccessible(page)
  expect(await recordOf(page)).toMatchObject({ email, emailVerified: false })
  await expect(accountLink(page)).toHaveText(member.givenName)

  const mail = await mailedTo(email, /https?:/)
  const [link = ''] = mail.match(/https?:\/\/\S+verify-email\S*/) ?? []
  await page.goto(link)
  await page.goto(path)
  await expect(page.getByRole('region', { name: security.email })).toContainText(email)
})

test('a member removes a linked identity with the password only', async ({ page }) => {
  const member = await createMember()
  const linked = await linkIdentity(member.subject)
  await signInAt(page, member, path)
  const row = page.getByRole('listitem').filter({ hasText: linked })
  await row.locator('summary').click()
  await row.getByLabel(security.currentPassword).fill('not the password')
  await row.getByRole('button', { name: security.unlink }).click()
  await expect(row.getByText(security.wrongPassword)).toBeVisible()
  await row.getByLabel(security.currentPassword).fill(member.password)
  await row.getByRole('button', { name: security.unlink }).click()
  await expect(page.getByText(linked)).toHaveCount(0)
  // the account's own password is no identity that could be removed
  await expect(page.locator('summary').filter({ hasText: security.unlink })).toHaveCount(0)
})

test.describe('a further identity', () => {
  const linkPart = (page: Page) =>
    page.locator('details').filter({ has: page.locator('summary', { hasText: security.link }) })
  const newIdentity = () => `ines.${crypto.randomUUID().slice(0, 8)}@lexicon.example`
  const openWindow = (page: Page) =>
    linkPart(page).getByRole('button', { name: security.linkSignIn }).click()

  /** Opens the member's page, and confirms the member by the password. */
  async function confirm(page: Page): Promise<NewMember> {
    const member = await createMember()
    await signInAt(page, member, path)
    await linkPart(page).locator('summary').click()
    await submitPassword(page, member.password)
    await expect(linkPart(page)).toContainText(security.linkReady)
    return member
  }

  async function submitPassword(page: Page, password: string): Promise<void> {
    await linkPart(page).getByLabel(security.currentPassword).fill(password)
    await linkPart(page).getByRole('button', { name: security.linkConfirm }).click()
  }

  async function signInAtLexicon(window: Page, email: string): Promise<void> {
    await window.getByRole('link', { name: /Lexicon/ }).click()
    await window.getByLabel('Full name').fill('Inês Carvalho')
    await window.getByLabel('Email address').fill(email)
    await window.locator('form').last().getByRole('button').click()
  }

  async function signInWithPassword(window: Page, email: string, password: string): Promise<void> {
    await window.getByLabel('Email address').fill(email)
    await window.getByLabel('Password', { exact: true }).fill(password)
    await window.getByRole('button', { name: 'Sign in', exact: true }).click()
  }

  async function link(page: Page, email: string): Promise<void> {
    const popup = page.waitForEvent('popup')
    await openWindow(page)
    await signInAtLexicon(await popup, email)
  }

  /** Both sessions are the member's, and the next page finds the member at the provider. */
  async function expectMember(page: Page, member: NewMember): Promise<void> {
    const data = await page.request.get('/api/member/export')
    expect(await data.text()).toContain(member.subject)
    await page.goto('/people')
    await expect(accountLink(page)).toHaveText(member.givenName)
  }

  async function signInElsewhere(browser: Browser, email: string): Promise<string> {
    const context = await browser.newContext({ baseURL: services.site })
    const page = await context.newPage()
    await page.goto('/dashboard')
    const signIn = { name: messages.en.auth.signIn, exact: true }
    await page.getByRole('main').getByRole('link', signIn).click()
    await signInAtLexicon(page, email)
    await page.waitForURL('/dashboard')
    const data = await page.request.get('/api/member/export')
    const text = await data.text()
    await context.close()
    return text
  }

  test('signs in to the member’s account once it is linked', async ({ page, browser }) => {
    const member = await createMember()
    await signInAt(page, member, path)
    await linkPart(page).locator('summary').click()
    await submitPassword(page, 'not the password')
    await expect(linkPart(page).getByText(security.wrongPassword)).toBeVisible()
    await submitPassword(page, member.password)
    await expect(linkPart(page)).toContainText(security.linkReady)
    await expectAccessible(page)

    const closed = page.waitForEvent('popup')
    await openWindow(page)
    await (await closed).close()
    await expect(linkPart(page).getByRole('alert')).toHaveText(security.linkErrors.popupClosed)

    const email = newIdentity()
    await link(page, email)
    await expect(linkPart(page).getByRole('status')).toHaveText(security.linked)
    await expect(page.getByRole('listitem').filter({ hasText: email })).toContainText('Lexicon')
    await expectAccessible(page)
    await expectMember(page, member)
    expect(await signInElsewhere(browser, email)).toContain(member.subject)
  })

  test('ends no session of another tab while it is linked', async ({ page, context }) => {
    const member = await confirm(page)
    let proceed = () => {}
    const held = new Promise<void>((resolve) => (proceed = resolve))
    await page.route(`**${path}`, async (route) => {
      await held
      await route.continue()
    })
    const adding = page.waitForRequest((request) => request.method() === 'POST')
    await link(page, newIdentity())
    await adding
    // the provider's session is now that of the other identity
    const tab = await context.newPage()
    const checked = tab.waitForResponse(/\/authorize\?.*prompt=none/)
    await tab.goto('/people')
    await checked
    proceed()
    await expect(linkPart(page).getByRole('status')).toHaveText(security.linked)
    await expect(accountLink(tab)).toHaveText(member.givenName)
    await expectMember(page, member)
  })

  test('that is another member’s account is not linked, and the member signs in again', async ({
    page,
    browser,
  }) => {
    const other = await createMember('Sam')
    const context = await browser.newContext({ baseURL: services.site })
    await signInAt(await context.newPage(), other)
    await context.close()

    const member = await confirm(page)
    const popup = page.waitForEvent('popup')
    await openWindow(page)
    await signInWithPassword(await popup, other.email, other.password)
    await expect(linkPart(page).getByRole('alert')).toHaveText(security.linkErrors.otherMember)
    await linkPart(page).getByRole('button', { name: security.linkAgain }).click()
    await page.waitForURL(`${identity.url}/**`)
    await expect(page.getByLabel('Email address')).toHaveValue(member.email)
    await signInWithPassword(page, member.email, member.password)
    await page.waitForURL(services.site + path)
    await expect(page.getByText(other.email)).toHaveCount(0)
    await expectMember(page, member)
  })

  test('of the same account, or in a blocked window, is explained', async ({ page }) => {
    const member = await confirm(page)
    const popup = page.waitForEvent('popup')
    await openWindow(page)
    await signInWithPassword(await popup, member.email, member.password)
    await expect(linkPart(page).getByRole('alert')).toHaveText(security.linkErrors.same)
    await page.evaluate(() => (window.open = () => null))
    await openWindow(page)
    await expect(linkPart(page).getByRole('alert')).toHaveText(security.linkErrors.popupBlocked)
    await expect(linkPart(page).getByText(security.linkAgainText)).toHaveCount(0)
    await expectMember(page, member)
  })
})
