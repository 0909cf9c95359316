/**
 * `node services/content/scripts/check-seed.mjs [collection]`: validates the seed files and lists
 * their errors.
 */
import { spawnSync } from 'node:child_process'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { placeholders } from '../environment.mjs'

const scriptsDir = path.dirname(fileURLToPath(import.meta.url))
const { status } = spawnSync(
  process.execPath,
  ['scripts/run.mjs', 'seed', '--check', ...process.argv.slice(2)],
  {
    cwd: path.join(scriptsDir, '..'),
    stdio: 'inherit',
    env: { ...process.env, ...placeholders },
  },
)
process.exit(status ?? 1)
