import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { createClient } from '@libsql/client'
import { getSqliteClient } from './database'
import { startContentService } from '../testing/content-service'
import { createMemberDocuments } from '../testing/member-documents'
import { createArticle } from '../testing/sample-content'

const fixtures = await startContentService()
const { payload, folder, ann, ids } = fixtures
const target = process.env.CHECK_MOVE_URL ?? ''

/** Runs as an administrator does. @returns what it prints, and its exit code */
async function move(source: string, target: string): Promise<{ output: string; code: unknown }> {
  try {
    const { stdout } = await promisify(execFile)(
      process.execPath,
      ['scripts/run.mjs', 'move-to-postgres', source],
      { env: { ...process.env, CONTENT_DATABASE_URL: target } },
    )
    return { output: stdout, code: 0 }
  } catch (cause) {
    const { stderr, code } = cause as { stderr: string; code: unknown }
    return { output: stderr, code }
  }
}

/** `CHECK_MOVE_URL` is an empty PostgreSQL database; `npm test` has one. */
const testWithTarget = target ? test : test.skip

testWithTarget('move: everything goes to PostgreSQL, once', async () => {
  await createMemberDocuments(fixtures, ann, ids.ann, 'ANN')
  await createArticle(fixtures)
  const running = getSqliteClient(payload)
  if (!running) throw new Error('CHECK_DATABASE_URL is set: this test moves SQLite.')
  // Both sides are counted in a copy.
  const file = `${folder}/moved.db`
  await running.execute({ sql: 'vacuum into ?', args: [file] })
  const source = `file:${file}`
  const copy = createClient({ url: source })
  const { rows } = await copy.execute(
    `select name from sqlite_master where type = 'table' and name not like 'sqlite_%'
             and name <> 'payload_migrations'`,
  )
  let total = 0
  for (const { name } of rows) {
    const counted = await copy.execute(`select count(*) as count from "${String(name)}"`)
    total += Number(counted.rows[0]?.count)
  }
  expect(total).toBeGreaterThan(0)

  await copy.execute('alter table "news" add column "of_another_release" text')
  const other = await move(source, target)
  expect(other.output).toMatch(/different releases.*news\.of_another_release/)
  await copy.execute('alter table "news" drop column "of_another_release"')
  copy.close()

  const moved = await move(source, target)
  expect(moved.output).toMatch(
    new RegExp(`${total} rows of ${rows.length} tables were copied and compared`),
  )
  const again = await move(source, target)
  expect(again.code).toBe(1)
  expect(again.output).toMatch(/is not empty/)
})
