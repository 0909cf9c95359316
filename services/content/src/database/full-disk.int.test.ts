import { startContentService } from '../testing/content-service'
import { richText } from '../testing/sample-content'
import { signInAs } from '../testing/sign-in-as'
import { getSqliteClient } from './database'

const service = await startContentService()
const editor = await signInAs(service, 'editor')
const client = getSqliteClient(service.payload)!

const setMostPages = (pages: number | string) =>
  client.executeMultiple(`PRAGMA max_page_count = ${pages}`)

const body = (text: string) => [{ blockType: 'text', text: richText(text) }]

test('a save without room on the disk is refused by name, and the text before it stays', async () => {
  const { id } = await service.payload.create({
    collection: 'news',
    draft: true,
    data: { title: 'Before', body: body('The text before.') as never },
  })
  const { rows } = await client.execute('PRAGMA page_count')
  await setMostPages(Number(rows[0]?.page_count))
  const saved = await editor.patch(`news/${id}?draft=true`, {
    title: 'After',
    body: body('A long text. '.repeat(20_000)),
  })
  await setMostPages(4_294_967_294)
  expect([saved.status, saved.json.errors?.[0]?.message]).toEqual([
    503,
    expect.stringContaining('disk of the content service is full'),
  ])
  const found = await service.payload.findByID({ collection: 'news', id, draft: true, depth: 0 })
  expect(JSON.stringify(found.body)).toContain('The text before.')
  const again = await editor.patch(`news/${id}?draft=true`, { title: 'After' })
  expect(again.status).toBe(200)
})
