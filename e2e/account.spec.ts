import type { Page } from '@playwright/test'
import { mailedTo } from './support/inbox'
import { accountLink, createMember, identity, signInAt } from './support/members'
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
  const token = await page.evaluate(
    (key) => localStorage.getItem(key),
    `${identity.audience}:token`,
  )
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
      client_id: 'aldermere-browser',
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

test('a member changes the e-mail address with the password, and confirms it by mail', async ({
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
