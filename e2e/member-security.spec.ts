import type { Page } from '@playwright/test'
import { mailedTo } from './support/inbox'
import { accountLink, accounts, createMember, identity, signInAt, toToken } from './support/members'
import { expect, messages, services, test } from './support/site'

const { member } = messages.en

test.describe('security', () => {
  test('a password reset link is sent by mail', async ({ page }) => {
    const newMember = await createMember()
    await signInAt(page, newMember, '/dashboard/profile/security')
    await page.getByRole('button', { name: member.security.changePassword }).click()
    await expect(page.getByText(`We have sent a link to ${newMember.email}.`)).toBeVisible()
    expect(await mailedTo(newMember.email, /reset-password/)).toContain('reset-password')
  })

  test('the export contains all data of the member, and no one else’s @story', async ({ page }) => {
    const newMember = await createMember()
    await signInAt(page, newMember, '/dashboard/profile/security')
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('link', { name: member.security.download }).click(),
    ])
    const chunks: Buffer[] = []
    for await (const chunk of await download.createReadStream()) chunks.push(chunk as Buffer)
    const text = Buffer.concat(chunks).toString()
    expect(JSON.parse(text)).toMatchObject({ signIn: { hasPassword: true } })
    expect(text).toContain(newMember.subject)
    for (const { email, subject } of Object.values(accounts))
      expect([email, text.includes(email) || text.includes(subject)]).toEqual([email, false])
  })

  test('account deletion can be requested and cancelled @story', async ({ page }) => {
    await signInAt(page, await createMember(), '/dashboard/profile/security')
    await page.getByRole('button', { name: member.security.delete }).click()
    await expect(page.getByText(member.security.confirmError)).toBeVisible()
    await page.getByLabel(member.security.confirm).check()
    await page.getByRole('button', { name: member.security.delete }).click()
    await expect(page.getByText(/Your account will be deleted on/)).toBeVisible()
    await page.getByRole('button', { name: member.security.keep }).click()
    await expect(page.getByLabel(member.security.confirm)).toBeVisible()
  })

  test('signing out everywhere ends the sessions of other browsers within two seconds', async ({
    page,
    browser,
  }) => {
    const newMember = await createMember()
    const context = await browser.newContext()
    const other = await context.newPage()
    await signInAt(other, newMember)
    await expect(accountLink(other)).toHaveText(newMember.givenName)
    const replayed = await replayedSession(other)
    expect(await replayed()).toEqual({ page: 200, bearer: 200 })
    await signInAt(page, newMember, '/dashboard/profile/security')
    await expect(
      page.getByRole('region', { name: member.security.sessions }).getByRole('listitem'),
    ).toHaveCount(2)
    await page.getByRole('button', { name: member.security.signOutEverywhere }).click()
    await page.waitForURL((url) => url.pathname === '/')
    await expect.poll(replayed, { timeout: 2_000 }).toEqual({ page: 307, bearer: 401 })
    // the open page is notified, and navigates by itself
    await expect(accountLink(other)).toHaveText(messages.en.auth.signIn)
    await other.goto('/dashboard')
    await other.waitForURL(/\/sign-in/)
    const sessions = await fetch(
      `${identity.url}/api/v2/users/${encodeURIComponent(newMember.subject)}/sessions`,
      { headers: { authorization: `Bearer ${identity.key}` } },
    )
    expect(((await sessions.json()) as { total: number }).total).toBe(0)
    await context.close()
  })

  test('a session that was copied ends when the member signs out', async ({ page }) => {
    await signInAt(page, await createMember(), '/dashboard')
    await expect(accountLink(page)).toHaveText('Robin')
    const replayed = await replayedSession(page)
    expect(await replayed()).toEqual({ page: 200, bearer: 200 })
    await page.getByRole('link', { name: messages.en.auth.signOut }).click()
    await page.waitForURL((url) => url.origin === services.site && url.pathname === '/')
    await expect.poll(replayed, { timeout: 2_000 }).toEqual({ page: 307, bearer: 401 })
  })

  test('a new password ends every session @story', async ({ browser }) => {
    const newMember = await createMember()
    const context = await browser.newContext()
    const page = await context.newPage() // it logs that its session has ended
    await signInAt(page, newMember, '/dashboard/profile/security')
    await expect(accountLink(page)).toHaveText('Robin')
    const replayed = await replayedSession(page)
    await page.getByRole('button', { name: member.security.changePassword }).click()
    const mail = await mailedTo(newMember.email, /reset-password/)
    const [link = ''] = mail.match(/https?:\/\/\S+reset-password\S*/) ?? []
    const reset = await page.context().newPage()
    await reset.goto(link)
    for (const field of await reset.locator('input[type=password]').all())
      await field.fill('seven quiet hills beside a lake')
    await reset.getByRole('button').first().click()
    await expect.poll(replayed, { timeout: 4_000 }).toEqual({ page: 307, bearer: 401 })
    await page.waitForURL((url) => url.pathname === '/')
    await context.close()
  })

  /** The statuses of a members' page and of a call with the copied cookies and access token. */
  async function replayedSession(of: Page) {
    const cookies = await of.context().cookies(services.site)
    const token = await toToken(of)
    const cookie = cookies
      .filter(({ name }) => name.startsWith('__session') || name === 'auth.subject')
      .map(({ name, value }) => `${name}=${value}`)
      .join('; ')
    return async () => {
      const [dashboard, permissions] = await Promise.all([
        fetch(`${services.site}/dashboard`, { headers: { cookie }, redirect: 'manual' }),
        fetch(`${services.content}/api/user/userpermissions`, {
          headers: { authorization: `Bearer ${token}` },
        }),
      ])
      return { page: dashboard.status, bearer: permissions.status }
    }
  }
})
