import { runDueJobs } from '../jobs/run-jobs'
import { startContentService } from '../testing/content-service'
import { at } from '../testing/responses'
import { createPublished } from '../testing/sample-content'
import { signInAs } from '../testing/sign-in-as'

const fixtures = await startContentService()
const { payload, ids } = fixtures
const publisher = await signInAs(fixtures, 'publisher')

/** Localized fields of an article that stay empty in French. */
const english = {
  seo: { title: 'English search title', description: 'English search description' },
  body: [{ blockType: 'quote', text: 'English quotation' }],
}
const french = { title: 'Titre', summary: 'Résumé' }
let articles = 0

async function createArticle(): Promise<number> {
  articles += 1
  const id = await createPublished(payload, 'articles', {
    ...{ title: `English title ${articles}`, summary: 'English summary', kind: 'guide' },
    ...{
      publishedOn: '2026-01-05T00:00:00.000Z',
      authors: [ids.person],
      practices: [ids.practice],
    },
    ...english,
  })
  const draft = await publisher.patch(`articles/${id}?${form}&draft=true`, {
    ...french,
    _status: 'draft',
  })
  expect(draft.status).toBe(200)
  return id
}

const form = 'locale=fr-fr&depth=0'
const publication = `${form}&publishSpecificLocale=fr-fr`

/** What a form has after it is opened, or after a save; it sends all of it with the next one. */
const open = async (id: number) =>
  (await publisher.call('GET', `articles/${id}?${form}&draft=true&fallback-locale=null`)).json

async function save(id: number, query: string, change: object) {
  const response = await publisher.patch(`articles/${id}?${query}`, {
    ...(await open(id)),
    ...change,
  })
  expect(response.json.errors).toBeUndefined()
  return at(response, 'doc') as object
}

async function publishTwice(id: number, query: string): Promise<void> {
  const doc = await save(id, query, { _status: 'published' })
  expect(JSON.stringify(doc)).not.toContain('English')
  await save(id, query, { ...doc, title: 'Titre deux', _status: 'published' })
}

const schedule = async (id: number) => {
  await payload.jobs.queue({
    task: 'schedulePublish',
    input: {
      type: 'publish',
      locale: 'fr-fr',
      doc: { relationTo: 'articles', value: String(id) },
      user: { relationTo: 'users', value: (await readMe()).id },
    } as never, // cast: Payload's types have no input of its own task
  })
  await runDueJobs(payload, 'default')
}
const readMe = async () => at(await publisher.call('GET', 'users/me'), 'user') as { id: number }

const ways: Record<string, (id: number) => Promise<unknown>> = {
  'is published twice': (id) => publishTwice(id, publication),
  'is published twice with all languages': (id) =>
    publishTwice(id, `${form}&publishAllLocales=true`),
  'is saved as a draft twice': async (id) => {
    const doc = await save(id, `${form}&draft=true`, { _status: 'draft' })
    expect(JSON.stringify(doc)).not.toContain('English')
    await save(id, `${form}&draft=true`, { ...doc, title: 'Titre deux', _status: 'draft' })
  },
  'is published by a list': async (id) => {
    const response = await publisher.patch(
      `articles?${publication}&draft=true&where[id][in]=${id}`,
      {
        _status: 'published',
      },
    )
    expect([response.status, response.json.errors]).toEqual([200, []])
    expect(JSON.stringify(response.json)).not.toContain('English')
  },
  'is published by its schedule': schedule,
  'is published after an earlier version is restored': async (id) => {
    const { docs } = await payload.findVersions({
      collection: 'articles',
      where: { parent: { equals: id } },
      sort: '-updatedAt',
      limit: 1,
    })
    const response = await publisher.call(
      'POST',
      `articles/versions/${docs[0]?.id}?${form}&draft=true`,
    )
    expect(response.status).toBe(200)
    await publishTwice(id, publication)
  },
  'is unpublished and published': async (id) => {
    await publishTwice(id, publication)
    await save(id, `${form}&unpublishSpecificLocale=fr-fr`, { _status: 'draft' })
    await publishTwice(id, publication)
  },
}

const inFrench = (value: unknown): unknown =>
  (value as Record<string, unknown> | null)?.['fr-fr'] ?? null

async function textsInFrench(id: number) {
  const read = async (draft: boolean) => {
    const doc = await payload.findByID({
      ...{ collection: 'articles', id, draft, locale: 'all', depth: 0 },
      context: { quiet: true },
    })
    const { seo, body } = doc as unknown as {
      seo: Record<string, unknown>
      body: { text: unknown }[]
    }
    return [seo.title, seo.description, body[0]?.text].map(inFrench)
  }
  return [await read(false), await read(true)]
}

test.each(Object.entries(ways))(
  'no English text is stored in a French one that %s',
  async (_, act) => {
    const id = await createArticle()
    await act(id)
    expect(await textsInFrench(id)).toEqual([
      [null, null, null],
      [null, null, null],
    ])
  },
)

test('a duplicate has no English text in French', async () => {
  const id = await createArticle()
  const response = await publisher.call('POST', `articles/${id}/duplicate?${form}`, {})
  expect(response.status).toBe(200)
  expect(JSON.stringify(at(response, 'doc.seo'))).not.toContain('English')
  const copy = Number(at(response, 'doc.id'))
  await save(copy, `${form}&draft=true`, { slug: 'copy', _status: 'draft' })
  await publishTwice(copy, publication)
  expect(await textsInFrench(copy)).toEqual([
    [null, null, null],
    [null, null, null],
  ])
})
