import 'server-only'
import { rmSync } from 'node:fs'
import { mkdtemp, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'

/** A report, made: a file in a folder of its own, which nobody but the site may read, until it is forgotten: after ten minutes at the latest. */
export type ReportFile = {
  name: string
  type: string
  path: string
  length: number
  forget: () => Promise<void>
}

export const keptMs = 10 * 60_000

const folders = new Set<string>()

process.once('exit', () => {
  for (const folder of folders) rmSync(folder, { recursive: true, force: true })
})

/** @throws what `write` throws; nothing is left behind then */
export async function makeFile(
  { name, type }: Pick<ReportFile, 'name' | 'type'>,
  write: (file: string) => Promise<void>,
): Promise<ReportFile> {
  const folder = await mkdtemp(path.join(tmpdir(), 'report-'))
  folders.add(folder)
  const forget = async () => {
    await rm(folder, { recursive: true, force: true }).catch((cause: unknown) =>
      console.error('A report could not be taken away.', cause),
    )
    folders.delete(folder)
  }
  try {
    const file = path.join(folder, 'report')
    await write(file)
    setTimeout(() => void forget(), keptMs).unref() // also where it was never taken
    return { name, type, path: file, length: (await stat(file)).size, forget }
  } catch (cause) {
    await forget()
    throw cause
  }
}
