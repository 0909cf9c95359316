import type { Client } from '@libsql/client'
import type { Payload } from 'payload'
import { getSqliteClient } from '../database/database'

type Statement = { sql: string; args: (string | number)[] }

/** Ids from here on are copies for load tests. */
const firstCopy = 100_001

/** Copies are dated over this many days, up to yesterday. */
const spreadDays = 3652

/**
 * Adds copies of the publications for load tests: ids from `firstCopy` on, each with its own title,
 * slug and date. Written by SQL in one transaction, as Payload would take hours for 20,000. Copies
 * have no versions, so that the admin panel does not list them.
 *
 * @param count the total number of copies
 * @returns how many were added
 * @throws Error on another database than SQLite, and without publications
 */
export async function addPublicationCopies(payload: Payload, count: number): Promise<number> {
  const client = sqliteOf(payload)
  const [state] = (
    await client.execute({
      sql: 'select count(*) as present, max(id) as last from articles where id >= ?',
      args: [firstCopy],
    })
  ).rows
  const { rows: originals } = await client.execute({
    sql: "select _parent_id from articles_locales where _parent_id < ? and _locale = 'en' and _status = 'published' limit 1",
    args: [firstCopy],
  })
  if (originals.length === 0)
    throw new Error('There is no publication to copy: load the sample firm first.')
  const present = Number(state?.present)
  if (present >= count) return 0
  const from = Number(state?.last ?? firstCopy - 1) + 1
  const to = from + count - present - 1
  await client.batch(await copyStatements(client, from, to), 'write')
  return to - from + 1
}

function sqliteOf(payload: Payload): Client {
  const client = getSqliteClient(payload)
  if (!client)
    throw new Error('Copies for load checks are for the SQLite database of the local set-up only.')
  return client
}

/** One statement per table. */
async function copyStatements(client: Client, from: number, to: number): Promise<Statement[]> {
  const { rows } = await client.execute(
    `select m.name as name, f."from" as parent from sqlite_master m join pragma_foreign_key_list(m.name) f
     where m.type = 'table' and m.name glob 'articles_*' and f."table" = 'articles' and f."from" in ('parent_id', '_parent_id')`,
  )
  const parts = rows.map((row): CopiedTable => ({
    table: String(row.name),
    parent: String(row.parent),
    changed: row.name === 'articles_locales' ? changedTexts : {},
  }))
  const tables: CopiedTable[] = [
    { table: 'articles', parent: 'id', changed: changedValues },
    ...parts,
  ]
  return Promise.all(tables.map((table) => copyStatement(client, table, from, to)))
}

type CopiedTable = { table: string; parent: string; changed: Record<string, string> }

async function copyStatement(
  client: Client,
  { table, parent, changed }: CopiedTable,
  from: number,
  to: number,
): Promise<Statement> {
  const { rows } = await client.execute(`select name from pragma_table_info('${table}')`)
  const columns = rows
    .map((row) => String(row.name))
    .filter((name) => name !== 'id' || parent === 'id')
  const valueOf = (name: string): string =>
    changed[name] ?? (name === parent ? 'copies.id' : `source."${name}"`)
  return {
    sql: `
      with recursive
        numbers(id) as (select cast(? as integer) union all select id + 1 from numbers where id < cast(? as integer)),
        originals as materialized (select _parent_id as id, row_number() over (order by _parent_id) - 1 as place from articles_locales where _parent_id < ${firstCopy} and _locale = 'en' and _status = 'published'),
        copies as materialized (
          select numbers.id, originals.id as original, 1 + (numbers.id * 7919) % ${spreadDays} as age
          from numbers join originals on originals.place = numbers.id % (select count(*) from originals)
        )
      insert into "${table}" (${columns.map((name) => `"${name}"`).join(', ')})
      select ${columns.map(valueOf).join(', ')} from copies cross join "${table}" source on source."${parent}" = copies.original
      order by copies.id`,
    args: [from, to],
  }
}

const day = "strftime('%Y-%m-%dT09:00:00.000Z', 'now', '-' || copies.age || ' days')"

const changedValues: Record<string, string> = {
  id: 'copies.id',
  slug: "source.slug || '-' || copies.id",
  published_on: day,
  updated_on: 'null',
  created_at: day,
  updated_at: day,
}

const changedTexts: Record<string, string> = { title: "source.title || ', ' || copies.id" }
