import { toHref } from '../lib/routes/href'
import { routeEntries } from '../lib/routes/table'
import { expect, locales as siteLocales, services, test } from './support/site'
import { startSite, startWithoutMiddleware } from './support/instances'

const memberRoutes = routeEntries.filter(([, { area, built }]) => area === 'member' && built)
const apiCalls = [
  '/api/auth/profile',
  '/api/auth/access-token',
  '/api/auth/none/token',
  '/auth/profile',
  '/auth/access-token',
]

const forgedHeaders = [
  { authorization: 'Bearer x' },
  { 'x-middleware-subrequest': 'middleware:middleware:middleware:middleware:middleware' },
]

test('members’ pages redirect to the sign-in without a session', async ({ request }) => {
  expect(memberRoutes.length).toBeGreaterThan(0)
  for (const [name] of memberRoutes) {
    for (const locale of siteLocales) {
      const path = toHref({ to: name }, locale)
      for (const headers of locale === 'en' ? [{}, ...forgedHeaders] : [{}]) {
        const response = await request.get(path, {
          maxRedirects: 0,
          headers: headers as Record<string, string>,
        })
        expect([path, await isSignInRedirect(response)]).toEqual([path, true])
      }
      // RSC requests get no data either.
      const data = await request.get(path, { headers: { rsc: '1' } })
      expect([path, (await data.text()).includes('NEXT_REDIRECT')]).toEqual([path, true])
    }
  }
  for (const path of apiCalls)
    expect([
      path,
      [401, 404].includes((await request.get(path, { maxRedirects: 0 })).status()),
    ]).toEqual([path, true])
})

test('members’ pages refuse visitors without the middleware, too', async ({ request }) => {
  const { url, stop } = await startWithoutMiddleware()
  try {
    // The middleware redirects it: this shows that it is really disabled.
    expect((await request.get(`${url}/en/people`, { maxRedirects: 0 })).status()).toBe(200)
    for (const [name] of memberRoutes) {
      for (const locale of siteLocales) {
        const response = await request.get(`${url}/${locale}${toHref({ to: name }, 'en')}`, {
          maxRedirects: 0,
        })
        expect([name, locale, await isSignInRedirect(response)]).toEqual([name, locale, true])
      }
    }
  } finally {
    stop()
  }
})

test('server sign-in shows an error while the provider is down, and public pages are unaffected', async ({
  request,
}) => {
  const { url, stop } = await startSite({ port: 3107, identity: 'http://localhost:9' })
  try {
    const response = await request.get(`${url}/api/auth/login?returnTo=/fr-fr/people`, {
      maxRedirects: 0,
    })
    expect(response.headers().location).toBe(
      `${services.site}/fr-fr/auth?error=provider_unavailable&returnTo=%2Ffr-fr%2Fpeople`,
    )
    const out = await request.get(`${url}/api/auth/logout?returnTo=/fr-fr`, {
      maxRedirects: 0,
      headers: { cookie: '__session=x' },
    })
    expect(out.headers().location).toBe(`${services.site}/fr-fr`)
    expect(out.headers()['set-cookie']).toMatch(/__session=;.*Max-Age=0/i)
    expect((await request.get(`${url}/people`)).status()).toBe(200)
    expect((await request.get(`${url}/api/ready`)).status()).toBe(200)
  } finally {
    stop()
  }
})

/** A redirect, or, after streaming has begun, a page with the redirect only. */
async function isSignInRedirect(response: {
  status: () => number
  headers: () => Record<string, string>
  text: () => Promise<string>
}): Promise<boolean> {
  if (response.status() === 307)
    return new URL(response.headers().location ?? '', services.site).pathname.endsWith('/sign-in')
  const body = await response.text()
  return response.status() === 200 && /sign-in\?returnTo=/.test(body) && /NEXT_REDIRECT/.test(body)
}
