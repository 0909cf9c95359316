import is from 'node:assert/strict'
import type { Payload } from 'payload'
import { createPublished } from '../member-fixtures'
import { at, type Check } from './check'
import { signInAs } from './sign-in-as'

const [english, french] = ['English text', 'SECRET brouillon']

/** The public response in French, the relation of another document included. */
const queryOf = (id: unknown) => `{
  ServiceInfos(locale: fr_fr, where: { id: { equals: ${String(id)} } }) {
    docs { title locale translations practiceTitle: title }
  }
  SubPractices: ServiceInfos(locale: fr_fr, where: { parent: { equals: ${String(id)} } }) {
    docs { parent { title translations } parentChildPages { title } }
  }
}`

let pairs = 0

/** A practice and one below it. */
async function createPair(payload: Payload): Promise<number> {
  const slug = `pair-${(pairs += 1)}`
  const id = await createPublished(payload, 'services', { title: english, summary: 's', slug })
  await createPublished(payload, 'services', { title: 'Child', summary: 's', slug, parent: id })
  return id
}

const saveFrench = (payload: Payload, id: number, more: object = {}) =>
  payload.update({
    collection: 'services',
    id,
    locale: 'fr-fr',
    data: { title: french, summary: french },
    context: { quiet: true },
    ...more,
  })

export const languageStatusChecks: Record<string, Check> = {
  'a draft of a language is not read by visitors': async ({ payload, graphql }) => {
    const id = await createPair(payload)
    const read = async () => (await graphql(queryOf(id))).json
    const expectEnglish = async () => {
      const json = await read()
      is.ok(!JSON.stringify(json).includes('SECRET'), JSON.stringify(json))
      is.deepEqual(at({ json } as never, 'data.ServiceInfos.docs.0'), {
        title: english,
        locale: 'en',
        translations: ['en'],
        practiceTitle: english,
      })
      is.equal(at({ json } as never, 'data.SubPractices.docs.0.parent.title'), english)
    }
    const expectFrench = async () => {
      const json = await read()
      is.equal(at({ json } as never, 'data.ServiceInfos.docs.0.title'), french)
      is.deepEqual(at({ json } as never, 'data.ServiceInfos.docs.0.translations'), ['en', 'fr-fr'])
      is.deepEqual(at({ json } as never, 'data.SubPractices.docs.0'), {
        parent: { title: french, translations: ['en', 'fr-fr'] },
        parentChildPages: [{ title: french }],
      })
    }
    await expectEnglish()
    await saveFrench(payload, id, { draft: true })
    await expectEnglish()
    // publishes English only
    await payload.update({
      collection: 'services',
      id,
      data: { summary: 'New', _status: 'published' },
      publishSpecificLocale: 'en',
      context: { quiet: true },
    })
    await expectEnglish()
    await saveFrench(payload, id, {
      data: { _status: 'published' },
      publishSpecificLocale: 'fr-fr',
    })
    await expectFrench()
    // unpublishes French
    await saveFrench(payload, id, { data: { _status: 'draft' } })
    await expectEnglish()
    await saveFrench(payload, id, { data: { _status: 'published' } })
    await expectFrench()
    // a draft of English changes nothing
    await payload.update({
      collection: 'services',
      id,
      data: { title: 'SECRET draft' },
      draft: true,
      context: { quiet: true },
    })
    await expectFrench()
  },

  'a document whose first language is a French draft is read in English once that is published':
    async ({ payload, graphql }) => {
      const { id } = await payload.create({
        collection: 'services',
        locale: 'fr-fr',
        draft: true,
        data: { title: french, summary: french, slug: 'first-in-french' } as never,
        context: { quiet: true },
      })
      const docs = async () => at(await graphql(queryOf(id)), 'data.ServiceInfos.docs')
      is.deepEqual(await docs(), [])
      await saveFrench(payload, Number(id), { data: { _status: 'published' } })
      is.deepEqual(await docs(), [])
      await saveFrench(payload, Number(id), { data: { _status: 'draft' } })
      await payload.update({
        collection: 'services',
        id,
        data: { title: english, summary: english, _status: 'published' },
        context: { quiet: true },
      })
      is.deepEqual(await docs(), [
        { title: english, locale: 'en', translations: ['en'], practiceTitle: english },
      ])
    },

  'a text that is copied to a language is a draft': async ({ payload, graphql }) => {
    const id = await createPair(payload)
    // as Payload's copy does: the status of the source, and `draft`
    await saveFrench(payload, id, {
      draft: true,
      data: { title: french, summary: french, _status: 'published' },
    })
    is.equal(at(await graphql(queryOf(id)), 'data.ServiceInfos.docs.0.title'), english)
    const draft = await payload.findByID({
      collection: 'services',
      id,
      draft: true,
      locale: 'fr-fr',
      fallbackLocale: false,
      user: { collection: 'users', role: 'editor' } as never,
    })
    is.deepEqual([draft.title, draft._status, draft.translations], [french, 'draft', ['en']])
  },

  'a duplicate and a restored draft are not public': async ({ payload, graphql, rest }) => {
    const id = await createPair(payload)
    await saveFrench(payload, id, { data: { title: french, summary: 's', _status: 'published' } })
    const copy = await payload.duplicate({
      collection: 'services',
      id,
      locale: 'fr-fr',
      draft: true,
      data: { slug: `copy-${id}` },
      context: { quiet: true },
    })
    is.deepEqual(at(await graphql(queryOf(copy.id)), 'data.ServiceInfos.docs'), [])
    const { docs } = await payload.findVersions({
      collection: 'services',
      where: { parent: { equals: id } },
      sort: 'createdAt',
    })
    const editor = { email: 'restore@firm.test', password: 'a long password' }
    await payload.create({
      collection: 'users',
      data: { ...editor, name: 'Editor', role: 'editor' },
    })
    const { token } = await payload.login({ collection: 'users', data: editor })
    const version = `/api/services/versions/${docs[0]?.id}?draft=true`
    is.equal((await rest('POST', version, { token: `JWT ${token}` })).status, 200)
    is.equal(at(await graphql(queryOf(id)), 'data.ServiceInfos.docs.0.title'), french)
    const latest = await payload.findVersions({
      collection: 'services',
      where: { and: [{ parent: { equals: id } }, { latest: { equals: true } }] },
      locale: 'all',
    })
    is.deepEqual(
      latest.docs.map(({ version }) => version._status),
      [{ en: 'draft' }],
    )
  },

  'publications in French, one after the other in a form, store no English text': async (
    fixtures,
  ) => {
    const { payload } = fixtures
    const publisher = await signInAs(fixtures, 'publisher')
    const seo = { title: 'English for search', description: 'English description' }
    const id = await createPublished(payload, 'news', {
      title: english,
      slug: 'published-twice',
      summary: 's',
      publishedOn: '2026-01-02',
      seo,
    })
    await payload.updateGlobal({
      slug: 'site-settings',
      data: {
        ...{ firmName: 'Firm', email: 'a@firm.test', phone: '1', description: 'd' },
        ...{ tagline: 't', footerText: 'f', legalLinks: [{ label: 'English', href: '/people' }] },
        _status: 'published',
      } as never, // cast: Payload validates it
      context: { quiet: true },
    })
    /** As Payload's button sends it: the whole form, and no `fallback-locale`. */
    const query = 'depth=0&locale=fr-fr&publishSpecificLocale=fr-fr'
    for (const [method, path, result, texts] of [
      ['PATCH', `news/${id}`, 'doc', { title: french, summary: french }],
      [
        'POST',
        'globals/site-settings',
        'result',
        { tagline: 't', description: 'd', footerText: 'f' },
      ],
    ] as const) {
      const opened = await publisher.call(
        'GET',
        `${path}?depth=0&locale=fr-fr&fallback-locale=null`,
      )
      let form = { ...opened.json, ...texts }
      for (const change of [{}, { inReview: false }]) {
        const data = { ...form, ...change, _status: 'published' }
        const response = await publisher.call(method, `${path}?${query}`, data)
        is.equal(response.status, 200, JSON.stringify(response.json))
        form = { ...(at(response, result) as typeof form) }
      }
    }
    const [news, settings] = await Promise.all([
      payload.findByID({ collection: 'news', id, locale: 'all' }),
      payload.findGlobal({ slug: 'site-settings', locale: 'all' }),
    ])
    is.equal(at(news, 'title.fr-fr'), french)
    for (const [document, path] of [
      [news, 'seo.title'],
      [news, 'seo.description'],
      [settings, 'legalLinks'],
    ] as const) {
      is.ok(at(document, `${path}.en`), path)
      is.deepEqual([at(document, `${path}.fr-fr`) ?? []].flat(), [], path)
    }
  },
}
