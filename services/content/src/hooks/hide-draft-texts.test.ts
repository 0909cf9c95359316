import { hideDraftTexts, showTranslations } from './hide-draft-texts'
import { stub } from '../testing/stub'

const row = {
  id: 1,
  title: { en: 'Published', 'fr-fr': 'Publié', 'zh-cn': '草稿' },
  _status: { en: 'published', 'fr-fr': 'published', 'zh-cn': 'draft' },
}
const draft = { ...row, _status: { ...row._status, 'fr-fr': 'draft' } }
const collection = { slug: 'articles' }

const req = (role?: string) => ({
  context: {},
  user: role ? { collection: 'users', role } : null,
  payload: { db: { find: async () => ({ docs: [row] }) } },
})
const read = (doc: object, role?: string) =>
  hideDraftTexts('title')(stub({ doc, collection, req: req(role) })) as Promise<
    Record<string, unknown>
  >

test.each([undefined, 'forms'])('%s gets the texts of published languages', async (role) =>
  expect(await read(draft, role)).toEqual({
    id: 1,
    title: { en: 'Published' },
    translations: ['en'],
    _status: draft._status,
  }),
)

test('a preview has the languages of the draft', async () =>
  expect(await read(draft, 'site')).toEqual({ ...draft, translations: ['en', 'fr-fr', 'zh-cn'] }))

test.each(['editor', 'admin'])('%s gets all texts, and what is published', async (role) =>
  expect(await read(draft, role)).toEqual({
    ...draft,
    translations: ['en', 'fr-fr'],
    titles: draft.title,
  }),
)

test('a document without an id has no translations for editors', async () =>
  expect(await read({ _status: {} }, 'editor')).toMatchObject({ translations: [] }))

test('the response to a save has what is published', async () => {
  const save = (context: object) =>
    showTranslations('title')(stub({ doc: { id: 1 }, collection, req: req('editor'), context }))
  expect(await save({})).toEqual({ id: 1, translations: ['en', 'fr-fr'] })
  expect(await save({ quiet: true })).toEqual({ id: 1 })
})
