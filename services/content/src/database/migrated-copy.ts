import { copyFile, rename, rm } from 'node:fs/promises'
import { existsSync, realpathSync } from 'node:fs'
import { createClient, type Client } from '@libsql/client'

/**
 * SQLite's migrations run statement by statement, because a transaction would ignore
 * `PRAGMA foreign_keys`: one that is killed leaves tables that no later run can complete. They run on
 * a copy, which then takes the place of the database.
 */
export class MigratedCopy {
  readonly #file: string
  readonly file: string

  private constructor(file: string) {
    this.#file = file
    this.file = `${file}.migrating`
  }

  /**
   * @param url of the database; null for PostgreSQL, whose migrations are transactions, and when no
   *   migration is pending
   * @throws Error when another process has the database open
   */
  static async create(url: string, migrations: { name: string }[]): Promise<MigratedCopy | null> {
    if (!url.startsWith('file:')) return null
    const name = url.slice('file:'.length)
    // a link stays one: the copy belongs beside the file to which it leads
    const copy = new MigratedCopy(existsSync(name) ? realpathSync(name) : name)
    await copy.remove()
    if (!existsSync(copy.#file)) return copy
    const isPending = await withClient(copy.#file, async (client) => {
      const done = await readNames(client)
      if (migrations.every(({ name }) => done.has(name))) return false
      await closeJournal(client, copy.#file)
      return true
    })
    if (!isPending) return null
    await copyFile(copy.#file, copy.file).catch(async (cause: unknown) => {
      await copy.remove()
      throw new Error(`${copy.#file} cannot be copied for its migration: ${String(cause)}`, {
        cause,
      })
    })
    return copy
  }

  async remove(): Promise<void> {
    for (const end of ['', ...besides]) await rm(this.file + end, { force: true })
  }

  /** Replaces the database by its migrated copy, whose connections are closed. */
  async replaceOriginal(): Promise<void> {
    await withClient(this.file, (client) => closeJournal(client, this.file))
    await rename(this.file, this.#file)
  }
}

/** The files of a journal. */
const besides = ['-wal', '-shm', '-journal']

async function withClient<Value>(file: string, call: (client: Client) => Promise<Value>) {
  const client = createClient({ url: `file:${file}` })
  try {
    return await call(client)
  } finally {
    client.close()
  }
}

async function readNames(client: Client): Promise<Set<unknown>> {
  const tables = await client.execute(
    "select name from sqlite_master where name = 'payload_migrations'",
  )
  if (tables.rows.length === 0) return new Set()
  const { rows } = await client.execute('select name from payload_migrations')
  return new Set(rows.map(({ name }) => name))
}

/** Moves the journal into the file; SQLite refuses it while another connection is open. */
async function closeJournal(client: Client, file: string): Promise<void> {
  await client.execute('PRAGMA journal_mode = DELETE').catch((cause: unknown) => {
    throw new Error(`${file} is in use: stop the content service, then migrate.`, { cause })
  })
}
