import { editorConfigFactory, LinkFeature } from '@payloadcms/richtext-lexical'
import { runDueJobs } from '../../jobs/run-jobs'
import { findUses } from '../links/find-uses'
import { contentSlugs } from '../../model/content-types'
import { startContentService, type TestResponse } from '../../testing/content-service'
import { at } from '../../testing/responses'
import { createArticle, richText } from '../../testing/sample-content'
import { signInAs } from '../../testing/sign-in-as'

const fixtures = await startContentService()
const { payload, ids, rest, guardedRest } = fixtures

const linkTo = (fields: object) => {
  const text = richText('')
  const link = { type: 'link', version: 3, fields, children: [] }
  return { root: { ...text.root, children: [{ ...text.root.children[0], children: [link] }] } }
}

/** A body with a link to a document, or to an address. */
const bodyWith = (fields: object) => [{ blockType: 'text', text: linkTo(fields) }]
const bodyWithLink = (id: number) =>
  bodyWith({ linkType: 'internal', doc: { relationTo: 'articles', value: id } })

type Locale = 'en' | 'fr-fr'
const publish = (id: number, locale: Locale = 'en', more: object = {}) =>
  payload.update({ collection: 'articles', id, locale, data: { _status: 'published' }, ...more })

async function statusOf(token: string, id: number): Promise<unknown> {
  return at(await rest('GET', `/api/articles/${id}?depth=0`, { token }), '_status')
}

const heldBack = /Not published in English: Body 1: leads to “Draft article” which is not published/

test('what is published is not called invalid', async () => {
  const { token } = await signInAs(fixtures, 'publisher')
  for (const slug of contentSlugs) {
    const { docs } = await payload.find({
      collection: slug,
      where: { _status: { equals: 'published' } },
      depth: 0,
      pagination: false,
    })
    for (const { id } of docs) {
      const response = await rest('GET', `/api/findings/${slug}/${id}?locale=en`, { token })
      const problems = at(response, 'problems') as { severity: string }[]
      expect({ slug, id, problems: problems.filter((one) => one.severity === 'error') }).toEqual({
        ...{ slug, id, problems: [] },
      })
    }
  }
})

test('a document with an error is not published, and its draft is saved', async () => {
  const id = await createArticle(fixtures)
  const body = bodyWithLink(ids.draft) as never
  await payload.update({ collection: 'articles', id, data: { body }, draft: true })
  await expect(publish(id)).rejects.toThrow(heldBack)
  await expect(publish(id, 'en', { publishSpecificLocale: 'en' })).rejects.toThrow(heldBack)
  const { body: fixed } = await payload.findByID({ collection: 'articles', id: ids.article })
  await payload.update({ collection: 'articles', id, data: { body: fixed }, draft: true })
  expect((await publish(id))._status).toBe('published')
})

test('a link to a document that does not exist is held back without Payload’s filter', async () => {
  const id = await createArticle(fixtures, { body: bodyWithLink(999_999) })
  await expect(publish(id)).rejects.toThrow(/a document that no longer exists/)
  // when the field has another filter or none, `fields/link-fields.ts` is no longer needed
  let filter: unknown
  await editorConfigFactory.fromFeatures({
    config: payload.config,
    features: [
      LinkFeature({
        enabledCollections: ['articles'],
        fields: ({ defaultFields }) => {
          const document = defaultFields.find((field) => 'name' in field && field.name === 'doc')
          filter = document && Reflect.get(document, 'filterOptions')
          return defaultFields
        },
      }),
    ],
  })
  expect(filter).toBeNull()
})

test('each language is held back by its own text, and all languages by any', async () => {
  const id = await createArticle(fixtures)
  await payload.update({
    collection: 'articles',
    id,
    locale: 'fr-fr',
    data: { title: 'Titre', summary: 'Résumé', body: bodyWithLink(ids.draft) as never },
    draft: true,
  })
  await expect(publish(id, 'fr-fr')).rejects.toThrow(/Not published in Français/)
  await expect(publish(id, 'en', { publishAllLocales: true })).rejects.toThrow(
    /Not published in Français/,
  )
  expect((await publish(id))._status).toBe('published')
})

test('an earlier version with an error is restored as a draft only', async () => {
  const target = await createArticle(fixtures, { title: 'Target', slug: 'a-target' })
  await publish(target)
  const id = await createArticle(fixtures, { body: bodyWithLink(target) })
  await publish(id)
  await payload.update({ collection: 'articles', id: target, data: { _status: 'draft' } })
  const { docs } = await payload.findVersions({
    collection: 'articles',
    where: { parent: { equals: id }, 'version._status': { equals: 'published' } },
  })
  const token = (await signInAs(fixtures, 'publisher')).token
  const restore = (query: string) =>
    rest('POST', `/api/articles/versions/${docs[0]?.id}${query}`, { token })
  expect(JSON.stringify((await restore('')).json)).toMatch(/leads to “Target”/)
  expect((await restore('?draft=true')).status).toBe(200)
  expect(await statusOf(token, id)).toBe('published')
})

test('of many documents the ones without errors are published', async () => {
  const token = (await signInAs(fixtures, 'publisher')).token
  const wrong = await createArticle(fixtures, { body: bodyWithLink(ids.draft) })
  const right = await createArticle(fixtures)
  const where = `where[id][in][0]=${wrong}&where[id][in][1]=${right}`
  const response = await rest('PATCH', `/api/articles?${where}&draft=true&locale=en`, {
    token,
    body: { _status: 'published' },
  })
  expect(JSON.stringify(response.json)).toMatch(heldBack)
  expect([await statusOf(token, wrong), await statusOf(token, right)]).toStrictEqual([
    'draft',
    'published',
  ])
})

test('a scheduled publication that is held back is a failed job with the reason', async () => {
  const id = await createArticle(fixtures, { body: bodyWithLink(ids.draft) })
  const job = await payload.jobs.queue({
    task: 'schedulePublish',
    input: { type: 'publish', locale: 'en', doc: { relationTo: 'articles', value: id } },
  } as never)
  await runDueJobs(payload, 'default')
  const failed = await payload.findByID({ collection: 'payload-jobs', id: job.id })
  expect(failed.hasError).toBe(true)
  expect(JSON.stringify(failed.error)).toMatch(/Not published in English: Body 1/)
  await payload.delete({ collection: 'payload-jobs', id: job.id })
})

test('a global with an error is not published', async () => {
  const data = {
    hero: { eyebrow: 'e', title: 't', text: 't', action: 'a', article: ids.draft },
    statement: { title: 't', text: 't' },
    careers: { title: 't', text: 't' },
  }
  const save = (more: object) =>
    payload.updateGlobal({ slug: 'home', data: { ...data, ...more } as never })
  await expect(save({ _status: 'published' })).rejects.toThrow(/Hero: leads to “Draft article”/)
  await payload.updateGlobal({ slug: 'home', data: data as never, draft: true })
})

test('the documents that lead to a document are found, as published and as drafts', async () => {
  const target = await createArticle(fixtures, { _status: 'published' })
  const address = `/publications/${target}/target`
  const linking = {
    link: await createArticle(fixtures, { body: bodyWithLink(target), _status: 'published' }),
    card: await createArticle(fixtures, {
      body: [{ blockType: 'related', heading: 'h', articles: [ids.article, target] }],
    }),
    field: await createArticle(fixtures, { related: [target], _status: 'published' }),
    address: await createArticle(fixtures, {
      body: bodyWith({ linkType: 'custom', url: `/fr-fr${address}?x=1#a` }),
    }),
  }
  // a newer draft without the link
  await payload.update({
    collection: 'articles',
    id: linking.field,
    data: { related: [] },
    draft: true,
  })
  const req = { payload, i18n: { language: 'en', fallbackLanguage: 'en' }, context: {} }
  const uses = await findUses(req as never, [`articles/${target}`, address])
  expect(uses.map(({ href }) => href).sort()).toStrictEqual(
    Object.values(linking)
      .map((id) => `/admin/collections/articles/${id}`)
      .sort(),
  )
})

test('editors read the findings of a draft, and no one else does', async () => {
  const id = await createArticle(fixtures, {
    body: bodyWithLink(ids.draft),
    title: ' ',
    slug: 'no-title',
  })
  const address = `/api/findings/articles/${id}?locale=en`
  expect((await guardedRest('GET', address)).status).toBe(403)
  expect((await rest('GET', address)).status).toBe(404)
  const response = await rest('GET', address, {
    token: (await signInAs(fixtures, 'publisher')).token,
  })
  expect(toLines(response)).toStrictEqual(['error title', 'error body.0.text'])
  expect((await rest('GET', '/api/findings/articles/new')).status).toBe(404)
})

const toLines = (response: TestResponse): string[] =>
  (at(response, 'problems') as { severity: string; path: string }[]).map(
    ({ severity, path }) => `${severity} ${path}`,
  )

/** Two required fields are empty, and a link leads to a draft. */
const wrong = { authors: [], practices: [], body: bodyWithLink(ids.draft) }
const saveDraft = (id: number, data: object) =>
  payload.update({ collection: 'articles', id, data: data as never, draft: true })
const wrongPaths = ['authors', 'practices', 'body.0.text']

test('a refused publication names what Payload and the gate refuse at once', async () => {
  const { token } = await signInAs(fixtures, 'publisher')
  const id = await createArticle(fixtures)
  await saveDraft(id, wrong)
  const response = await rest('PATCH', `/api/articles/${id}?locale=en&publishSpecificLocale=en`, {
    token,
    body: { _status: 'published' },
  })
  expect(response.status).toBe(400)
  const [error] = response.json.errors ?? []
  expect(error?.message).toMatch(/^Not published in English: .*Authors.*required.*, Body 1: leads/)
  expect(at(response, 'errors.0.data.errors')).toEqual(
    wrongPaths.map((path) => ({ path, message: expect.any(String) })),
  )
  expect(toLines(await rest('GET', `/api/findings/articles/${id}?locale=en`, { token }))).toEqual(
    wrongPaths.map((path) => `error ${path}`),
  )
})

test('all languages that are published are checked, and named', async () => {
  const id = await createArticle(fixtures)
  await saveDraft(id, { authors: [], body: bodyWithLink(ids.draft) })
  const data = { title: 'Titre', summary: 'Résumé', body: bodyWithLink(ids.draft) as never }
  await payload.update({ collection: 'articles', id, locale: 'fr-fr', data, draft: true })
  await expect(publish(id, 'en', { publishAllLocales: true })).rejects.toThrow(
    /^Not published in English, Français: English: .*Authors: .*, English: Body 1: .*, Français: Body 1: /,
  )
})

test('a form is checked before it is saved, also that of a new document', async () => {
  const { token } = await signInAs(fixtures, 'author')
  const id = await createArticle(fixtures)
  const check = async (name: number | 'new', body: object, language = 'en') =>
    rest('POST', `/api/findings/articles/${name}?locale=en`, {
      token,
      body,
      headers: { 'accept-language': language },
    })
  expect(toLines(await check(id, {}))).toEqual([])
  expect(toLines(await check(id, wrong))).toEqual(wrongPaths.map((path) => `error ${path}`))
  const { kind, publishedOn } = await payload.findByID({ collection: 'articles', id })
  const created = { ...wrong, title: '', summary: 's', kind, publishedOn }
  const response = await check('new', created, 'fr')
  expect(toLines(response)).toEqual(
    ['title', 'authors', 'practices', 'slug', 'body.0.text'].map((path) => `error ${path}`),
  )
  expect(JSON.stringify(response.json)).toMatch(/Titre : Ce champ est requis/)
  // nothing was stored
  expect(
    (await payload.findByID({ collection: 'articles', id, draft: true })).authors,
  ).toHaveLength(1)
})
