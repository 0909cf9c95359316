import is from 'node:assert/strict'
import { createClient } from '@libsql/client'
import type { Payload } from 'payload'
import { isPostgres } from '../../database'
import { at, type Check } from './check'

const queryOf = (id: unknown) =>
  `{ Articles(where: { id: { equals: ${String(id)} } }) { docs { practices { title } } } }`

/** Writes a row as another process would. */
async function writeDirectly(payload: Payload, sql: string): Promise<void> {
  const url = process.env.CONTENT_DATABASE_URL ?? ''
  if (isPostgres(url)) await payload.db.pool.query(sql)
  else await createClient({ url }).execute(sql)
}

export const relationshipCacheChecks: Record<string, Check> = {
  'related documents are fresh after a change by any process': async ({
    payload,
    graphql,
    ids,
  }) => {
    const titles = async () =>
      at(await graphql(queryOf(ids.article)), 'data.Articles.docs.0.practices')
    const rename = (title: string) =>
      payload.update({
        collection: 'services',
        id: ids.child,
        data: { title, _status: 'published' },
        context: { quiet: true },
      })
    const before = await titles()
    is.deepEqual(await titles(), before)
    await rename('Mergers, renamed')
    is.deepEqual(await titles(), [{ title: 'Mergers, renamed' }])
    await writeDirectly(
      payload,
      `UPDATE services_locales SET title = 'Renamed besides' WHERE _parent_id = ${ids.child} AND _locale = 'en'`,
    )
    is.deepEqual(await titles(), [{ title: 'Renamed besides' }])
    await rename('Merger control')
    is.deepEqual(await titles(), before)
  },
  'an editor’s response is not cached for others': async ({ payload, graphql, ids }) => {
    const editor = { email: 'related@firm.test', password: 'a long password' }
    await payload.create({
      collection: 'users',
      data: { ...editor, name: 'Editor', role: 'editor' },
    })
    const { token } = await payload.login({ collection: 'users', data: editor })
    const set = (status: 'draft' | 'published') =>
      payload.update({
        collection: 'services',
        id: ids.child,
        data: { _status: status },
        context: { quiet: true },
      })
    await set('draft')
    is.deepEqual(
      at(
        await graphql(queryOf(ids.article), { token: `JWT ${token}` }),
        'data.Articles.docs.0.practices',
      ),
      [{ title: 'Merger control' }],
    )
    is.deepEqual(at(await graphql(queryOf(ids.article)), 'data.Articles.docs.0.practices'), [])
    await set('published')
    is.deepEqual(at(await graphql(queryOf(ids.article)), 'data.Articles.docs.0.practices'), [
      { title: 'Merger control' },
    ])
  },
}
