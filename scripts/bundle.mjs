/**
 * Bundles the site's child processes into its build folder (`SITE_DIST_DIR`, or `.next`), as part
 * of `npm run build`, `npm start` and `npm run dev`.
 */
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { build } from 'esbuild'

const root = path.join(path.dirname(fileURLToPath(import.meta.url)), '..')

await build({
  absWorkingDir: root,
  entryPoints: ['lib/navigator/report/draw-process.ts'],
  outdir: path.join(process.env.SITE_DIST_DIR ?? '.next', 'apart'),
  outExtension: { '.js': '.mjs' },
  bundle: true,
  format: 'esm',
  platform: 'node',
  target: 'node20',
  packages: 'external',
  logLevel: 'error',
})
