/** How soon a page answers the first tap during its load on a core four times slower, as INP counts it. */
import { launchBrowser } from '../run/browser.mjs'
import { infoRow, row } from './table.mjs'
import { cores, pin, unpin } from './tools.mjs'

const slowdown = 4
const runs = 20
const roundTripMs = 100
const viewport = { width: 390, height: 844 }

/** What visitors tap first. @type {[name: string, path: string, selector: string][]} */
const taps = [
  ['the menu', '/our-story', 'header button[popovertarget="panel-menu"]'],
  ['a star', '/people/1057/ines-kato', 'main button[data-favourite]'],
  ['the filters', '/search?q=merger', 'main button[aria-expanded]'],
  ['the search field', '/search', 'main input[type="search"]'],
]

export async function checkInteraction({ siteUrl, report }) {
  unpin(process.pid) // all cores for the browser
  const browser = await launchBrowser(report)
  try {
    const rows = []
    for (const [name, path, selector] of taps) {
      const delays = []
      for (let run = 0; run < runs; run += 1)
        delays.push(await timeTap(browser, siteUrl + path, selector))
      delays.sort((a, b) => a - b)
      rows.push(
        row(`first tap on ${name} during load`, delays[Math.ceil(runs * 0.75) - 1] ?? NaN, {
          most: 200,
          unit: ' ms',
          digits: 0,
          compared: `p75 of ${runs}, a core ${slowdown} times slower; slowest ${delays.at(-1)} ms`,
        }),
      )
    }
    rows.push(...(await timePanels(browser, siteUrl)))
    return rows
  } finally {
    await browser.close()
    pin(process.pid, cores.load)
  }
}

/** From the moment a pointer rests on a section: its panel opens, and has the links, which the network brings. */
async function timePanels(browser, siteUrl) {
  const opened = []
  const filled = []
  for (let run = 0; run < runs; run += 1) {
    const context = await browser.newContext()
    try {
      const page = await context.newPage()
      const session = await context.newCDPSession(page)
      await session.send('Network.enable')
      await page.goto(`${siteUrl}/our-story`, { waitUntil: 'networkidle' })
      await session.send('Network.emulateNetworkConditions', {
        offline: false,
        latency: roundTripMs,
        downloadThroughput: -1,
        uploadThroughput: -1,
      })
      const section = page.locator('header nav button[popovertarget]').first()
      const panel = page.locator(`#${await section.getAttribute('popovertarget')}`)
      await section.hover()
      const restedAt = performance.now()
      await section.click()
      await panel.locator('a').first().waitFor()
      opened.push(performance.now() - restedAt)
      await panel.locator('ul a').first().waitFor()
      filled.push(performance.now() - restedAt)
    } finally {
      await context.close()
    }
  }
  const p75 = (values) => values.sort((a, b) => a - b)[Math.ceil(runs * 0.75) - 1] ?? NaN
  const compared = `p75 of ${runs}, ${roundTripMs} ms of round trip`
  return [
    row('a panel is open after the pointer rests', p75(opened), {
      most: 100,
      unit: ' ms',
      digits: 0,
      compared,
    }),
    infoRow('its links are there', `${p75(filled).toFixed(0)} ms`, compared),
  ]
}

/** @returns milliseconds until the frame that answers a tap, which comes once the control is there; of 8 */
async function timeTap(browser, url, selector) {
  const context = await browser.newContext({ viewport, hasTouch: true, isMobile: true })
  try {
    const page = await context.newPage()
    await page.addInitScript(observeInteractions)
    const session = await context.newCDPSession(page)
    await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
    await page.goto(url, { waitUntil: 'commit' })
    await page.locator(selector).first().tap()
    await page.waitForLoadState('networkidle')
    const longest = await page.waitForFunction(() => /** @type {any} */ (window).longest)
    return await longest.jsonValue()
  } finally {
    await context.close()
  }
}

/** Runs in the page; the least that browsers report is 16 ms. */
function observeInteractions() {
  /** @type {any} */ const shared = window
  const observer = new PerformanceObserver((list) => {
    for (const { entryType, interactionId, duration } of /** @type {any[]} */ (list.getEntries()))
      if (interactionId || entryType === 'first-input')
        shared.longest = Math.max(shared.longest ?? 0, duration)
  })
  observer.observe(/** @type {any} */ ({ type: 'event', durationThreshold: 16, buffered: true }))
  observer.observe({ type: 'first-input', buffered: true })
}
