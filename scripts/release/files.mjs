/** The files that a release consists of: what its processes load, and nothing else. */
import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { nodeFileTrace } from '@vercel/nft'
import { build } from 'esbuild'

/**
 * TypeScript that a release runs as a bundle without its packages: the file in the release, and its
 * source.
 */
const bundles = {
  site: {
    'server/main.mjs': 'server/main.ts',
    '.next/apart/draw-process.mjs': 'lib/navigator/report/draw-process.ts',
  },
  content: {
    'services/content/migrate.mjs': 'services/content/scripts/migrate.ts',
    'services/content/reindex.mjs': 'services/content/scripts/reindex.ts',
    'services/content/move-to-postgres.mjs': 'services/content/scripts/move-to-postgres.ts',
  },
  search: { 'services/search/main.mjs': 'services/search/src/main.ts' },
}
/** Files that processes start with or load by name, and the folder that each starts in. */
const entries = {
  site: {
    files: [
      'server/next-process.mjs',
      'server/markdown-worker.mjs',
      'next.config.mjs',
      'lib/cache/handler.mjs',
      'packages/runtime/observability/register.mjs',
    ],
    cwd: '',
  },
  content: {
    files: [
      'services/content/server.mjs',
      'services/content/next.config.mjs',
      'services/content/workbook-worker.mjs',
      'packages/runtime/observability/register.mjs',
    ],
    cwd: 'services/content',
  },
  search: { files: ['packages/runtime/observability/register.mjs'], cwd: 'services/search' },
}
/** Scripts that operators run: what they import, and no file that they name. */
const scripts = ['scripts/backup.mjs']
/** What a start that reads a `next.config.mjs` resolves, by names that no trace sees. */
const resolvedByName = [
  'node_modules/next/dist/compiled/webpack',
  'node_modules/next/dist/compiled/@babel/runtime',
  'node_modules/server-only', // resolved to another file where documents are drawn
]
/** What production does not load; Next leaves the first out of its own traces. */
const ignored = [
  /next\/dist\/compiled\/next-server\/.*\.dev\.js$/,
  /next\/dist\/docs\//,
  /\.d\.ts$/,
  /\.map$/,
  /next-intl\/dist\/.*\bplugin\b/, // next.config.mjs imports it for a build only
  // pictures and PDFs are drawn with whole fonts
  /@fontsource\/.*(\.woff2|-\d+-\d+-normal\.woff)$/,
  // of these, pictures use one weight (lib/og/fonts.ts)
  /@fontsource\/noto-sans(?:-math|-symbols-2)?\/.*-(?!400-normal)\d+-(?:normal|italic)\.woff$/,
]
const isIgnored = (/** @type {string} */ file) => ignored.some((pattern) => pattern.test(file))
/** Parts of a build that only the build uses, or that the archive builds itself. */
const ofBuilds = /^(apart|cache|rendered|dev|dev-site|types|diagnostics|trace.*|turbopack|build)$/

/** @typedef {keyof typeof bundles} Part */

/**
 * Where each file of a part comes from, by its place in the release.
 *
 * @param {string} root
 * @param {Part} part
 * @param {string} dist the folder of its build, below the root; it is `.next` in the release
 * @returns {Promise<Map<string, string>>} absolute paths by relative ones
 */
export async function findFiles(root, part, dist) {
  const { files: started, cwd } = entries[part]
  const bundled = await bundle(root, part)
  const files = new Map()
  const add = (/** @type {string} */ place, /** @type {string} */ file) =>
    isIgnored(place) || files.set(place, file)
  const traced = await trace(root, [...bundled.values(), ...started], cwd)
  if (part === 'site')
    for (const file of await trace(root, scripts, cwd, { computeFileReferences: false }))
      traced.add(file)
  for (const file of traced) if (!isBuilt(file)) add(file, path.join(root, file))
  for (const [place, file] of bundled) add(place, path.join(root, file))
  if (part === 'search') return files
  for (const folder of resolvedByName)
    for (const file of listFiles(path.join(root, folder)))
      add(path.join(folder, file), path.join(root, folder, file))
  const build = path.join(root, dist)
  for (const file of listFiles(build, ofBuilds))
    if (file.endsWith('.nft.json'))
      for (const absolute of tracedByNext(path.join(build, file))) {
        const place = path.relative(root, absolute)
        if (!isBuilt(place) && !place.startsWith(dist)) add(place, absolute)
      }
    else add(path.join(cwd, '.next', file), path.join(build, file))
  const publicFolder = path.join(root, cwd, 'public')
  for (const file of listFiles(publicFolder))
    add(path.join(cwd, 'public', file), path.join(publicFolder, file))
  return files
}

/** Builds come from one folder, whatever a trace found in others. */
const isBuilt = (/** @type {string} */ file) => /(^|\/)(\.built|\.next|\.data)\//.test(file)

/** @param {string} file a trace of `next build` */
const tracedByNext = (file) =>
  JSON.parse(readFileSync(file, 'utf8')).files.map((/** @type {string} */ name) =>
    path.resolve(path.dirname(file), name),
  )

/** @returns {Promise<Map<string, string>>} the bundles, below the root, by their place */
async function bundle(root, part) {
  const places = new Map()
  for (const [place, source] of Object.entries(bundles[part])) {
    // beside its packages, so that they are found
    const outfile = path.join(entries[part].cwd, '.built/release', path.basename(place))
    await build({
      absWorkingDir: root,
      entryPoints: [source],
      outfile,
      bundle: true,
      format: 'esm',
      platform: 'node',
      target: 'node20',
      packages: 'external',
      logLevel: 'error',
    })
    places.set(place, outfile)
  }
  return places
}

/** @returns {Promise<Set<string>>} files and links below the root */
async function trace(root, files, cwd, analysis = {}) {
  const { fileList } = await nodeFileTrace(
    files.map((/** @type {string} */ file) => path.join(root, file)),
    { base: root, processCwd: path.join(root, cwd), ignore: isIgnored, analysis },
  )
  return fileList
}

/** Files and links below a folder, by their relative paths, without some of its entries. */
function listFiles(folder, left = /^$/) {
  const names = []
  const visit = (relative) => {
    for (const entry of readdirSync(path.join(folder, relative), { withFileTypes: true })) {
      const name = path.join(relative, entry.name)
      if (!relative && left.test(entry.name)) continue
      if (entry.isDirectory()) visit(name)
      else names.push(name)
    }
  }
  visit('')
  return names
}
