import type { Client } from '@libsql/client'
import type { Payload } from 'payload'
import { getSqliteClient } from '../database/database'

type Statement = { sql: string; args: (string | number)[] }

/** Base of the ids of copies. */
const firstId = 100_000
const serviceId = firstId + 1

/**
 * The copies of one collection: `copies` is SQL that yields `id` and `original`; `changed` and
 * `texts` are SQL expressions of changed columns.
 */
type Plan = {
  table: string
  copies: string
  changed: Record<string, string>
  texts?: Record<string, string>
}

/**
 * Adds a navigator service with many jurisdictions and questions for load tests: copies of the
 * first service's answers. Written by SQL, as Payload would take minutes for 3,600 answers; without
 * versions, so that the admin panel does not list them.
 *
 * @returns how many answers were added; 0 when they exist
 * @throws Error on another database than SQLite, and without answers
 */
export async function addNavigatorCopies(
  payload: Payload,
  jurisdictions: number,
  questions: number,
): Promise<number> {
  const client = getSqliteClient(payload)
  if (!client)
    throw new Error('Copies for load checks are for the SQLite database of the local set-up only.')
  const { rows } = await client.execute(
    `select (select count(*) from navigator_services where id = ${serviceId}) as present, (select count(*) from navigator_answers_locales where _parent_id < ${firstId} and _locale = 'en' and _status = 'published') as originals`,
  )
  if (Number(rows[0]?.originals) === 0)
    throw new Error('There is no answer to copy: load the sample firm first.')
  if (Number(rows[0]?.present) > 0) return 0
  const statements: Statement[] = []
  for (const plan of plansOf(jurisdictions, questions))
    statements.push(...(await buildStatements(client, plan)))
  await client.batch(statements, 'write')
  return jurisdictions * questions
}

function plansOf(jurisdictions: number, questions: number): Plan[] {
  const titled = { title: "source.title || ' ' || (copies.id - 100000)" }
  const slugged = { slug: "source.slug || '-' || copies.id" }
  const ofService = { ...slugged, service_id: String(serviceId) }
  return [
    {
      table: 'navigator_services',
      copies: single('navigator_services'),
      changed: slugged,
      texts: titled,
    },
    {
      table: 'navigator_regions',
      copies: single('navigator_regions'),
      changed: ofService,
      texts: titled,
    },
    {
      table: 'navigator_jurisdictions',
      copies: many('navigator_jurisdictions', jurisdictions),
      changed: { ...ofService, region_id: String(serviceId) },
      texts: titled,
    },
    {
      table: 'navigator_questions',
      copies: many('navigator_questions', questions),
      changed: { ...ofService, order: '(copies.id - 100000) * 10' },
      texts: titled,
    },
    {
      table: 'navigator_answers',
      copies: many('navigator_answers', jurisdictions * questions),
      changed: {
        ...slugged,
        jurisdiction_id: `${serviceId} + (copies.id - ${serviceId}) / ${questions}`,
        question_id: `${serviceId} + (copies.id - ${serviceId}) % ${questions}`,
      },
    },
  ]
}

const single = (table: string): string =>
  `select ${serviceId} as id, (select min(id) from ${table}) as original`

/** Ids from 1 on, each with an original in turn. */
const many = (table: string, count: number): string => `
  with recursive numbers(n) as (select 1 union all select n + 1 from numbers where n < ${count}),
    originals as materialized (select _parent_id as id, row_number() over (order by _parent_id) - 1 as place from ${table}_locales where _parent_id < ${firstId} and _locale = 'en' and _status = 'published')
  select ${firstId} + n as id, originals.id as original from numbers join originals on originals.place = (n - 1) % (select count(*) from originals)`

/** One statement for the collection's table and each dependent one. */
async function buildStatements(client: Client, plan: Plan): Promise<Statement[]> {
  const { rows } = await client.execute(
    `select m.name as name, f."from" as parent from sqlite_master m join pragma_foreign_key_list(m.name) f
     where m.type = 'table' and m.name glob '${plan.table}_*' and f."table" = '${plan.table}' and f."from" in ('parent_id', '_parent_id')`,
  )
  const parts = rows.map((row) => ({
    table: String(row.name),
    parent: String(row.parent),
    changed: row.name === `${plan.table}_locales` ? (plan.texts ?? {}) : {},
  }))
  return Promise.all(
    [{ table: plan.table, parent: 'id', changed: plan.changed }, ...parts].map((part) =>
      copyStatement(client, plan.copies, part),
    ),
  )
}

async function copyStatement(
  client: Client,
  copies: string,
  { table, parent, changed }: { table: string; parent: string; changed: Record<string, string> },
): Promise<Statement> {
  const { rows } = await client.execute(`select name, type from pragma_table_info('${table}')`)
  const columns = rows
    .filter(
      (row) => row.name !== 'id' || parent === 'id' || row.type === 'TEXT' || row.type === 'text',
    )
    .map((row) => String(row.name))
  const valueOf = (name: string): string => {
    if (name === parent) return 'copies.id'
    // array rows have text ids
    return changed[name] ?? (name === 'id' ? "source.id || '-' || copies.id" : `source."${name}"`)
  }
  return {
    sql: `insert into "${table}" (${columns.map((name) => `"${name}"`).join(', ')})
      select ${columns.map(valueOf).join(', ')} from (${copies}) copies cross join "${table}" source on source."${parent}" = copies.original order by copies.id`,
    args: [],
  }
}
