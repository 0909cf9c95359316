import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { wholePage, type StoredPage } from '../lib/cache/page-file.mjs'

type Meta = { headers?: Record<string, string>; status?: number; segmentPaths?: string[] }

const folder = () => path.resolve(process.env.SITE_DIST_DIR ?? '.next', 'server/app')

/**
 * A page or file that the build pre-rendered. The build may be older than an edit, so that the page counts
 * as stale until it was rendered again.
 */
export async function readBuiltPage(key: string): Promise<StoredPage | null> {
  const file = path.join(folder(), key)
  if (!file.startsWith(folder())) return null
  try {
    const text = (end: string) => readFile(file + end, 'utf8')
    const [meta, html, rsc] = await Promise.all([
      text('.meta'),
      text('.html').catch(() => text('.body')),
      text('.rsc').catch(() => ''), // a file has none
    ])
    const { headers = {}, status = 200, segmentPaths = [] } = JSON.parse(meta) as Meta
    if (status !== 200) return null
    const { 'x-next-cache-tags': tags = '', ...others } = headers
    const segments = await Promise.all(
      segmentPaths
        .filter((name) => name !== wholePage)
        .map(async (name) => [name, await readFile(`${file}.segments${name}.segment.rsc`, 'utf8')]),
    )
    return {
      version: 0,
      renderedAt: 0,
      headers: others,
      tags: tags.split(','),
      html,
      rsc,
      segments: Object.fromEntries(segments) as Record<string, string>,
    }
  } catch {
    return null
  }
}
