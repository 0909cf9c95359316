/**
 * Member-perceived times: from submitting the sign-in form to a painted dashboard, and from a
 * dashboard link to the next paint, compared with a public page. In a real browser with the local
 * provider.
 */
import { median } from './load.mjs'
import { buildComparison, mostForComparison } from './navigator.mjs'
import { infoRow, row } from './table.mjs'
import { launchBrowser } from '../run/browser.mjs'

const runs = 7
const account = 'maya.okonjo@northgate.example'

export async function checkMember({ siteUrl, secrets, person, endpoint, operation, report }) {
  const { url } = await buildComparison({ siteUrl, endpoint, operation })
  const browser = await launchBrowser(report)
  try {
    const signIns = []
    const links = []
    const publics = []
    let comparisons = []
    for (let run = 0; run < runs; run += 1) {
      const context = await browser.newContext()
      const page = await context.newPage()
      signIns.push(await timeSignIn(page, { siteUrl, password: secrets.memberPassword }))
      links.push(
        await timeLink(page, 'main nav a[href="/dashboard/products"]', '/dashboard/products'),
      )
      await page.goto(`${siteUrl}/people`)
      publics.push(await timeLink(page, 'main a[href^="/people/"]', null))
      comparisons = await timeComparison(url, await context.cookies(siteUrl))
      await context.close()
    }
    const shared = `median of ${runs}; a public page from its list: ${median(publics).toFixed(0)} ms (such as ${person})`
    return [
      row('comparison of 60 × 60 for a member', median(comparisons), {
        most: mostForComparison,
        unit: ' ms',
        digits: 0,
        compared: `p50 of ${comparisons.length}, made for the request; slowest ${Math.max(...comparisons).toFixed(0)} ms`,
      }),
      infoRow(
        'from “Sign in” at the provider to a painted dashboard',
        `${median(signIns).toFixed(0)} ms`,
        `${(median(signIns) / median(publics)).toFixed(1)} times ${shared}`,
      ),
      infoRow(
        'from a link of the dashboard to paint',
        `${median(links).toFixed(0)} ms`,
        `${(median(links) / median(publics)).toFixed(1)} times ${shared}`,
      ),
    ]
  } finally {
    await browser.close()
  }
}

/** @returns the milliseconds between the click on "Sign in" at the provider and the dashboard */
export async function timeSignIn(page, { siteUrl, email = account, password }) {
  await page.goto(`${siteUrl}/dashboard`)
  await page.getByRole('main').getByRole('link', { name: 'Sign in', exact: true }).click()
  await page.getByLabel('Email address').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  const startedAt = performance.now()
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
  await page.waitForURL(`${siteUrl}/dashboard`, { waitUntil: 'commit' })
  await page.locator('main h1').waitFor()
  return performance.now() - startedAt
}

/** The page rendered for a signed-in member. */
async function timeComparison(url, cookies) {
  const times = []
  const cookie = cookies.map(({ name, value }) => `${name}=${value}`).join('; ')
  for (let index = 0; index < 18; index += 1) {
    const startedAt = performance.now()
    const response = await fetch(url, { headers: { cookie } })
    const page = await response.text()
    if (response.status !== 200 || !response.headers.get('cache-control')?.includes('private'))
      throw new Error(
        `The member's comparison responded ${response.status} (${response.headers.get('cache-control')}, ${page.length} characters)`,
      )
    if (index >= 3) times.push(performance.now() - startedAt)
  }
  return times
}

/** From the click to the next page's paint. */
async function timeLink(page, link, path) {
  const target = page.locator(link).first()
  await target.waitFor()
  const before = page.url()
  const startedAt = performance.now()
  await target.click()
  await page.waitForURL((url) => (path ? url.pathname === path : url.href !== before))
  await page.locator('h1').waitFor()
  return performance.now() - startedAt
}
