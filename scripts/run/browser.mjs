/** Finds a Chromium for the browser tests, or installs Debian's. */
import { existsSync } from 'node:fs'
import { StartError } from './preconditions.mjs'
import { installPackages } from './debian.mjs'

/** Playwright's own choice without a window: a page and axe take it a third less time. */
const headlessShell = '/usr/bin/chromium-headless-shell'

const browserPaths = [
  headlessShell,
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
]

export async function findBrowser(report) {
  if (process.env.CHROMIUM_PATH) return process.env.CHROMIUM_PATH
  if (!existsSync(headlessShell))
    installPackages(['chromium-headless-shell', 'fonts-noto-cjk'], () =>
      report('Installing Chromium for the browser tests'),
    )
  const browser = browserPaths.find(existsSync) ?? (await playwrightBrowser())
  if (browser) return browser
  throw new StartError(
    'No Chromium was found for the browser tests. Install one, or name it in CHROMIUM_PATH.',
  )
}

/** Starts it, without a window. @param {(line: string) => void} report */
export async function launchBrowser(report) {
  // imported after the packages are installed
  const { chromium } = await import('playwright')
  return chromium.launch({
    executablePath: await findBrowser(report),
    args: ['--no-sandbox', '--disable-gpu'],
  })
}

async function playwrightBrowser() {
  const { chromium } = await import('playwright')
  const executable = chromium.executablePath()
  return existsSync(executable) ? executable : undefined
}
