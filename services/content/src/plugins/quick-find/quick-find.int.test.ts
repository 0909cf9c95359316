import { startContentService } from '../../testing/content-service'
import { createArticle, createPublished } from '../../testing/sample-content'
import { signInAs } from '../../testing/sign-in-as'
import type { FoundDocuments } from './find-documents'

const fixtures = await startContentService()
const { payload, ids, guardedRest } = fixtures

type Account = Awaited<ReturnType<typeof signInAs>>

const find = async (account: Account, query: string, more = '') => {
  const response = await account.call('GET', `quick-find?q=${encodeURIComponent(query)}${more}`)
  expect([response.status, response.json.errors]).toEqual([200, undefined])
  return response.json as unknown as FoundDocuments
}
const keys = async (...args: Parameters<typeof find>) =>
  (await find(...args)).documents.map(({ key }) => key)

test('documents of all types are found by words, slug, id and address, drafts included', async () => {
  const editor = await signInAs(fixtures, 'editor')
  const published = await createPublished(payload, 'news', {
    ...{ title: 'Harbour lights dimmed', slug: 'harbour-lights' },
    ...{ summary: 's', publishedOn: '2026-01-02' },
  })
  await payload.update({
    ...{ collection: 'news', id: published, locale: 'fr-fr', fallbackLocale: false },
    data: { title: 'Phares éteints', summary: 's' },
    context: { quiet: true },
  })
  const draft = await createArticle(fixtures, { title: 'Dimmed harbour' })
  expect(await keys(editor, 'harbour dimmed')).toEqual(
    expect.arrayContaining([`news/${published}`, `articles/${draft}`]),
  )
  const [first] = (await find(editor, 'HARBOUR lights')).documents
  expect(first).toEqual({
    ...{ key: `news/${published}`, href: `/admin/collections/news/${published}` },
    ...{ title: 'Harbour lights dimmed', type: 'News item' },
  })
  for (const query of [
    'phares',
    'harbour-lights',
    `news/${published}`,
    '/about-us/news/harbour-lights',
  ])
    expect([query, await keys(editor, query)]).toEqual([query, [`news/${published}`]])
  expect(await keys(editor, String(published))).toContain(`news/${published}`)
  const { slug } = await payload.findByID({ collection: 'contacts', id: ids.person, depth: 0 })
  for (const address of [
    `/people/${ids.person}/${slug}`,
    `/fr-fr/people/${ids.person}/${slug}?x=1`,
  ])
    expect(await keys(editor, address)).toEqual([`contacts/${ids.person}`])
  expect(await keys(editor, 'kato', '&type=contacts')).toEqual([`contacts/${ids.person}`])
  expect(await keys(editor, 'kato', '&type=offices')).toEqual([])
  expect(await keys(editor, 'home page')).toContain('globals/home')
  expect(await find(editor, 'zzz no such words')).toEqual({ documents: [], hasMore: false })
})

test('a title that begins with the words stands before one that has them', async () => {
  const editor = await signInAs(fixtures, 'editor')
  const within = await createArticle(fixtures, { title: 'About the Quillon' })
  const begins = await createArticle(fixtures, { title: 'Quillon rules' })
  const same = await createArticle(fixtures, { title: 'Quillon' })
  await payload.update({
    ...{ collection: 'articles', id: within, data: { summary: 'newest' }, draft: true },
    context: { quiet: true },
  })
  expect(await keys(editor, 'quillon')).toEqual(
    [same, begins, within].map((id) => `articles/${id}`),
  )
})

test('what an account may not read is never found', async () => {
  const secret = `Zanzibar${crypto.randomUUID().slice(0, 8)}`
  await payload.create({
    collection: 'submissions',
    data: { name: secret, email: 'a@client.test', form: 'contact', state: 'new' } as never, // cast: a part
  })
  const member = await payload.create({
    collection: 'members',
    data: { subject: `auth0|${secret}`, name: secret, email: 'secret@client.test' },
  })
  const found = async (role: 'author' | 'editor' | 'admin') => {
    const editor = await signInAs(fixtures, role)
    const all = await keys(editor, secret)
    const byId = await keys(editor, `members/${member.id}`)
    return [...new Set([...all, ...byId].map((key) => key.split('/')[0]))].sort()
  }
  expect(await found('author')).toEqual([])
  expect(await found('editor')).toEqual(['members', 'submissions'])
  expect(await found('admin')).toEqual(['members', 'submissions'])
  for (const token of [null, fixtures.ann])
    expect((await guardedRest('GET', '/api/quick-find?q=article', { token })).status).toBe(403)
})

test('without words, an editor gets the documents that they saved last', async () => {
  const editor = await signInAs(fixtures, 'editor')
  const other = await signInAs(fixtures, 'editor')
  expect(await keys(editor, '')).toEqual([])
  const [one, two] = [await createArticle(fixtures), await createArticle(fixtures)]
  const save = (account: Account, id: number) =>
    account.patch(`articles/${id}?draft=true`, { summary: `by ${id}`, _status: 'draft' })
  await save(editor, two)
  await save(editor, one)
  expect(await keys(editor, '')).toEqual([`articles/${one}`, `articles/${two}`])
  await save(other, one)
  expect(await keys(editor, '')).toEqual([`articles/${two}`])
  expect(await keys(other, '')).toEqual([`articles/${one}`])
})

test('words with signs of a query are words', async () => {
  const editor = await signInAs(fixtures, 'editor')
  for (const query of [
    "'",
    '%',
    '_',
    '"',
    '\\',
    'a'.repeat(500),
    '../..',
    '//evil.example',
    'http://[',
  ])
    expect((await find(editor, query)).documents.length).toBeLessThanOrEqual(20)
})
