/** What a process checks before it opens its port: its folders, and what its environment lacks. */
import { accessSync, constants, existsSync, mkdirSync, statSync } from 'node:fs'
import path from 'node:path'

/**
 * @param {string} folder created if it is missing
 * @param {string} name of the variable that sets it
 * @returns {string[]} a sentence when it cannot be written
 */
export function folderProblems(folder, name) {
  const absolute = path.resolve(folder)
  try {
    if (!existsSync(absolute)) mkdirSync(absolute, { recursive: true, mode: 0o700 })
    if (!statSync(absolute).isDirectory()) return [`${absolute} (${name}) is not a folder.`]
    accessSync(absolute, constants.W_OK | constants.X_OK)
    return []
  } catch (cause) {
    const { code } = /** @type {NodeJS.ErrnoException} */ (cause)
    return [`The folder ${absolute} (${name}) cannot be written: ${code}.`]
  }
}

/**
 * @param {string} folder
 * @returns {string[]} a sentence when it has no complete build of Next
 */
export const buildProblems = (folder) =>
  existsSync(path.join(folder, 'BUILD_ID'))
    ? []
    : [`There is no build in ${path.resolve(folder)}: run "npm run build", or unpack a release.`]

/**
 * Ends the process with 1 when there is a problem.
 *
 * @param {string} name of the process
 * @param {string[]} problems sentences
 */
export function assertCanStart(name, problems) {
  if (problems.length === 0) return
  process.stderr.write(
    `The ${name} cannot start:\n${problems.map((problem) => `  ${problem}\n`).join('')}`,
  )
  process.exit(1)
}
