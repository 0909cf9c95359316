import { createClient } from '@libsql/client'
import { isPostgres } from '../database/database'
import { startContentService } from '../testing/content-service'
import { at } from '../testing/responses'
import { signInAs } from '../testing/sign-in-as'

const fixtures = await startContentService()
const { payload, graphql, ids } = fixtures

const buildQuery = (id: unknown) =>
  `{ Articles(where: { id: { equals: ${String(id)} } }) { docs { practices { title } } } }`

/** Writes a row as another process would. */
async function writeDirectly(sql: string): Promise<void> {
  const url = process.env.CONTENT_DATABASE_URL ?? ''
  if (isPostgres(url)) await payload.db.pool.query(sql)
  else await createClient({ url }).execute(sql)
}

test('related documents are fresh after a change by any process', async () => {
  const titles = async () =>
    at(await graphql(buildQuery(ids.article)), 'data.Articles.docs.0.practices')
  const rename = (title: string) =>
    payload.update({
      collection: 'services',
      id: ids.child,
      data: { title, _status: 'published' },
      context: { quiet: true },
    })
  const before = await titles()
  expect(await titles()).toStrictEqual(before)
  await rename('Mergers, renamed')
  expect(await titles()).toStrictEqual([{ title: 'Mergers, renamed' }])
  await writeDirectly(
    `UPDATE services_locales SET title = 'Renamed besides' WHERE _parent_id = ${ids.child} AND _locale = 'en'`,
  )
  expect(await titles()).toStrictEqual([{ title: 'Renamed besides' }])
  await rename('Merger control')
  expect(await titles()).toStrictEqual(before)
})

test('an editor’s response is not cached for others', async () => {
  const { token } = await signInAs(fixtures, 'editor')
  const set = (status: 'draft' | 'published') =>
    payload.update({
      collection: 'services',
      id: ids.child,
      data: { _status: status },
      context: { quiet: true },
    })
  await set('draft')
  expect(
    at(await graphql(buildQuery(ids.article), { token }), 'data.Articles.docs.0.practices'),
  ).toStrictEqual([{ title: 'Merger control' }])
  expect(
    at(await graphql(buildQuery(ids.article)), 'data.Articles.docs.0.practices'),
  ).toStrictEqual([])
  await set('published')
  expect(
    at(await graphql(buildQuery(ids.article)), 'data.Articles.docs.0.practices'),
  ).toStrictEqual([{ title: 'Merger control' }])
})
