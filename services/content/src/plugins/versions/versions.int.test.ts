import { createLocalReq, type PayloadRequest } from 'payload'
import { startContentService } from '../../testing/content-service'
import { createPublished } from '../../testing/sample-content'
import { readVersions } from './read-versions'

const fixtures = await startContentService()
const { payload } = fixtures

async function requestOf(name: string): Promise<PayloadRequest> {
  const user = await payload.create({
    collection: 'users',
    data: {
      email: `${name}@versions.test`,
      name,
      role: 'publisher',
      password: crypto.randomUUID(),
    },
  })
  return createLocalReq({ user: { ...user, collection: 'users' } as never }, payload)
}

test('a version names who saved it, and what changed in which language', async () => {
  const [ada, ben] = [await requestOf('Ada'), await requestOf('Ben')]
  const id = await createPublished(payload, 'news', {
    ...{ title: 'Title', slug: 'versions', summary: 'Summary', publishedOn: '2026-01-02' },
  })
  const save = (user: PayloadRequest['user'], locale: 'en' | 'fr-fr', data: object, more = {}) =>
    payload.update({
      ...{ collection: 'news', id, locale, data, user, draft: true, overrideAccess: false },
      ...more,
    })
  await save(ada.user, 'en', { title: 'New title', publishedOn: '2026-01-03' })
  await save(ben.user, 'fr-fr', { title: 'Titre', summary: 'Résumé' })
  await save(ada.user, 'en', { _status: 'published' }, { draft: false })
  const entity = { collection: payload.collections.news.config, global: null }
  const rows = await readVersions(ada, entity, id)
  const english = (isPublished: boolean) => ({ language: 'English', isPublished })
  expect(rows.map(({ editor, changes, statuses }) => ({ editor, changes, statuses }))).toEqual([
    {
      editor: 'Ada',
      changes: [],
      statuses: [english(true)],
    },
    {
      editor: 'Ben',
      changes: [{ language: 'Français', fields: ['Title', 'Summary'] }],
      statuses: [english(false), { language: 'Français', isPublished: false }],
    },
    {
      editor: 'Ada',
      changes: [
        { language: null, fields: ['Published on'] },
        { language: 'English', fields: ['Title'] },
      ],
      statuses: [english(false)],
    },
    { editor: null, changes: null, statuses: [english(true)] },
  ])
})

test('versions of a global', async () => {
  const ada = await requestOf('Ada-2')
  const entity = {
    collection: null,
    global: payload.globals.config.find(({ slug }) => slug === 'home')!,
  }
  for (const title of ['One', 'Two'])
    await payload.updateGlobal({
      slug: 'home',
      data: { statement: { title, text: 't' } } as never,
      draft: true,
    })
  const rows = await readVersions(ada, entity, undefined)
  expect(rows.map(({ changes }) => changes)).toEqual([
    [{ language: expect.any(String), fields: ['Headline'] }],
    null,
  ])
})
