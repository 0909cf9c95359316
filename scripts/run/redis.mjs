/** A Redis or Valkey for the tests. */
import { existsSync } from 'node:fs'
import path from 'node:path'
import { installPackages } from './debian.mjs'
import { StartError } from './preconditions.mjs'

const findProgram = () =>
  ['redis-server', 'valkey-server']
    .flatMap((name) =>
      [...(process.env.PATH ?? '').split(path.delimiter), '/opt/homebrew/bin'].map((folder) =>
        path.join(folder, name),
      ),
    )
    .find(existsSync)

/**
 * @param {(line: string) => void} report
 * @returns the server's program, after installing it on Debian
 */
export function findRedis(report) {
  const program = findProgram()
  if (program) return program
  installPackages(['redis-server'], () => report('Installing Redis for the browser tests'))
  const installed = findProgram()
  if (!installed)
    throw new StartError(
      'No Redis was found for the browser tests. Install one, with its program in the PATH.',
    )
  return installed
}
