import { startContentService } from '../../testing/content-service'
import { at } from '../../testing/responses'
import { createPublished } from '../../testing/sample-content'
import { signInAs } from '../../testing/sign-in-as'

const fixtures = await startContentService()
const { payload } = fixtures

let documents = 0

/** A news item in three languages. */
async function createNews(): Promise<number> {
  const id = await createPublished(payload, 'news', {
    ...{ title: 'Title', slug: `outdated-${(documents += 1)}`, summary: 'Summary' },
    publishedOn: '2026-01-02',
  })
  for (const locale of ['fr-fr', 'zh-cn'] as const)
    await payload.update({
      ...{ collection: 'news', id, locale, draft: true, context: { quiet: true } },
      data: { title: `Title ${locale}`, summary: 'Summary' },
    })
  return id
}

type Editor = Awaited<ReturnType<typeof signInAs>>

/** A form that stays open in a language, and is saved as a draft. */
async function openForm(editor: Editor, id: number, locale: string) {
  const language = `depth=0&locale=${locale}&fallback-locale=null&draft=true`
  let form: object = (await editor.call('GET', `news/${id}?${language}`)).json
  return async (change: object) => {
    const values = { ...form, ...change, _status: 'draft' }
    const response = await editor.call('PATCH', `news/${id}?${language}`, values)
    expect([response.status, response.json.errors]).toEqual([200, undefined])
    form = at(response, 'doc') as object
  }
}

const marksOf = async (editor: Editor, id: number) =>
  at(await editor.call('GET', `news/${id}?depth=0&draft=true`), 'outdatedIn')

test('a form that was opened before keeps the marks of other languages', async () => {
  const editor = await signInAs(fixtures, 'editor')
  const id = await createNews()
  const saveFrench = await openForm(editor, id, 'fr-fr')
  const saveEnglish = await openForm(editor, id, 'en')
  await saveEnglish({ title: 'New title' })
  expect(await marksOf(editor, id)).toEqual(['fr-fr', 'zh-cn'])
  await saveFrench({ title: 'Nouveau titre' })
  expect(await marksOf(editor, id)).toEqual(['zh-cn'])
  // and the English one, which loaded the mark of French
  await saveEnglish({ publishedOn: '2026-01-03' })
  expect(await marksOf(editor, id)).toEqual(['zh-cn'])
})

test('what an editor corrects of the marks counts', async () => {
  const editor = await signInAs(fixtures, 'editor')
  const id = await createNews()
  const saveEnglish = await openForm(editor, id, 'en')
  const saveChinese = await openForm(editor, id, 'zh-cn')
  await saveEnglish({ title: 'New title' })
  await saveEnglish({ outdatedIn: ['zh-cn'] })
  expect(await marksOf(editor, id)).toEqual(['zh-cn'])
  await saveChinese({ outdatedIn: ['fr-fr'] })
  expect(await marksOf(editor, id)).toEqual(['fr-fr'])
})
