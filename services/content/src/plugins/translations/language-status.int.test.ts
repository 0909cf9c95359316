import { startContentService } from '../../testing/content-service'
import { at } from '../../testing/responses'
import { createPublished } from '../../testing/sample-content'
import { signInAs } from '../../testing/sign-in-as'

const fixtures = await startContentService()
const { payload, graphql, rest } = fixtures

const [english, french] = ['English text', 'SECRET brouillon']

/** The public response in French, the relation of another document included. */
const buildQuery = (id: unknown) => `{
  ServiceInfos(locale: fr_fr, where: { id: { equals: ${String(id)} } }) {
    docs { title locale translations practiceTitle: title }
  }
  SubPractices: ServiceInfos(locale: fr_fr, where: { parent: { equals: ${String(id)} } }) {
    docs { parent { title translations } parentChildPages { title } }
  }
}`

let pairs = 0

/** A practice and one below it. */
async function createPair(): Promise<number> {
  const slug = `pair-${(pairs += 1)}`
  const id = await createPublished(payload, 'services', { title: english, summary: 's', slug })
  await createPublished(payload, 'services', { title: 'Child', summary: 's', slug, parent: id })
  return id
}

const saveFrench = (id: number, more: object = {}) =>
  payload.update({
    collection: 'services',
    id,
    locale: 'fr-fr',
    data: { title: french, summary: french },
    context: { quiet: true },
    ...more,
  })

test('a draft of a language is not read by visitors', async () => {
  const id = await createPair()
  const read = async () => (await graphql(buildQuery(id))).json
  const expectEnglish = async () => {
    const json = await read()
    expect(JSON.stringify(json)).not.toContain('SECRET')
    expect(at({ json } as never, 'data.ServiceInfos.docs.0')).toStrictEqual({
      title: english,
      locale: 'en',
      translations: ['en'],
      practiceTitle: english,
    })
    expect(at({ json } as never, 'data.SubPractices.docs.0.parent.title')).toBe(english)
  }
  const expectFrench = async () => {
    const json = await read()
    expect(at({ json } as never, 'data.ServiceInfos.docs.0.title')).toBe(french)
    expect(at({ json } as never, 'data.ServiceInfos.docs.0.translations')).toStrictEqual([
      'en',
      'fr-fr',
    ])
    expect(at({ json } as never, 'data.SubPractices.docs.0')).toStrictEqual({
      parent: { title: french, translations: ['en', 'fr-fr'] },
      parentChildPages: [{ title: french }],
    })
  }
  await expectEnglish()
  await saveFrench(id, { draft: true })
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
  await saveFrench(id, {
    data: { _status: 'published' },
    publishSpecificLocale: 'fr-fr',
  })
  await expectFrench()
  // unpublishes French
  await saveFrench(id, { data: { _status: 'draft' } })
  await expectEnglish()
  await saveFrench(id, { data: { _status: 'published' } })
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
})

test('a document whose first language is a French draft is read in English once that is published', async () => {
  const { id } = await payload.create({
    collection: 'services',
    locale: 'fr-fr',
    draft: true,
    data: { title: french, summary: french, slug: 'first-in-french' } as never,
    context: { quiet: true },
  })
  const docs = async () => at(await graphql(buildQuery(id)), 'data.ServiceInfos.docs')
  expect(await docs()).toStrictEqual([])
  await saveFrench(Number(id), { data: { _status: 'published' } })
  expect(await docs()).toStrictEqual([])
  await saveFrench(Number(id), { data: { _status: 'draft' } })
  await payload.update({
    collection: 'services',
    id,
    data: { title: english, summary: english, _status: 'published' },
    context: { quiet: true },
  })
  expect(await docs()).toStrictEqual([
    { title: english, locale: 'en', translations: ['en'], practiceTitle: english },
  ])
})

test('a text that is copied to a language is a draft', async () => {
  const id = await createPair()
  // as Payload's copy does: the status of the source, and `draft`
  await saveFrench(id, {
    draft: true,
    data: { title: french, summary: french, _status: 'published' },
  })
  expect(at(await graphql(buildQuery(id)), 'data.ServiceInfos.docs.0.title')).toBe(english)
  const draft = await payload.findByID({
    collection: 'services',
    id,
    draft: true,
    locale: 'fr-fr',
    fallbackLocale: false,
    user: { collection: 'users', role: 'editor' } as never,
  })
  expect([draft.title, draft._status, draft.translations]).toStrictEqual([french, 'draft', ['en']])
})

test('a duplicate and a restored draft are not public', async () => {
  const id = await createPair()
  await saveFrench(id, { data: { title: french, summary: 's', _status: 'published' } })
  const copy = await payload.duplicate({
    collection: 'services',
    id,
    locale: 'fr-fr',
    draft: true,
    data: { slug: `copy-${id}` },
    context: { quiet: true },
  })
  expect(at(await graphql(buildQuery(copy.id)), 'data.ServiceInfos.docs')).toStrictEqual([])
  const { docs } = await payload.findVersions({
    collection: 'services',
    where: { parent: { equals: id } },
    sort: 'createdAt',
  })
  const { token } = await signInAs(fixtures, 'editor')
  const version = `/api/services/versions/${docs[0]?.id}?draft=true`
  expect((await rest('POST', version, { token })).status).toBe(200)
  expect(at(await graphql(buildQuery(id)), 'data.ServiceInfos.docs.0.title')).toBe(french)
  const latest = await payload.findVersions({
    collection: 'services',
    where: { and: [{ parent: { equals: id } }, { latest: { equals: true } }] },
    locale: 'all',
  })
  expect(latest.docs.map(({ version }) => version._status)).toStrictEqual([{ en: 'draft' }])
})

test('publications in French, one after the other in a form, store no English text', async () => {
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
    const opened = await publisher.call('GET', `${path}?depth=0&locale=fr-fr&fallback-locale=null`)
    let form = { ...opened.json, ...texts }
    for (const change of [{}, { inReview: false }]) {
      const data = { ...form, ...change, _status: 'published' }
      const response = await publisher.call(method, `${path}?${query}`, data)
      expect([response.status, response.json.errors]).toEqual([200, undefined])
      form = { ...(at(response, result) as typeof form) }
    }
  }
  const [news, settings] = await Promise.all([
    payload.findByID({ collection: 'news', id, locale: 'all' }),
    payload.findGlobal({ slug: 'site-settings', locale: 'all' }),
  ])
  expect(at(news, 'title.fr-fr')).toBe(french)
  for (const [document, path] of [
    [news, 'seo.title'],
    [news, 'seo.description'],
    [settings, 'legalLinks'],
  ] as const) {
    const english = at(document, `${path}.en`)
    const french = [at(document, `${path}.fr-fr`) ?? []].flat()
    expect({ path, english, french }).toEqual({ path, english: expect.anything(), french: [] })
  }
})
