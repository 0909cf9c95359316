import is from 'node:assert/strict'
import { editorConfigFactory, LinkFeature } from '@payloadcms/richtext-lexical'
import type { Payload } from 'payload'
import type { ContentService } from '../content-service'
import { createPublished, richText, type Fixtures } from '../member-fixtures'
import { at, type Check } from './check'

const linkTo = (fields: object) => {
  const text = richText('')
  const link = { type: 'link', version: 3, fields, children: [] }
  return { root: { ...text.root, children: [{ ...text.root.children[0], children: [link] }] } }
}

/** A body with a link to a document, or to an address. */
const bodyWith = (fields: object) => [{ blockType: 'text', text: linkTo(fields) }]
const bodyWithLink = (id: number) =>
  bodyWith({ linkType: 'internal', doc: { relationTo: 'articles', value: id } })

export async function createArticle(
  { payload, ids }: Fixtures,
  more: object = {},
): Promise<number> {
  return createPublished(payload, 'articles', {
    title: `Checked ${crypto.randomUUID()}`,
    summary: 's',
    kind: 'guide',
    publishedOn: '2026-01-05T00:00:00.000Z',
    authors: [ids.person],
    practices: [ids.practice],
    _status: 'draft',
    ...more,
  })
}

type Locale = 'en' | 'fr-fr'
const publish = (payload: Payload, id: number, locale: Locale = 'en', more: object = {}) =>
  payload.update({ collection: 'articles', id, locale, data: { _status: 'published' }, ...more })

async function statusOf({ rest }: ContentService, token: string, id: number): Promise<unknown> {
  return at(await rest('GET', `/api/articles/${id}?depth=0`, { token }), '_status')
}

export async function publisherToken({ payload }: Fixtures): Promise<string> {
  const account = {
    email: `findings-${crypto.randomUUID()}@editors.test`,
    password: 'a long password',
  }
  await payload.create({
    collection: 'users',
    data: { ...account, name: 'E', role: 'publisher' },
  })
  return `JWT ${(await payload.login({ collection: 'users', data: account })).token}`
}

const heldBack = /Not published in English: Body 1: leads to “Draft article” which is not published/

export const findingsChecks: Record<string, Check> = {
  'a document with an error is not published, and its draft is saved': async (fixtures) => {
    const { payload, ids } = fixtures
    const id = await createArticle(fixtures)
    const body = bodyWithLink(ids.draft) as never
    await payload.update({ collection: 'articles', id, data: { body }, draft: true })
    await is.rejects(publish(payload, id), heldBack)
    await is.rejects(publish(payload, id, 'en', { publishSpecificLocale: 'en' }), heldBack)
    const { body: fixed } = await payload.findByID({ collection: 'articles', id: ids.article })
    await payload.update({ collection: 'articles', id, data: { body: fixed }, draft: true })
    is.equal((await publish(payload, id))._status, 'published')
  },

  'a link to a document that does not exist is held back without Payload’s filter': async (
    fixtures,
  ) => {
    const id = await createArticle(fixtures, { body: bodyWithLink(999_999) })
    await is.rejects(publish(fixtures.payload, id), /a document that no longer exists/)
    // when the field has another filter or none, `fields/link-fields.ts` is no longer needed
    let filter: unknown
    await editorConfigFactory.fromFeatures({
      config: fixtures.payload.config,
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
    is.equal(filter, null)
  },

  'each language is held back by its own text, and all languages by any': async (fixtures) => {
    const { payload, ids } = fixtures
    const id = await createArticle(fixtures)
    await payload.update({
      collection: 'articles',
      id,
      locale: 'fr-fr',
      data: { title: 'Titre', summary: 'Résumé', body: bodyWithLink(ids.draft) as never },
      draft: true,
    })
    await is.rejects(publish(payload, id, 'fr-fr'), /Not published in Français/)
    await is.rejects(
      publish(payload, id, 'en', { publishAllLocales: true }),
      /Not published in Français/,
    )
    is.equal((await publish(payload, id))._status, 'published')
  },

  'an earlier version with an error is restored as a draft only': async (fixtures) => {
    const { payload, rest } = fixtures
    const target = await createArticle(fixtures, { title: 'Target', slug: 'a-target' })
    await publish(payload, target)
    const id = await createArticle(fixtures, { body: bodyWithLink(target) })
    await publish(payload, id)
    await payload.update({ collection: 'articles', id: target, data: { _status: 'draft' } })
    const { docs } = await payload.findVersions({
      collection: 'articles',
      where: { parent: { equals: id }, 'version._status': { equals: 'published' } },
    })
    const token = await publisherToken(fixtures)
    const restore = (query: string) =>
      rest('POST', `/api/articles/versions/${docs[0]?.id}${query}`, { token })
    is.match(JSON.stringify((await restore('')).json), /leads to “Target”/)
    is.equal((await restore('?draft=true')).status, 200)
    is.equal(await statusOf(fixtures, token, id), 'published')
  },

  'of many documents the ones without errors are published': async (fixtures) => {
    const { rest, ids } = fixtures
    const token = await publisherToken(fixtures)
    const wrong = await createArticle(fixtures, { body: bodyWithLink(ids.draft) })
    const right = await createArticle(fixtures)
    const where = `where[id][in][0]=${wrong}&where[id][in][1]=${right}`
    const response = await rest('PATCH', `/api/articles?${where}&draft=true&locale=en`, {
      token,
      body: { _status: 'published' },
    })
    is.match(JSON.stringify(response.json), heldBack)
    is.deepEqual(
      [await statusOf(fixtures, token, wrong), await statusOf(fixtures, token, right)],
      ['draft', 'published'],
    )
  },

  'a scheduled publication that is held back is a failed job with the reason': async (fixtures) => {
    const { payload, ids } = fixtures
    const id = await createArticle(fixtures, { body: bodyWithLink(ids.draft) })
    const job = await payload.jobs.queue({
      task: 'schedulePublish',
      input: { type: 'publish', locale: 'en', doc: { relationTo: 'articles', value: id } },
    } as never)
    const { runDueJobs } = await import('../../jobs/run-jobs')
    await runDueJobs(payload, 'default')
    const failed = await payload.findByID({ collection: 'payload-jobs', id: job.id })
    is.equal(failed.hasError, true)
    is.match(JSON.stringify(failed.error), /Not published in English: Body 1/)
    await payload.delete({ collection: 'payload-jobs', id: job.id })
  },

  'a global with an error is not published': async ({ payload, ids }) => {
    const data = {
      hero: { eyebrow: 'e', title: 't', text: 't', action: 'a', article: ids.draft },
      statement: { title: 't', text: 't' },
      careers: { title: 't', text: 't' },
    }
    const save = (more: object) =>
      payload.updateGlobal({ slug: 'home', data: { ...data, ...more } as never })
    await is.rejects(save({ _status: 'published' }), /Hero: leads to “Draft article”/)
    await payload.updateGlobal({ slug: 'home', data: data as never, draft: true })
  },

  'the documents that lead to a document are found, as published and as drafts': async (
    fixtures,
  ) => {
    const { payload, ids } = fixtures
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
    const { findUses } = await import('../../links/find-uses')
    const req = { payload, i18n: { language: 'en', fallbackLanguage: 'en' }, context: {} }
    const uses = await findUses(req as never, [`articles/${target}`, address])
    is.deepEqual(
      uses.map(({ href }) => href).sort(),
      Object.values(linking)
        .map((id) => `/admin/collections/articles/${id}`)
        .sort(),
    )
  },

  'editors read the findings of a draft, and nobody else does': async (fixtures) => {
    const { rest, guardedRest, ids } = fixtures
    const id = await createArticle(fixtures, {
      body: bodyWithLink(ids.draft),
      title: ' ',
      slug: 'no-title',
    })
    const address = `/api/findings/articles/${id}?locale=en`
    is.equal((await guardedRest('GET', address)).status, 403)
    is.equal((await rest('GET', address)).status, 404)
    const response = await rest('GET', address, { token: await publisherToken(fixtures) })
    is.deepEqual(
      (at(response, 'findings') as { severity: string; path: string }[]).map(
        ({ severity, path }) => `${severity} ${path}`,
      ),
      ['error title', 'error body.0.text'],
    )
  },
}
