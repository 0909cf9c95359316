import 'server-only'
import { rmSync } from 'node:fs'
import { mkdtemp, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'

/** The file of a report in a folder that only the site can read. It is removed after ten minutes at the latest. */
export type ReportFile = {
  name: string
  type: string
  path: string
  length: number
  remove: () => Promise<void>
}

export const lifetimeMs = 10 * 60_000

const folders = new Set<string>()

process.once('exit', () => {
  for (const folder of folders) rmSync(folder, { recursive: true, force: true })
})

/** @throws what `write` throws, after the folder was removed */
export async function createFile(
  { name, type }: Pick<ReportFile, 'name' | 'type'>,
  write: (file: string) => Promise<void>,
): Promise<ReportFile> {
  const folder = await mkdtemp(path.join(tmpdir(), 'report-'))
  folders.add(folder)
  const remove = async () => {
    await rm(folder, { recursive: true, force: true }).catch((cause: unknown) =>
      console.error('A report could not be taken away.', cause),
    )
    folders.delete(folder)
  }
  try {
    const file = path.join(folder, 'report')
    await write(file)
    setTimeout(() => void remove(), lifetimeMs).unref() // if it is never downloaded
    return { name, type, path: file, length: (await stat(file)).size, remove }
  } catch (cause) {
    await remove()
    throw cause
  }
}
