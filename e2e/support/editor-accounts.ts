import { randomUUID } from 'node:crypto'
import type { Browser, Page } from '@playwright/test'
import { editorToken } from './inbox'
import { expect, services } from './site'

export const strong = 'velvet harbour turbine'

export type EditorAccount = { id: number; name: string; email: string }

/** An account of its own for a test, made by the administrator. */
export async function createAccount(role: string): Promise<EditorAccount> {
  const id = randomUUID().slice(0, 8)
  const account = { name: `Ada ${id}`, email: `ada.${id}@aldermere.example` }
  const response = await fetch(`${services.content}/api/users`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `JWT ${await editorToken()}` },
    body: JSON.stringify({ ...account, role, password: strong }),
  })
  expect(response.status).toBe(201)
  return { ...account, id: ((await response.json()) as { doc: { id: number } }).doc.id }
}

export async function enterPassword(page: Page, email: string, password = strong): Promise<void> {
  await page.goto(`${services.content}/admin/login`)
  await page.locator('#field-email').fill(email)
  await page.locator('#field-password').fill(password)
  await page.getByRole('button', { name: 'Login' }).click()
}

export async function logIn(page: Page, email: string, password = strong): Promise<void> {
  await enterPassword(page, email, password)
  await page.waitForURL(`${services.content}/admin`)
}

export const openPage = async (browser: Browser) => (await browser.newContext()).newPage()

/** A call of the REST API with an account's token. */
export async function callAs(token: string, method: string, path: string, data?: object) {
  const response = await fetch(`${services.content}/api/${path}`, {
    method,
    headers: { 'content-type': 'application/json', authorization: `JWT ${token}` },
    ...(data ? { body: JSON.stringify(data) } : {}),
  })
  return { status: response.status, body: (await response.json()) as { doc?: { id: number } } }
}
