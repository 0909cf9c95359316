/** Bundles the TypeScript of a process, which then starts faster and in less memory than by a loader. */
import { execFileSync } from 'node:child_process'
import { renameSync } from 'node:fs'
import path from 'node:path'

/**
 * By esbuild's command, as its API keeps a process.
 *
 * @param {string} root
 * @param {string} folder of the process
 * @param {string} source below the folder
 * @returns {string} the bundle, whose packages are those of the folder
 */
export function bundle(root, folder, source) {
  const outfile = path.join(root, folder, '.built', `${path.basename(source, '.ts')}.mjs`)
  // complete at once, as another start may read it
  const fresh = `${outfile}.${process.pid}`
  execFileSync(
    path.join(root, 'node_modules/.bin/esbuild'),
    [
      path.join(root, folder, source),
      `--outfile=${fresh}`,
      '--bundle',
      '--format=esm',
      '--platform=node',
      '--target=node20',
      '--packages=external',
      '--sourcemap=inline',
      '--log-level=error',
    ],
    { cwd: root, stdio: ['ignore', 'ignore', 'pipe'] },
  )
  renameSync(fresh, outfile)
  return outfile
}

/** @param {string} root */
export const bundleSiteServer = (root) => bundle(root, 'server', 'main.ts')
/** @param {string} root */
export const bundleIdentity = (root) => bundle(root, 'services/identity', 'src/main.ts')
/** @param {string} root */
export const bundleSearch = (root) => bundle(root, 'services/search', 'src/main.ts')
