import is from 'node:assert/strict'
import type { Fixtures } from '../member-fixtures'
import { at, type Check } from './check'

type Entry = {
  kind: string
  id: number
  title: string
  locked: boolean
  locale: string
  reason: { kind: string; id: number; key: string; name: string }
}
const feedOf = async ({ rest }: Fixtures, token: string, query = '') => {
  const response = await rest('GET', `/api/member/feed${query}`, { token })
  is.equal(response.status, 200)
  is.ok(!JSON.stringify(response.json).includes('SECRETBODY'))
  return at(response, 'items') as Entry[]
}
const titles = (entries: Entry[]): string[] => entries.map(({ title }) => title).sort()

export const dashboardChecks: Record<string, Check> = {
  'the feed has reasons, includes descendants of a practice, and no drafts or full texts': async (
    fixtures,
  ) => {
    const { rest, tokenOf, ids } = fixtures
    const token = await tokenOf('auth0|reader')
    is.deepEqual(await feedOf(fixtures, token), [])
    await rest('PATCH', '/api/member', {
      token,
      body: { interests: { practices: [ids.practice] } },
    })
    const feed = await feedOf(fixtures, token)
    is.deepEqual(titles(feed), ['Gated article', 'Next event', 'Open article'])
    for (const { reason } of feed)
      is.deepEqual(reason, {
        kind: 'practice',
        id: ids.practice,
        key: `practice:${ids.practice}`,
        name: 'Competition',
      })
    is.equal(feed.find(({ title }) => title === 'Gated article')?.locked, true)
    await fixtures.payload.update({
      collection: 'articles',
      id: ids.article,
      locale: 'fr-fr',
      data: { title: 'Article ouvert', summary: 'Résumé', body: [], _status: 'published' },
      context: { quiet: true },
    })
    is.deepEqual(
      (await feedOf(fixtures, token, '?locale=fr-fr'))
        .map((entry) => [entry.title, entry.locale])
        .sort(),
      [
        ['Article ouvert', 'fr-fr'],
        ['Gated article', 'en'],
        ['Next event', 'en'],
      ],
    )
    await rest('PATCH', '/api/member', { token, body: { muted: [`practice:${ids.practice}`] } })
    is.deepEqual(await feedOf(fixtures, token), [])
    await rest('PATCH', '/api/member', { token, body: { interests: { countries: [ids.country] } } })
    is.deepEqual(
      (await feedOf(fixtures, token)).map(({ title, reason }) => [title, reason.name]),
      [['Open article', 'Japan']],
    )
    is.deepEqual(
      await feedOf(fixtures, token, `?since=${encodeURIComponent(new Date().toISOString())}`),
      [],
    )
  },
  'followed people and alerts add items to the feed': async (fixtures) => {
    const { rest, graphql, tokenOf, ids } = fixtures
    const token = await tokenOf('auth0|follower')
    is.deepEqual(
      at(
        await rest('POST', '/api/member/favourites/merge', {
          token,
          body: { favourites: [{ kind: 'contact', document: ids.person }] },
        }),
        'added',
      ),
      1,
    )
    is.deepEqual(
      new Set((await feedOf(fixtures, token)).map(({ reason }) => reason.kind)),
      new Set(['person']),
    )
    const other = await tokenOf('auth0|alerted')
    await graphql(
      `mutation { createAlertSubscription(data: { topic: practice, practice: ${ids.practice}, country: ${ids.country}, frequency: daily, kinds: { events: false } }) { id } }`,
      { token: other },
    )
    is.deepEqual(
      (await feedOf(fixtures, other)).map(({ title, reason }) => [title, reason.kind, reason.name]),
      [['Open article', 'subscription', 'Competition, Japan']],
    )
  },
  'invalid parameters are rejected with the field': async ({ rest, ann }) => {
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
      is.deepEqual([response.status, at(response, 'field')], [400, field], path)
    }
  },
  'the count of what matches': async ({ rest, ann, ids }) => {
    is.deepEqual(
      (await rest('GET', `/api/member/matches?practices=${ids.practice}`, { token: ann })).json,
      { total: 3, articles: 2, news: 0, events: 1, trainings: 0 },
    )
    is.equal(
      at(
        await rest('GET', `/api/member/matches?countries=${ids.country}&sectors=${ids.sector}`, {
          token: ann,
        }),
        'total',
      ),
      1,
    )
    is.equal(at(await rest('GET', '/api/member/matches', { token: ann }), 'total'), 0)
  },
  'merging the browser’s favourites is idempotent and safe for concurrent tabs': async ({
    rest,
    tokenOf,
    ids,
    payload,
  }) => {
    const token = await tokenOf('auth0|merger')
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
      is.deepEqual([response.status, at(response, 'missing')], [200, 1])
    is.deepEqual((await rest('POST', '/api/member/favourites/merge', { token, body })).json, {
      added: 0,
      known: 3,
      missing: 1,
    })
    const { docs } = await payload.find({
      collection: 'favourites',
      where: { and: [{ kind: { equals: 'article' } }, { document: { equals: ids.article } }] },
    })
    is.equal(docs.filter(({ savedAt }) => savedAt === '2020-01-02T03:04:05.000Z').length, 1)
    for (const wrong of [
      {},
      { favourites: 'a' },
      { favourites: [null] },
      { favourites: [{ kind: 'article' }] },
      { favourites: [{ kind: '__proto__', document: 1 }] },
      { favourites: [], member: 1 },
      { favourites: [{ kind: 'article', document: 1, member: 2 }] },
    ])
      is.equal(
        (await rest('POST', '/api/member/favourites/merge', { token, body: wrong })).status,
        400,
      )
  },
  'events and contacts met there are matched by verified address or own registration only': async ({
    rest,
    payload,
    tokenOf,
    ann,
    ids,
  }) => {
    const register = (event: number, more: { email: string; member?: number }) =>
      payload.create({
        collection: 'registrations',
        data: { event, name: 'Ann', state: 'confirmed', language: 'en', ...more },
      })
    await register(ids.pastEvent, { email: 'ann@client.test' })
    await register(ids.event, { email: 'other@client.test', member: ids.ann })
    const events = await rest('GET', '/api/member/events', { token: ann })
    is.deepEqual(
      [
        at(events, 'registered.0.title'),
        at(events, 'registered.0.state'),
        at(events, 'past.0.title'),
      ],
      ['Next event', 'confirmed', 'Past event'],
    )
    is.deepEqual(at(events, 'recommended'), [])
    const unchecked = await tokenOf('auth0|ann', {
      email: 'ann@client.test',
      email_verified: false,
    })
    is.deepEqual(at(await rest('GET', '/api/member/events', { token: unchecked }), 'past'), [])
    const unverified = await tokenOf('auth0|liar', {
      email: 'ann@client.test',
      email_verified: false,
    })
    is.deepEqual(at(await rest('GET', '/api/member/events', { token: unverified }), 'past'), [])
    await payload.delete({
      collection: 'favourites',
      where: { and: [{ member: { equals: ids.ann } }, { kind: { equals: 'contact' } }] },
    })
    const contacts = await rest('GET', '/api/member/contacts', { token: ann })
    is.deepEqual([at(contacts, 'met.0.locale'), at(events, 'past.0.locale')], ['en', 'en'])
    is.deepEqual(
      [at(contacts, 'saved'), at(contacts, 'met.0.name'), at(contacts, 'met.0.event.title')],
      [[], 'Ines Kato', 'Past event'],
    )
  },
}
