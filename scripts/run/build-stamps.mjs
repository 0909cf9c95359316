/** Records from which files something was installed or built, so that later starts skip it. */
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import path from 'node:path'

const ignored = new Set([
  'node_modules',
  '.next',
  '.data',
  '.git',
  '.built',
  'generated-docs',
  'test-results',
])

/** A hash of all files below the paths, by name and content, without tests. */
export function computeHash(root, paths, extra = '') {
  const hash = createHash('sha256').update(extra)
  for (const target of paths)
    for (const file of filesIn(path.join(root, target)))
      hash.update(path.relative(root, file)).update(readFileSync(file))
  return hash.digest('hex')
}

function filesIn(target) {
  if (!existsSync(target)) return []
  if (statSync(target).isFile()) return /\.test\.tsx?$/.test(target) ? [] : [target]
  return readdirSync(target, { withFileTypes: true })
    .filter((entry) => !ignored.has(entry.name))
    .sort((a, b) => (a.name < b.name ? -1 : 1))
    .flatMap((entry) => filesIn(path.join(target, entry.name)))
}

export const isStamped = (folder, name, value) => {
  const file = path.join(folder, `${name}.stamp`)
  return existsSync(file) && readFileSync(file, 'utf8') === value
}

export function stamp(folder, name, value) {
  mkdirSync(folder, { recursive: true })
  writeFileSync(path.join(folder, `${name}.stamp`), value)
}
