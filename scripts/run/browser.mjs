/** Finds a Chromium for the browser tests, or installs Debian's. */
import { existsSync } from 'node:fs'
import { StartError } from './preconditions.mjs'
import { installPackages } from './debian.mjs'

const browserPaths = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
]

export async function findBrowser(report) {
  const browser =
    process.env.CHROMIUM_PATH ?? browserPaths.find(existsSync) ?? (await playwrightBrowser())
  if (browser) return browser
  installPackages(['chromium', 'fonts-noto-cjk'], () =>
    report('Installing Chromium for the browser tests'),
  )
  const installed = browserPaths.find(existsSync)
  if (installed) return installed
  throw new StartError(
    'No Chromium was found for the browser tests. Install one, or name it in CHROMIUM_PATH.',
  )
}

async function playwrightBrowser() {
  const { chromium } = await import('playwright')
  const executable = chromium.executablePath()
  return existsSync(executable) ? executable : undefined
}
