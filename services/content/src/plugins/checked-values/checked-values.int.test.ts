import { randomUUID } from 'node:crypto'
import { startContentService } from '../../testing/content-service'
import { createArticle } from '../../testing/sample-content'
import { signInAs } from '../../testing/sign-in-as'

const fixtures = await startContentService()
const { payload, rest } = fixtures
const { token } = await signInAs(fixtures, 'publisher')

test.each<[string, object]>([
  ['seo.searchWords', { seo: { searchWords: { en: 'x' } } }],
  ['seo', { seo: 'x' }],
  ['title', { title: ['x'] }],
  ['publishedOn', { publishedOn: 'nonsense' }],
  ['authors', { authors: [999_999] }],
  ['practices', { practices: [999_999] }],
  ['authors', { authors: [{ relationTo: 'contacts', value: 1 }, 999_999] }],
  ['body.0.heading', { body: [{ blockType: 'text', heading: { en: 'x' } }] }],
  ['body', { body: 'x' }],
  ['readingMinutes', { readingMinutes: { $gt: 1 } }],
])(
  'a save whose %s no column can hold is refused before anything is written',
  async (path, data) => {
    const title = `Whole ${randomUUID()}`
    const id = await createArticle(fixtures, { title })
    for (const query of ['locale=en', 'locale=fr-fr&draft=true']) {
      const { status, json } = await rest('PATCH', `/api/articles/${id}?${query}`, {
        ...{ token, body: { ...data, _status: 'draft' } },
      })
      expect([status, json]).toEqual([
        400,
        expect.objectContaining({
          errors: [
            expect.objectContaining({ data: { errors: [expect.objectContaining({ path })] } }),
          ],
        }),
      ])
    }
    const { docs } = await payload.findVersions({
      ...({ collection: 'articles', where: { parent: { equals: id } } } as const),
    })
    expect(docs).toHaveLength(1)
    expect(await payload.findByID({ collection: 'articles', id, draft: true })).toMatchObject({
      title,
    })
  },
)

test('so is that of a global, and a new document', async () => {
  const home = await rest('POST', '/api/globals/site-settings?locale=en', {
    ...{ token, body: { tagline: { en: 'x' } } },
  })
  expect(home.status).toBe(400)
  const news = { title: 'x', summary: {}, publishedOn: '2026-01-02' }
  expect((await rest('POST', '/api/news?locale=en', { token, body: news })).status).toBe(400)
})
