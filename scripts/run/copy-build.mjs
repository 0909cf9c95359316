import { mkdirSync, readdirSync, rmSync, symlinkSync } from 'node:fs'
import path from 'node:path'

/**
 * The build of a site in a folder of another instance, by links and without the pages that were
 * rendered since. What it was built with is not in it: instances of tests have settings of their own.
 *
 * @param {string} built
 * @param {string} copy
 */
export function copyBuild(built, copy) {
  rmSync(copy, { recursive: true, force: true })
  mkdirSync(path.join(copy, 'server'), { recursive: true })
  const link = (/** @type {string} */ entry) =>
    symlinkSync(path.join(built, entry), path.join(copy, entry))
  for (const entry of readdirSync(built))
    if (!['server', 'cache', 'rendered', 'built-with.json'].includes(entry)) link(entry)
  for (const entry of readdirSync(path.join(built, 'server'))) link(`server/${entry}`)
}
