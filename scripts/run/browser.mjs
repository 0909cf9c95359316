/** Finds a Chromium for the browser tests, or installs Debian's. */
import { existsSync } from 'node:fs'
import { StartError } from './checks.mjs'
import { installPackages } from './debian.mjs'

const places = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
]

export async function findBrowser(say) {
  const found = process.env.CHROMIUM_PATH ?? places.find(existsSync) ?? (await playwrightBrowser())
  if (found) return found
  installPackages(['chromium', 'fonts-noto-cjk'], () =>
    say('Installing Chromium for the browser tests'),
  )
  const installed = places.find(existsSync)
  if (installed) return installed
  throw new StartError(
    'No Chromium was found for the browser tests. Install one, or name it in CHROMIUM_PATH.',
  )
}

async function playwrightBrowser() {
  const { chromium } = await import('playwright')
  const own = chromium.executablePath()
  return existsSync(own) ? own : undefined
}
