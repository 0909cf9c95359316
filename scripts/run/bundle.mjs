/** Bundles the TypeScript of a process, which then starts faster and in less memory than by a loader. */
import { renameSync } from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'

/**
 * @param {string} root
 * @param {string} folder of the process
 * @param {string} source below the folder
 * @returns {string} the bundle, whose packages are those of the folder
 */
export function bundle(root, folder, source) {
  // loaded here, as the packages may be installed by this very start
  const { buildSync } = createRequire(import.meta.url)('esbuild')
  const outfile = path.join(root, folder, '.built', `${path.basename(source, '.ts')}.mjs`)
  // complete at once, as another start may read it
  const fresh = `${outfile}.${process.pid}`
  buildSync({
    absWorkingDir: root,
    entryPoints: [path.join(root, folder, source)],
    outfile: fresh,
    bundle: true,
    format: 'esm',
    platform: 'node',
    target: 'node20',
    packages: 'external',
    sourcemap: 'inline',
    logLevel: 'error',
  })
  renameSync(fresh, outfile)
  return outfile
}

/** @param {string} root */
export const bundleSiteServer = (root) => bundle(root, 'server', 'main.ts')
/** @param {string} root */
export const bundleIdentity = (root) => bundle(root, 'services/identity', 'src/main.ts')
/** @param {string} root */
export const bundleSearch = (root) => bundle(root, 'services/search', 'src/main.ts')
