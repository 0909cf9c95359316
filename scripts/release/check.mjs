/** Starts a release from its archive on a set-up that is not running, with nothing but Node. */
import { execFileSync } from 'node:child_process'
import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { StartError } from '../run/preconditions.mjs'
import { run, serve, stop, waitFor } from '../run/processes.mjs'

/**
 * @param {string} archive
 * @param {ReturnType<typeof import('../run/setup.mjs').describeSetup>} setup
 * @param {(line: string) => void} report
 * @throws StartError when something does not start or respond
 */
export async function checkArchive(archive, setup, report) {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'release-'))
  const running = []
  try {
    execFileSync('tar', ['-xzf', archive, '-C', folder])
    const root = path.join(folder, readdirSync(folder)[0] ?? '')
    const register = ['--import', path.join(root, 'packages/runtime/observability/register.mjs')]
    const start = async (name, cwd, args, variables, url) => {
      report(`Starting the ${name} of the archive`)
      const env = { ...variables, PATH: path.dirname(process.execPath), NODE_ENV: 'production' }
      const log = path.join(setup.logs, `release-${name}.log`)
      const child = serve(name, [...register, ...args], { cwd: path.join(root, cwd), env, log })
      running.unshift(child)
      await waitFor(url, { seconds: 60, child })
    }
    const { searchEnv, contentEnv } = setup
    const { SITE_DIST_DIR: _dist, ...siteEnv } = setup.siteEnv
    const contentFolder = path.join(root, 'services/content')
    await run(process.execPath, ['--conditions=production', 'migrate.mjs'], {
      cwd: contentFolder,
      env: contentEnv,
      log: path.join(setup.logs, 'release-migrate.log'),
    })
    const { site, search } = setup.ports
    const searchUrl = `http://localhost:${search}`
    await start('search', 'services/search', ['main.mjs'], searchEnv, `${searchUrl}/health`)
    const health = `${setup.contentUrl}/health`
    await start('content', 'services/content', ['server.mjs'], contentEnv, health)
    const siteUrl = `http://localhost:${site}`
    await start('site', '', ['server/main.mjs'], siteEnv, `${siteUrl}/api/health`)
    await waitFor(`${siteUrl}/api/ready`, { seconds: 30 })
    await checkPages(siteUrl)
    report('It is ready, and serves pages, search, files, pictures and PDFs')
  } finally {
    for (const child of running) await stop(child)
    rmSync(folder, { recursive: true, force: true })
  }
}

/** @type {[path: string, content: RegExp][]} what each kind of response needs is in the archive */
const expected = [
  ['/', /<h1/],
  ['/zh-cn/people', /<h1/],
  ['/people?q=kato', /Kato/],
  ['/insights?practice=competition', /<h1/],
  ['/api/suggest/en?path=/people/kato', /^\[/],
  ['/api/navigator/data-protection/report.pdf?with=france', /%PDF/],
  ['/sitemap.xml', /<sitemapindex/],
  ['/icon.svg', /<svg/],
  ['/api/brochure/en', /%PDF/],
]

async function checkPages(siteUrl) {
  for (const [address, content] of expected) {
    const response = await fetch(siteUrl + address)
    const body = await response.text()
    if (response.status !== 200 || !content.test(body))
      throw new StartError(`${address} of the archive is not as expected (${response.status}).`)
    const [script] = /\/_next\/static\/[^"]+\.js/.exec(body) ?? []
    const [picture] = /\/_next\/image\?[^" ]+/.exec(body) ?? []
    const [, card] = /og:image" content="([^"]+)/.exec(body) ?? []
    for (const part of [script, picture, card]) {
      if (!part) continue
      const { status } = await fetch(new URL(part.replaceAll('&amp;', '&'), siteUrl))
      if (status !== 200) throw new StartError(`${part} of ${address} responded ${status}.`)
    }
  }
}
