import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import { securityHeaders } from '../lib/security-headers.mjs'
import { chooseCoding, type Coding } from './coding'
import type { Step } from './steps'

const prefix = '/_next/static/'
const extensionOf: Record<Coding, string> = { br: '.br', gzip: '.gz', identity: '' }
const typeOf: Record<string, string> = {
  '.css': 'text/css; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.woff2': 'font/woff2',
}

/**
 * Scripts, style sheets and fonts of the build, from memory (some 4 MB): a page requests twenty at
 * once, and Next compresses each time. Files that are not of this build go to Next.
 *
 * @param dist build folder, after `scripts/finish-build.mjs`
 */
export async function buildFiles(dist: string): Promise<Step> {
  const files = await readFiles(path.join(dist, 'static'))
  return ({ method, url = '/', headers }, response) => {
    if (!url.startsWith(prefix) || (method !== 'GET' && method !== 'HEAD')) return false
    const name = url.slice(prefix.length).split('?')[0] ?? ''
    const type = typeOf[path.extname(name)]
    const coding = files.has(name + extensionOf.br)
      ? chooseCoding(headers['accept-encoding'])
      : 'identity'
    const body = files.get(name + extensionOf[coding])
    if (!type || !body) return false
    response.writeHead(200, {
      ...securityHeaders,
      'content-type': type,
      'content-length': body.length,
      'cache-control': 'public, max-age=31536000, immutable',
      vary: 'Accept-Encoding',
      ...(coding === 'identity' ? {} : { 'content-encoding': coding }),
    })
    response.end(body)
    return true
  }
}

/** @returns contents by path below the folder */
async function readFiles(folder: string): Promise<Map<string, Buffer>> {
  const names = await readdir(folder, { recursive: true })
  const sent = names.filter((name) => path.extname(name.replace(/\.(?:br|gz)$/, '')) in typeOf)
  const read = async (name: string) => [name, await readFile(path.join(folder, name))] as const
  return new Map(await Promise.all(sent.map(read)))
}
