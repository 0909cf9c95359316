/** From a click to the painted page, with a round trip of 100 ms, in a real browser. */
import { launchBrowser } from '../run/browser.mjs'
import { median } from './load.mjs'
import { row } from './table.mjs'
import { cores, pin, unpin } from './tools.mjs'

const roundTripMs = 100
const hoverMs = 200
const runs = 15

export async function checkNavigation({ siteUrl, report }) {
  unpin(process.pid) // all cores for the browser
  const browser = await launchBrowser(report)
  try {
    /** @type {Record<string, number[]>} */
    const times = { hovered: [], straight: [] }
    for (let run = 0; run < runs; run += 1) {
      times.hovered.push(await timeClick(browser, siteUrl, run, hoverMs))
      times.straight.push(await timeClick(browser, siteUrl, run, 0))
    }
    const rowOf = (name, samples, most) =>
      row(name, median(samples), {
        most,
        unit: ' ms',
        digits: 0,
        compared: `p50 of ${runs} people from their list, ${roundTripMs} ms round trip; slowest ${Math.max(...samples).toFixed(0)} ms`,
      })
    return [
      rowOf(`click to painted page, after ${hoverMs} ms over the link`, times.hovered, 100),
      rowOf('click to painted page, straight away', times.straight, 300),
    ]
  } finally {
    await browser.close()
    pin(process.pid, cores.load)
  }
}

/** @returns milliseconds between the click and the frame in which the next page's heading stands */
async function timeClick(browser, siteUrl, index, hover) {
  const context = await browser.newContext({ viewport: { width: 1360, height: 900 } })
  try {
    const page = await context.newPage()
    await page.goto(`${siteUrl}/people`, { waitUntil: 'networkidle' })
    const session = await context.newCDPSession(page)
    await session.send('Network.enable')
    await session.send('Network.emulateNetworkConditions', {
      offline: false,
      latency: roundTripMs,
      downloadThroughput: -1,
      uploadThroughput: -1,
    })
    const link = page.locator('main a[href^="/people/"]').nth(index)
    await link.scrollIntoViewIfNeeded()
    const box = await link.boundingBox()
    await page.evaluate(observeClick)
    await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2)
    await page.waitForTimeout(hover)
    await page.mouse.down()
    await page.mouse.up()
    return await page.evaluate(() => /** @type {any} */ (window).painted)
  } finally {
    await context.close()
  }
}

/** Runs in the page. */
function observeClick() {
  const heading = () => document.querySelector('main h1')?.textContent
  const before = heading()
  /** @type {any} */ const shared = window
  shared.painted = new Promise((resolve) => {
    addEventListener(
      'click',
      ({ timeStamp }) => {
        const check = () =>
          heading() && heading() !== before
            ? requestAnimationFrame(() => resolve(performance.now() - timeStamp))
            : requestAnimationFrame(check)
        check()
      },
      { capture: true, once: true },
    )
  })
}
