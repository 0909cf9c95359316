import type { CollectionSlug } from 'payload'
import { searchedSlugs, toRecord } from '../search/to-record'
import { startContentService } from '../testing/content-service'
import { at } from '../testing/responses'
import { createPublished, daysFromNow, richText } from '../testing/sample-content'
import { stub } from '../testing/stub'

const { payload, ids, toToken, ann, rest, guardedRest, graphql } = await startContentService()

const canary = 'CANARYWORD'
const permission = 'gate.test'

type Gated = { collection: GatedSlug; field: string; id: number; type: string; plural: string }
type GatedSlug = Exclude<CollectionSlug, `payload-${string}`>
type TestUser = { name: string; token: string | null; canRead: boolean }
/**
 * A way to request a text. `returnsText` says that a permitted user gets it, so that the check
 * cannot pass by empty responses.
 */
type AccessPath = {
  name: string
  returnsText: boolean
  request: (gated: Gated, token: string | null) => Promise<unknown>
}

const block = (text: string) => [{ blockType: 'text', text: richText(text) }]

/** A document of every gated type, with the canary word behind one permission. */
async function createGatedDocuments(): Promise<Gated[]> {
  const gated: Gated[] = []
  const create = async (collection: GatedSlug, data: object, field?: string): Promise<number> => {
    const fields =
      field === undefined
        ? {}
        : {
            [field]: field === 'profile' ? richText(canary) : block(canary),
            product: { feature: permission },
          }
    const id = await createPublished(payload, collection, { ...data, ...fields })
    const graphQL = payload.collections[collection].config.graphQL
    const { singularName = '', pluralName = '' } = (graphQL || {}) as {
      singularName?: string
      pluralName?: string
    }
    if (field !== undefined)
      gated.push({ collection, field, id, type: singularName, plural: pluralName })
    return id
  }
  const text = { title: 'Gated', summary: 's', practices: [ids.practice] }
  const lawyer = {
    givenName: 'Gated',
    familyName: 'Person',
    level: 'partner',
    jobTitle: 'Partner',
    headline: 'h',
    offices: [ids.office],
    email: 'gated@firm.test',
    languages: ['en'],
    practices: [ids.practice],
  }
  await create(
    'articles',
    { ...text, kind: 'guide', publishedOn: daysFromNow(-1), authors: [ids.person] },
    'body',
  )
  await create(
    'events',
    { ...text, startsAt: daysFromNow(5), endsAt: daysFromNow(5.1), timeZone: 'Asia/Tokyo' },
    'body',
  )
  await create('news', { ...text, publishedOn: daysFromNow(-1) }, 'body')
  const training = await create(
    'trainings',
    { ...text, level: 'introduction', startsAt: daysFromNow(5), timeZone: 'Asia/Tokyo' },
    'body',
  )
  await create(
    'training-series',
    { ...text, level: 'introduction', startsAt: daysFromNow(5), modules: [training] },
    'body',
  )
  await create('deals', { ...text, announcedOn: daysFromNow(-1), client: 'c' }, 'body')
  for (const collection of [
    'services',
    'sectors',
    'solutions',
    'about-pages',
    'careers-pages',
    'legal-pages',
  ] as const)
    await create(collection, { title: 'Gated', summary: 's' }, 'body')
  await create(
    'countries',
    { name: 'Gated', region: 'asia-pacific', isoCode: 'SG', summary: 's' },
    'body',
  )
  for (const collection of ['feature-pages', 'product-pages'] as const)
    await create(collection, { title: 'Gated', summary: 's', root: 'gated' }, 'body')
  await create('marketing-pages', { title: 'Gated', summary: 's', area: 'features' }, 'body')
  await create('graduate-pages', { title: 'Gated', summary: 's', page: 'faq' }, 'body')
  await create('contacts', { name: 'Gated Person', ...lawyer }, 'profile')
  const service = await create('navigator-services', { title: 'Gate', summary: 's' })
  const region = await create('navigator-regions', { title: 'Gate', service })
  const jurisdiction = await create('navigator-jurisdictions', {
    title: 'Gate',
    service,
    region,
    sample: true,
  })
  const question = await create('navigator-questions', {
    title: 'Gate',
    service,
    topic: 't',
    topicKey: 't',
    order: 1,
  })
  const status = await create('navigator-statuses', { title: 'Gate', tone: 'open' })
  await create(
    'navigator-answers',
    { title: canary, summary: canary, jurisdiction, question, status, statedAt: daysFromNow(-9) },
    'body',
  ) // its own permission in the public sample
  await create('navigator-contents', { title: 'Gated', summary: 's', service }, 'body')
  return gated
}

async function createReaders(): Promise<TestUser[]> {
  const member = async (subject: string, productPermissions: string[], organisation: string) => {
    await payload.create({
      collection: 'members',
      data: {
        subject,
        name: subject,
        email: `${subject.slice(6)}@gate.test`,
        organisation,
        productPermissions,
      },
    })
    return toToken(subject)
  }
  return [
    { name: 'visitor', token: null, canRead: false },
    {
      name: 'member without',
      token: await member('auth0|gate-without', ['product|navigator.tax'], 'Northgate'),
      canRead: false,
    },
    {
      name: 'member with',
      token: await member('auth0|gate-with', [`product|${permission}`], 'Northgate'),
      canRead: true,
    },
    {
      name: 'member of another organisation',
      token: await member(
        'auth0|gate-other',
        ['gate', 'gate.test.more', 'collaboration|gate'],
        'Other',
      ),
      canRead: false,
    },
  ]
}

const byRest = (
  name: string,
  query: (gated: Gated) => string,
  returnsText: boolean,
): AccessPath => ({
  name: `REST ${name}`,
  returnsText,
  request: async (gated, token) =>
    (await rest('GET', `/api/${gated.collection}${query(gated)}`, { token })).json,
})

/** A filter by the text discloses it even when the text is not returned. */
const filteredByText = (name: string, where: (gated: Gated) => string): AccessPath => ({
  name: `REST ${name}`,
  returnsText: false,
  request: async (gated, token) => {
    const response = await rest('GET', `/api/${gated.collection}?depth=0&${where(gated)}`, {
      token,
    })
    const docs = (at(response, 'docs') ?? []) as { id: number }[]
    return docs.some(({ id }) => id === gated.id) ? canary : response.json
  },
})

const byGraphql = (
  name: string,
  query: (gated: Gated) => string,
  returnsText: boolean,
): AccessPath => ({
  name: `GraphQL ${name}`,
  returnsText,
  request: async (gated, token) => (await graphql(query(gated), { token })).json,
})

const selectionOf = ({ field }: Gated) =>
  field === 'profile' ? 'profile' : 'body { __typename ... on TextBlock { text } }'

const accessPaths: AccessPath[] = [
  byRest('by id', ({ id }) => `/${id}`, true),
  byRest('excluding the product', ({ id }) => `/${id}?select[product]=false`, true),
  byRest('excluding the feature', ({ id }) => `/${id}?select[product][feature]=false`, true),
  byRest(
    'excluding product and jurisdiction',
    ({ id }) => `/${id}?select[product]=false&select[jurisdiction]=false&select[title]=false`,
    true,
  ),
  byRest('selecting the text alone', ({ id, field }) => `/${id}?select[${field}]=true`, true),
  byRest('in a list', ({ id }) => `?where[id][equals]=${id}`, true),
  byRest(
    'in a list excluding the product',
    ({ id }) => `?where[id][equals]=${id}&select[product]=false&depth=2`,
    true,
  ),
  byRest('in all languages', ({ id }) => `/${id}?locale=all&select[product]=false`, true),
  byRest('as a draft', ({ id }) => `/${id}?draft=true&select[product]=false`, false),
  byRest(
    'versions',
    ({ id }) => `/versions?where[parent][equals]=${id}&select[version][product]=false`,
    false,
  ),
  byRest(
    'with access overridden',
    ({ id }) => `/${id}?overrideAccess=true&showHiddenFields=true&select[product]=false&user=1`,
    true,
  ),
  filteredByText('filtered by the text', ({ field }) => `where[${field}][like]=${canary}`),
  filteredByText('filtered by the text of a block', () => `where[body.text][like]=${canary}`),
  filteredByText(
    'filtered by the text in an or',
    ({ field }) => `where[or][0][${field}][contains]=${canary}`,
  ),
  byRest('sorted by the text', ({ field, id }) => `?sort=${field}&where[id][equals]=${id}`, false),
  {
    name: 'REST populated in a person’s page',
    returnsText: false,
    request: async ({ collection }, token) =>
      (
        await rest(
          'GET',
          `/api/contacts/${ids.person}?depth=2&populate[${collection}][product]=false&populate[${collection}][slug]=false`,
          { token },
        )
      ).json,
  },
  {
    name: 'REST joined to a practice',
    returnsText: false,
    request: async ({ collection }, token) =>
      (
        await rest(
          'GET',
          `/api/services/${ids.practice}?depth=2&populate[${collection}][product]=false&joins[publications][limit]=50&joins[publications][sort]=title`,
          { token },
        )
      ).json,
  },
  {
    name: 'REST through the route guard',
    returnsText: false,
    request: async ({ collection, id }, token) => {
      const { status, json } = await guardedRest(
        'GET',
        `/api/${collection}/${id}?select[product]=false`,
        { token },
      )
      expect(status).toBe(403)
      return json
    },
  },
  byGraphql(
    'by id',
    (gated) => `{ ${gated.type}(id: ${gated.id}) { ${selectionOf(gated)} } }`,
    true,
  ),
  byGraphql(
    'in a list that selects the text alone',
    (gated) =>
      `{ ${gated.plural}(where: { id: { equals: ${gated.id} } }, select: true) { docs { ${selectionOf(gated)} } } }`,
    true,
  ),
  byGraphql(
    'by aliases, with and without select',
    (gated) =>
      `{ a: ${gated.plural}(where: { id: { equals: ${gated.id} } }, select: true) { docs { id } } b: ${gated.plural}(where: { id: { equals: ${gated.id} } }) { docs { x: ${selectionOf(gated)} } } }`,
    true,
  ),
  byGraphql(
    'filtered by the text',
    ({ plural, field }) =>
      `{ ${plural}(where: { ${field}: { like: "${canary}" } }) { docs { id } totalDocs } }`,
    false,
  ),
  byGraphql(
    'as a draft',
    (gated) =>
      `{ ${gated.plural}(draft: true, where: { id: { equals: ${gated.id} } }, select: true) { docs { ${selectionOf(gated)} } } }`,
    true,
  ),
  byGraphql(
    'versions',
    ({ type, id }) =>
      `{ versions${type}(where: { parent: { equals: ${id} } }) { docs { version { product { feature } } } } }`,
    false,
  ),
  ...[
    'feed?since=2000-01-01T00:00:00.000Z',
    'digest',
    'export',
    'events',
    'contacts',
    'matches?practices=1',
  ].map((path): AccessPath => ({
    name: `members’ ${path}`,
    returnsText: false,
    request: async (_, token) => (await rest('GET', `/api/member/${path}`, { token })).json,
  })),
]

const gated = await createGatedDocuments()
const testUsers = await createReaders()

test('a gated text is returned to permitted users only, for every type, access path and user', async () => {
  let combinations = 0
  const failures: string[] = []
  for (const document of gated) {
    for (const accessPath of accessPaths) {
      for (const testUser of testUsers) {
        combinations += 1
        const body = JSON.stringify(await accessPath.request(document, testUser.token))
        const isReturned = body.includes(canary)
        if (
          isReturned !== (testUser.canRead && accessPath.returnsText) &&
          !(testUser.canRead && isReturned)
        )
          failures.push(
            `${document.collection}, ${accessPath.name}, ${testUser.name}: ${body.slice(0, 200)}`,
          )
      }
    }
  }
  expect(failures).toStrictEqual([])
  expect(combinations).toBeGreaterThanOrEqual(300)
})

test('no search record holds a gated text', async () => {
  const topics = new Proxy({}, { get: () => new Map() }) as Parameters<typeof toRecord>[4]
  for (const { collection, id } of gated.filter(({ collection }) =>
    searchedSlugs.some((slug) => slug === collection),
  )) {
    for (const select of [undefined, { product: false }]) {
      const doc = await payload.findByID({
        collection,
        id,
        depth: 0,
        select: select as never, // the generated types have no exclusion of a group
      })
      const record = toRecord(collection, stub(doc), '/', 'en', topics)
      expect(`${collection}: ${JSON.stringify(record)}`).not.toContain(canary)
    }
  }
})

test('Payload’s own collections reject visitors, members and the website’s keys', async () => {
  const apiKeyOf = async (role: 'site' | 'forms') => {
    const apiKey = crypto.randomUUID()
    await payload.create({
      collection: 'users',
      data: {
        email: `${role}@key.test`,
        name: role,
        role,
        password: crypto.randomUUID(),
        enableAPIKey: true,
        apiKey,
      },
    })
    return `users API-Key ${apiKey}`
  }
  const { id: editor } = await payload.create({
    collection: 'users',
    data: { email: 'editor@key.test', name: 'E', role: 'editor', password: crypto.randomUUID() },
  })
  const article = ids.article
  const body = {
    document: { relationTo: 'articles', value: article },
    user: { relationTo: 'users', value: editor },
    globalSlug: null,
    key: 'k',
    value: 'x',
  }
  for (const token of [
    null,
    ann,
    ...testUsers.map((testUser) => testUser.token),
    await apiKeyOf('site'),
    await apiKeyOf('forms'),
  ]) {
    for (const [method, path] of [
      ['POST', 'payload-locked-documents'],
      ['GET', 'payload-locked-documents'],
      ['DELETE', 'payload-locked-documents?where[id][exists]=true'],
      ['POST', 'payload-preferences/k'],
      ['GET', 'payload-jobs/run'],
      ['POST', 'payload-jobs'],
      ['POST', 'articles'],
      ['PATCH', `articles/${article}`],
      ['DELETE', `articles/${article}`],
      ['POST', 'redirects'],
      ['PATCH', `users/${editor}`],
      ['PATCH', `members/${ids.ann}`],
    ] as const) {
      const response = await rest(method, `/api/${path}`, {
        token,
        body: method === 'GET' ? undefined : body,
      })
      if (response.status < 400)
        expect([method, path, at(response, 'docs')]).toEqual([method, path, []])
    }
  }
  expect((await payload.count({ collection: 'payload-locked-documents' })).totalDocs).toBe(0)
  expect((await payload.count({ collection: 'payload-preferences' })).totalDocs).toBe(0)
})
