import { expect, type BrowserContext, type Page } from '@playwright/test'
import { parse } from 'node-html-parser'
import { locales, services, type Locale } from './site'

/**
 * Sample accounts of the identity service (`services/identity`), with what the content service shows to each.
 */
export const accounts = {
  all: {
    email: 'maya.okonjo@northgate.example',
    subject: 'auth0|65a000000000000000000001',
    givenName: 'Maya',
    name: 'Maya Okonjo',
  },
  few: {
    email: 'daniel.reyes@harbourline.example',
    subject: 'auth0|65a000000000000000000002',
    givenName: 'Daniel',
    name: 'Daniel Reyes',
  },
  none: {
    email: 'sofia.lindqvist@fjordvik.example',
    subject: 'auth0|65a000000000000000000003',
    givenName: 'Sofia',
    name: 'Sofia Lindqvist',
  },
  organisation: {
    email: 'kenji.arai@meridian.example',
    subject: 'auth0|65a000000000000000000004',
    givenName: 'Kenji',
    name: 'Kenji Arai',
  },
} as const

export type Account = keyof typeof accounts

/** All languages for the fullest and for the empty account; the others have less of the former. */
export const toLocales = (account: Account): readonly Locale[] =>
  account === 'all' || account === 'none' ? locales : ['en']

export const identity = {
  url: process.env.TEST_IDENTITY_URL ?? 'http://localhost:3105',
  key: process.env.TEST_IDENTITY_KEY ?? '',
  password: process.env.TEST_MEMBER_PASSWORD ?? '',
  audience: 'https://api.website.example/',
}

/** The header's account link: "Sign in", or the member's name. */
export const accountLink = (page: Page) =>
  page
    .getByRole('banner')
    .getByRole('navigation')
    .first()
    .getByRole('listitem')
    .last()
    .getByRole('link')

/** Fills the provider's login page. */
export async function fillLogin(
  page: Page,
  account: Account,
  password = identity.password,
): Promise<void> {
  await page.waitForURL(`${identity.url}/**`)
  await page.getByLabel('Email address').fill(accounts[account].email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
}

/** Signs in from the current page and waits until the header shows the member. */
export async function signIn(page: Page, account: Account): Promise<void> {
  const from = new URL(page.url())
  await accountLink(page).click()
  await fillLogin(page, account)
  await page.waitForURL((url) => url.origin === from.origin && url.pathname === from.pathname)
  await expect(accountLink(page)).toHaveText(accounts[account].givenName)
}

export type NewMember = { email: string; password: string; givenName: string; subject: string }

/** A new member that no other test changes; the email address is verified. */
export async function createMember(givenName = 'Robin'): Promise<NewMember> {
  const password = `A-${crypto.randomUUID()}`
  const email = `robin.${crypto.randomUUID().slice(0, 8)}@member.example`
  const response = await fetch(`${identity.url}/api/v2/users`, {
    method: 'POST',
    headers: { authorization: `Bearer ${identity.key}`, 'content-type': 'application/json' },
    body: JSON.stringify({
      connection: 'Username-Password-Authentication',
      email,
      password,
      email_verified: true,
      given_name: givenName,
      family_name: 'Marlow',
      name: `${givenName} Marlow`,
    }),
  })
  expect(response.status).toBe(201)
  const { user_id: subject } = (await response.json()) as { user_id: string }
  return { email, password, givenName, subject }
}

/**
 * Opens a members' page with a session. The provider's form is sent without a browser; tests of the
 * form itself use `signIn`.
 */
export async function signInAt(
  page: Page,
  member: Account | NewMember,
  path = '/dashboard',
): Promise<void> {
  const { email, password } =
    typeof member === 'string'
      ? { email: accounts[member].email, password: identity.password }
      : member
  const { request } = page.context()
  const start = `/api/auth/login?returnTo=${encodeURIComponent(path)}`
  const opened = await request.get(services.site + start)
  const form = parse(await opened.text())
    .querySelectorAll('form')
    .find((candidate) => candidate.querySelector('[name="password"]'))
  const hidden = form?.querySelectorAll('input[type="hidden"]') ?? []
  const values = hidden.map((input) => [input.getAttribute('name'), input.getAttribute('value')])
  const response = await request.post(
    new URL(form?.getAttribute('action') ?? '', opened.url()).href,
    {
      form: { ...(Object.fromEntries(values) as Record<string, string>), email, password },
      headers: { origin: identity.url },
    },
  )
  expect(new URL(response.url()).origin).toBe(services.site)
  await page.goto(path)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
}

/** The member's access token, from local storage, once the page has it. */
export async function toToken(page: Page): Promise<string> {
  const key = `${identity.audience}:token`
  const token = await page.waitForFunction((name) => localStorage.getItem(name), key)
  return (await token.jsonValue()) ?? ''
}

/** As a browser that blocks third-party cookies does for a provider on another site. */
export async function keepCookiesFromFrames(context: BrowserContext): Promise<void> {
  await context.route(`${identity.url}/**`, async (route) => {
    const request = route.request()
    if (!request.isNavigationRequest() || !request.frame().parentFrame()) return route.fallback()
    const { cookie: _, ...headers } = await request.allHeaders()
    const response = await fetch(request.url(), { headers, redirect: 'manual' })
    await route.fulfill({
      status: response.status,
      headers: Object.fromEntries(response.headers),
      body: await response.text(),
    })
  })
}
