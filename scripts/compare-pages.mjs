/**
 * Compares the pages of two sites, before and after a change, by their pictures:
 * `node scripts/compare-pages.mjs http://localhost:3000 http://localhost:3200 [part of an address]`.
 * Exits with 1 when a pair differs by more than 0.1 % of its pixels; `.data/compare` has its pictures.
 * COMPARE_EMAIL and COMPARE_PASSWORD of an account that both sites know add the members' pages.
 */
import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import pixelmatch from 'pixelmatch'
import { PNG } from 'pngjs'
import { pageTypes } from '../e2e/support/page-types.mjs'
import { timeSignIn } from './bench/member.mjs'
import { launchBrowser } from './run/browser.mjs'

const folder = fileURLToPath(new URL('../.data/compare', import.meta.url))
const origins = process.argv.slice(2, 4).map((origin) => new URL(origin).origin)
const part = process.argv[4] ?? ''
const { COMPARE_EMAIL: email = '', COMPARE_PASSWORD: password = '' } = process.env
const dashboard = '/dashboard /dashboard/insights /dashboard/contacts /dashboard/events'
const profile = '/dashboard/profile /dashboard/profile/details /dashboard/profile/interests'
const others = '/dashboard/products /newsletters-and-alerts /subscriptions /favourites /onboarding'
const memberPages = `${dashboard} ${profile} ${others}`.split(' ')
const publicPages = [...pageTypes.map((type) => type.path), '/graduates', '/graduates/apply']

if (origins.length < 2) throw new Error('Name two origins, before and after the change.')
rmSync(folder, { recursive: true, force: true })
mkdirSync(folder, { recursive: true })
const browser = await launchBrowser(console.log)
const ofMembers = email ? await compare(memberPages, 'member ') : 0
const count = (await compare(publicPages, '')) + ofMembers
await browser.close()
console.log(`${count || 'No'} pairs differ.`)
process.exit(count ? 1 : 0)

/** Returns how many pairs differ; each gets a line and its pictures. */
async function compare(addresses, label) {
  const sites = await Promise.all(origins.map((origin) => open(origin, label)))
  let differing = 0
  for (const prefix of ['', '/fr-fr', '/zh-cn'])
    for (const address of addresses.map((end) => (prefix + end).replace(/(?<=.)\/$/, '')))
      for (const width of address.includes(part) ? [390, 1360] : []) {
        const shots = sites.map((page, index) => shoot(page, origins[index] + address, width))
        const [before, after] = await Promise.all(shots)
        const { share, picture } = difference(before, after)
        if (share <= 0.001) continue
        differing += 1
        const name = `${folder}/${label.trim()}${address.replace(/\W+/g, '_')}_${width}`
        for (const [kind, png] of Object.entries({ before, after, difference: picture }))
          writeFileSync(`${name}.${kind}.png`, PNG.sync.write(png))
        console.log(`${(share * 100).toFixed(2).padStart(6)} %  ${label}${address} at ${width} px`)
      }
  await Promise.all(sites.map((page) => page.context().close()))
  return differing
}

/** A page in a context of its own, as the cookies of two ports of one host are the same. */
async function open(origin, label) {
  const page = await (await browser.newContext({ reducedMotion: 'reduce' })).newPage()
  if (!label) return page
  await timeSignIn(page, { siteUrl: origin, email, password })
  return page
}

async function shoot(page, url, width) {
  await page.setViewportSize({ width, height: 900 })
  await page.goto(url)
  await page.evaluate(() => {
    for (const image of document.images) image.loading = 'eager'
    const decoded = [...document.images].map((image) => image.decode())
    return Promise.allSettled([document.fonts.ready, ...decoded])
  })
  await page.waitForTimeout(250) // islands that load after the page
  return PNG.sync.read(await page.screenshot({ fullPage: true, animations: 'disabled' }))
}

/** The share of differing pixels; 1 when the sizes differ. */
function difference(before, after) {
  const { width, height } = before
  const picture = new PNG({ width, height })
  if (width !== after.width || height !== after.height) return { share: 1, picture }
  const pixels = pixelmatch(before.data, after.data, picture.data, width, height)
  return { share: pixels / (width * height), picture }
}
