import { expect, type Page } from '@playwright/test'
import { messages } from './site'

/** The sample accounts of the identity service (`services/identity`), with what the content service lets each of them see. */
export const accounts = {
  all: { email: 'maya.okonjo@northgate.example', subject: 'auth0|65a000000000000000000001', given: 'Maya', name: 'Maya Okonjo' },
  few: { email: 'daniel.reyes@harbourline.example', subject: 'auth0|65a000000000000000000002', given: 'Daniel', name: 'Daniel Reyes' },
  none: { email: 'sofia.lindqvist@fjordvik.example', subject: 'auth0|65a000000000000000000003', given: 'Sofia', name: 'Sofia Lindqvist' },
  organisation: { email: 'kenji.arai@meridian.example', subject: 'auth0|65a000000000000000000004', given: 'Kenji', name: 'Kenji Arai' },
} as const

export type Account = keyof typeof accounts

export const identity = {
  url: process.env.TEST_IDENTITY_URL ?? 'http://localhost:3105',
  key: process.env.TEST_IDENTITY_KEY ?? '',
  password: process.env.TEST_MEMBER_PASSWORD ?? '',
  audience: 'https://api.aldermere.example/',
}

/** The header's place for the visitor: "Sign in", or the member's name. */
export const accountLink = (page: Page) => page.locator('.util .account')

/** Fills the provider's own page. */
export async function fillLogin(page: Page, account: Account, password = identity.password): Promise<void> {
  await page.waitForURL(`${identity.url}/**`)
  await page.getByLabel('Email address').fill(accounts[account].email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
}

/** Signs in from wherever the page is, as a visitor does, and waits until the header knows the member. */
export async function signIn(page: Page, account: Account): Promise<void> {
  const from = new URL(page.url())
  await accountLink(page).click()
  await page.getByRole('main').getByRole('link', { name: messages.en.auth.signIn, exact: true }).click()
  await fillLogin(page, account)
  await page.waitForURL((url) => url.origin === from.origin && url.pathname === from.pathname)
  await expect(accountLink(page)).toHaveText(accounts[account].given)
}
