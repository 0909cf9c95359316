/**
 * `npm run backup -- <folder>`: copies the content, media, accounts, search settings and stored
 * submissions of the set-up into a new folder, while it runs. `npm run restore -- <folder>` brings
 * them back into a set-up without data; `--force` replaces what is there (docs/operate/backup.md).
 * `npm run backup -- --check` tries both with the sample firm, and compares every row and page.
 */
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { backUp, restore } from './backup/backup.mjs'
import { report, runCommand } from './run/command.mjs'
import { checkPort, StartError } from './run/preconditions.mjs'
import { describeSetup } from './run/setup.mjs'
import { checkFolder, lockFolder } from './run/state.mjs'

const root = path.join(path.dirname(fileURLToPath(import.meta.url)), '..')
const [command, ...args] = process.argv.slice(2)
const folder = args.find((argument) => !argument.startsWith('--'))
const ports = {
  site: Number(process.env.PORT ?? 3000),
  content: Number(process.env.CONTENT_PORT ?? 3001),
  identity: Number(process.env.IDENTITY_PORT ?? 3002),
  search: Number(process.env.SEARCH_PORT ?? 3003),
}

if (args.includes('--check'))
  await runCommand(async () => {
    // loaded here: a release has no set-up to check
    const { checkRestore } = await import('./backup/check.mjs')
    await checkRestore(root, report)
  })

try {
  if (!folder) throw new StartError(`A folder is needed: npm run ${command} -- <folder>`)
  process.umask(0o077)
  // damaged secrets are a reason to restore: those of the backup replace them
  const stored = command === 'restore' ? {} : undefined
  const setup = describeSetup(root, { data: '.data', ports, dist: '.next', stored })
  if (command === 'backup') {
    const { files, bytes } = await backUp(setup, path.resolve(folder))
    console.log(`${files} files, ${(bytes / 1e6).toFixed(1)} MB, are in ${folder}.`)
  } else {
    // on whatever ports
    checkFolder(setup.folder)
    lockFolder(setup.folder)
    for (const [name, port] of Object.entries(ports)) await checkPort(port, name, 'the port')
    await restore(setup, path.resolve(folder), { force: args.includes('--force') })
    console.log('Restored. Start the services now.')
  }
} catch (cause) {
  console.error(cause instanceof StartError ? cause.message : cause)
  process.exit(1)
}
