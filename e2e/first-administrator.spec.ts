import { createAccount, openPage, strong } from './support/editor-accounts'
import { callContent } from './support/content-api'
import { expect, services, test } from './support/site'

/** It takes the role of every administrator for a moment. */
test.describe.configure({ mode: 'serial' })

const token = process.env.TEST_SETUP_TOKEN ?? ''
const setUpPage = `${services.content}/admin/set-up#${token}`
const target = `${services.content}/admin/globals/site-settings`
const account = {
  name: 'Ada Vale',
  email: 'ada.the.first@harcourt.example',
  password: strong,
}

test('a link of the start is worth nothing while there is an administrator', async ({ page }) => {
  await page.goto(setUpPage)
  await expect(page.getByRole('main').getByRole('alert')).toContainText('an administrator exists')
  await expect(page.getByLabel('Your name')).toBeHidden()
})

test('the first administrator is made by the link of the start, once @story', async ({
  browser,
}) => {
  const page = await openPage(browser) // refused passwords are errors of its console
  type Users = { docs: { id: number; email: string }[] }
  const { body } = await callContent<Users>('GET', 'users?where[role][equals]=admin&limit=100')
  const [own, ...others] = body.docs.sort((a, b) =>
    a.email === process.env.TEST_EDITOR ? -1 : b.email === process.env.TEST_EDITOR ? 1 : 0,
  )
  const { id: publisher } = await createAccount('publisher')
  for (const { id } of others) await callContent('PATCH', `users/${id}`, { role: 'publisher' })
  await callContent('PATCH', `users/${own?.id}`, { role: 'publisher' })

  await page.goto(setUpPage)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('The first administrator')
  const fill = async (password: string) => {
    await page.getByLabel('Your name').fill(account.name)
    await page.locator('#field-email').fill(account.email)
    await page.locator('#field-password').fill(password)
    await page.locator('#field-confirm-password').fill(password)
    await page.getByRole('button', { name: 'Create the account' }).click()
  }
  // Repeated: the form may not be hydrated yet.
  await expect(async () => {
    await fill('password1234')
    await expect(page.getByText(/easy to guess/).first()).toBeVisible({ timeout: 3_000 })
  }).toPass()
  await fill(account.password)
  await page.waitForURL(target)
  await expect(page.getByLabel('Name of the firm')).toBeVisible()

  // as the new administrator, who gives the others their roles again
  for (const { id } of [...others, ...(own ? [own] : [])]) {
    const response = await page.request.patch(`${services.content}/api/users/${id}`, {
      data: { role: 'admin' },
      headers: { origin: services.content }, // its cookie counts for requests of its own pages
    })
    expect(response.status()).toBe(200)
  }
  await page.context().close()
  const again = await openPage(browser)
  await again.goto(setUpPage)
  await expect(again.getByRole('main').getByRole('alert')).toBeVisible()
  await again.context().close()
  const { body: made } = await callContent<Users>(
    'GET',
    `users?where[email][equals]=${account.email}`,
  )
  await callContent('DELETE', `users/${made.docs[0]?.id}`)
  await callContent('DELETE', `users/${publisher}`)
})

test('the dashboard of a firm that is open has nothing left until launch', async ({ browser }) => {
  const page = await openPage(browser)
  const { body } = await callContent<{ user: { role: string } }>('GET', 'users/me')
  expect(body.user.role).toBe('admin')
  await page.goto(`${services.content}/admin/login`)
  await page.locator('#field-email').fill(process.env.TEST_EDITOR ?? '')
  await page.locator('#field-password').fill(process.env.TEST_EDITOR_PASSWORD ?? '')
  await page.getByRole('button', { name: 'Login' }).click()
  await expect(page.getByRole('heading', { name: 'My drafts' })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Left until launch' })).toBeHidden()
  await page.context().close()
})
