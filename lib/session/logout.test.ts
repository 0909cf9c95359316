/** @jest-environment node */
import { NextRequest, NextResponse } from 'next/server'

const settings: Record<string, string> = { SITE_URL: 'https://firm.test' }
const requested: URL[] = []

jest.mock('server-only', () => ({}))
jest.mock('../env/env', () => ({ env: settings }))
jest.mock('./logout-token', () => ({}))
jest.mock('./ended-sessions', () => ({}))
jest.mock('./callback-response', () => ({}))
jest.mock('./auth-routes', () => ({
  authRoutes: { logout: '/api/auth/logout' },
  sessionCookie: '__session',
}))
jest.mock('./server', () => ({
  authClient: {
    middleware: async ({ nextUrl }: NextRequest) => {
      requested.push(new URL(nextUrl.href))
      return NextResponse.redirect('https://login.firm.test/v2/logout')
    },
  },
}))

test.each([
  ['off', false],
  ['on', true],
])('with AUTH0_FEDERATED_LOGOUT=%s a sign-out is federated: %s', async (setting, isFederated) => {
  settings.AUTH0_FEDERATED_LOGOUT = setting
  requested.length = 0
  const { handleAuthRequest } = await import('./auth-handlers')
  // a visitor's own parameter decides nothing
  const address = 'https://firm.test/api/auth/logout?returnTo=%2Ffr-fr%2Fpeople&federated='
  await handleAuthRequest('logout', new NextRequest(address))
  expect(requested.map(({ searchParams }) => [...searchParams])).toEqual([
    [['returnTo', 'https://firm.test/fr-fr'], ...(isFederated ? [['federated', '']] : [])],
  ])
})
