import { startContentService } from '../testing/content-service'
import { at } from '../testing/responses'

const { rest, toToken, ids, payload, graphql, ann } = await startContentService()

type Entry = {
  kind: string
  id: number
  title: string
  locked: boolean
  locale: string
  reason: { kind: string; id: number; key: string; name: string }
}
const getFeed = async (token: string, query = '') => {
  const response = await rest('GET', `/api/member/feed${query}`, { token })
  expect(response.status).toBe(200)
  expect(JSON.stringify(response.json)).not.toContain('SECRETBODY')
  return at(response, 'items') as Entry[]
}
const titles = (entries: Entry[]): string[] => entries.map(({ title }) => title).sort()

test('the feed has reasons, includes descendants of a practice, and no drafts or full texts', async () => {
  const token = await toToken('auth0|reader')
  expect(await getFeed(token)).toStrictEqual([])
  await rest('PATCH', '/api/member', {
    token,
    body: { interests: { practices: [ids.practice] } },
  })
  const feed = await getFeed(token)
  expect(titles(feed)).toStrictEqual(['Gated article', 'Next event', 'Open article'])
  for (const { reason } of feed)
    expect(reason).toStrictEqual({
      kind: 'practice',
      id: ids.practice,
      key: `practice:${ids.practice}`,
      name: 'Competition',
    })
  expect(feed.find(({ title }) => title === 'Gated article')?.locked).toBe(true)
  await payload.update({
    collection: 'articles',
    id: ids.article,
    locale: 'fr-fr',
    data: { title: 'Article ouvert', summary: 'Résumé', body: [], _status: 'published' },
    context: { quiet: true },
  })
  expect(
    (await getFeed(token, '?locale=fr-fr')).map((entry) => [entry.title, entry.locale]).sort(),
  ).toStrictEqual([
    ['Article ouvert', 'fr-fr'],
    ['Gated article', 'en'],
    ['Next event', 'en'],
  ])
  await rest('PATCH', '/api/member', { token, body: { muted: [`practice:${ids.practice}`] } })
  expect(await getFeed(token)).toStrictEqual([])
  await rest('PATCH', '/api/member', { token, body: { interests: { countries: [ids.country] } } })
  expect((await getFeed(token)).map(({ title, reason }) => [title, reason.name])).toStrictEqual([
    ['Open article', 'Japan'],
  ])
  expect(
    await getFeed(token, `?since=${encodeURIComponent(new Date().toISOString())}`),
  ).toStrictEqual([])
})

test('followed people and alerts add items to the feed', async () => {
  const token = await toToken('auth0|follower')
  expect(
    at(
      await rest('POST', '/api/member/favourites/merge', {
        token,
        body: { favourites: [{ kind: 'contact', document: ids.person }] },
      }),
      'added',
    ),
  ).toStrictEqual(1)
  expect(new Set((await getFeed(token)).map(({ reason }) => reason.kind))).toStrictEqual(
    new Set(['person']),
  )
  const other = await toToken('auth0|alerted')
  await graphql(
    `mutation { createAlertSubscription(data: { topic: practice, practice: ${ids.practice}, country: ${ids.country}, frequency: daily, kinds: { events: false } }) { id } }`,
    { token: other },
  )
  expect(
    (await getFeed(other)).map(({ title, reason }) => [title, reason.kind, reason.name]),
  ).toStrictEqual([['Open article', 'subscription', 'Competition, Japan']])
})

test('invalid parameters are rejected with the field', async () => {
  for (const [path, field] of [
    ['feed?locale=xx', 'locale'],
    ['feed?since=soon', 'since'],
    ['feed?since[a]=1', 'since'],
    ['matches?practices=a', 'practices'],
    ['matches?sectors=1;drop', 'sectors'],
    ['matches?countries=99999999999', 'countries'],
    ['events?locale=en-sg', 'locale'],
    ['digest?locale[]=en', 'locale'],
  ] as const) {
    const response = await rest('GET', `/api/member/${path}`, { token: ann })
    const error = { path, status: response.status, field: at(response, 'field') }
    expect(error).toEqual({ path, status: 400, field })
  }
})

test('the count of what matches', async () => {
  expect(
    (await rest('GET', `/api/member/matches?practices=${ids.practice}`, { token: ann })).json,
  ).toStrictEqual({ total: 3, articles: 2, news: 0, events: 1, trainings: 0 })
  expect(
    at(
      await rest('GET', `/api/member/matches?countries=${ids.country}&sectors=${ids.sector}`, {
        token: ann,
      }),
      'total',
    ),
  ).toBe(1)
  expect(at(await rest('GET', '/api/member/matches', { token: ann }), 'total')).toBe(0)
})

test('merging the browser’s favourites is idempotent and safe for concurrent tabs', async () => {
  const token = await toToken('auth0|merger')
  const body = {
    favourites: [
      { kind: 'article', document: ids.article, savedAt: '2020-01-02T03:04:05Z', note: 'n' },
      { kind: 'contact', document: ids.person },
      { kind: 'article', document: ids.draft },
      { kind: 'article', document: ids.article },
    ],
  }
  const responses = await Promise.all(
    [1, 2, 3].map(() => rest('POST', '/api/member/favourites/merge', { token, body })),
  )
  for (const response of responses)
    expect([response.status, at(response, 'missing')]).toStrictEqual([200, 1])
  expect((await rest('POST', '/api/member/favourites/merge', { token, body })).json).toStrictEqual({
    added: 0,
    known: 3,
    missing: 1,
  })
  const { docs } = await payload.find({
    collection: 'favourites',
    where: { and: [{ kind: { equals: 'article' } }, { document: { equals: ids.article } }] },
  })
  expect(docs.filter(({ savedAt }) => savedAt === '2020-01-02T03:04:05.000Z').length).toBe(1)
  for (const wrong of [
    {},
    { favourites: 'a' },
    { favourites: [null] },
    { favourites: [{ kind: 'article' }] },
    { favourites: [{ kind: '__proto__', document: 1 }] },
    { favourites: [], member: 1 },
    { favourites: [{ kind: 'article', document: 1, member: 2 }] },
  ])
    expect(
      (await rest('POST', '/api/member/favourites/merge', { token, body: wrong })).status,
    ).toBe(400)
})

test('events and contacts met there are matched by verified address or own registration only', async () => {
  const register = (event: number, more: { email: string; member?: number }) =>
    payload.create({
      collection: 'registrations',
      data: { event, name: 'Ann', state: 'confirmed', language: 'en', ...more },
    })
  await register(ids.pastEvent, { email: 'ann@client.test' })
  await register(ids.event, { email: 'other@client.test', member: ids.ann })
  const interests = { practices: [ids.practice] }
  await rest('PATCH', '/api/member', { token: ann, body: { interests } })
  const events = await rest('GET', '/api/member/events', { token: ann })
  expect([
    at(events, 'registered.0.title'),
    at(events, 'registered.0.state'),
    at(events, 'past.0.title'),
  ]).toStrictEqual(['Next event', 'confirmed', 'Past event'])
  expect(at(events, 'recommended')).toStrictEqual([])
  const unchecked = await toToken('auth0|ann', {
    email: 'ann@client.test',
    email_verified: false,
  })
  expect(at(await rest('GET', '/api/member/events', { token: unchecked }), 'past')).toStrictEqual(
    [],
  )
  const unverified = await toToken('auth0|liar', {
    email: 'ann@client.test',
    email_verified: false,
  })
  expect(at(await rest('GET', '/api/member/events', { token: unverified }), 'past')).toStrictEqual(
    [],
  )
  await payload.delete({
    collection: 'favourites',
    where: { and: [{ member: { equals: ids.ann } }, { kind: { equals: 'contact' } }] },
  })
  const contacts = await rest('GET', '/api/member/contacts', { token: ann })
  expect([at(contacts, 'met.0.locale'), at(events, 'past.0.locale')]).toStrictEqual(['en', 'en'])
  expect([
    at(contacts, 'saved'),
    at(contacts, 'met.0.name'),
    at(contacts, 'met.0.event.title'),
  ]).toStrictEqual([[], 'Ines Kato', 'Past event'])
})
