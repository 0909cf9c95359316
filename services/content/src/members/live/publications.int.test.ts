import { parse, subscribe, type GraphQLSchema } from 'graphql'
import type { WebSocket } from 'ws'
import config from '../../payload.config'
import { getSchema } from '../../graphql/handler'
import { contentTypes } from '../../model/content-types'
import { startContentService } from '../../testing/content-service'
import { saveFavourite } from '../../testing/member-documents'
import { signInAs } from '../../testing/sign-in-as'
import { addSocket } from './member-sockets'
import { createPublicationWatch } from './publications'

const fixtures = await startContentService()
const { payload, graphql, ids, ann } = fixtures

/** What Ann's open page receives from now on. */
async function collectEvents(): Promise<string[]> {
  const { schema } = (await getSchema(config)) as unknown as { schema: GraphQLSchema }
  const received: string[] = []
  const events = await subscribe({
    schema,
    document: parse('subscription { memberEvents { kind } }'),
    contextValue: { member: ids.ann },
  })
  if (!(Symbol.asyncIterator in events)) throw new Error(JSON.stringify(events))
  void (async () => {
    for await (const { data } of events)
      received.push((data as { memberEvents: { kind: string } }).memberEvents.kind)
  })()
  addSocket({} as WebSocket, ids.ann, {})
  return received
}

test('a change of a saved document is announced beside changes of every type', async () => {
  await graphql(saveFavourite, {
    token: ann,
    variables: { data: { kind: 'article', document: ids.article } },
  })
  const received = await collectEvents()
  const notify = createPublicationWatch(payload)
  for (const collection of Object.keys(contentTypes))
    await payload.db.create({
      collection: 'audit-entries',
      data: { action: 'changed', document: `${collection}/1`, editor: 'Ada' },
    })
  const publisher = await signInAs(fixtures, 'publisher')
  const change = { summary: 'Another summary.', _status: 'published' }
  expect((await publisher.patch(`articles/${ids.article}?locale=en`, change)).status).toBe(200)
  await notify()
  await new Promise(setImmediate)
  expect(received).toContain('favourite')
})

test('what could not be announced is announced by the next call', async () => {
  const received = await collectEvents()
  const notify = createPublicationWatch(payload)
  const { findOne } = payload.db
  payload.db.findOne = () => Promise.reject(new Error('Busy'))
  await expect(notify()).rejects.toThrow('Busy')
  payload.db.findOne = findOne
  await notify()
  await new Promise(setImmediate)
  expect(received).toContain('favourite')
})
