import { mkdirSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { env } from '../../env'
import { runDueJobs } from '../../jobs/run-jobs'
import { startContentService } from '../../testing/content-service'
import { at } from '../../testing/responses'
import { daysFromNow } from '../../testing/sample-content'
import { signUnsubscription } from '../unsubscribe-token'
import { sendDigests } from './job'

const fixtures = await startContentService()
const { payload, toToken, ids, rest } = fixtures

const digestsTo = async (email: string) =>
  (
    await payload.find({
      collection: 'mails',
      where: { to: { equals: email } },
      sort: 'id',
      pagination: false,
    })
  ).docs

/** A member with an alert from before the fixtures were published. */
async function subscriber(name: string, more: object = {}, alert: object = {}) {
  const { id } = await payload.create({
    collection: 'members',
    data: {
      subject: `auth0|${name}`,
      name,
      email: `${name}@client.test`,
      emailVerified: true,
      details: { language: 'en', timeZone: 'Asia/Tokyo' },
      ...more,
    },
  })
  const subscription = await payload.create({
    collection: 'alert-subscriptions',
    data: {
      member: id,
      topic: 'practice',
      practice: ids.practice,
      frequency: 'daily',
      createdAt: daysFromNow(-30),
      ...alert,
    },
  })
  return {
    id: Number(id),
    subscription: Number(subscription.id),
    email: `${name}@client.test`,
    token: await toToken(`auth0|${name}`),
  }
}

const deactivateAlerts = async (): Promise<void> =>
  void (await payload.update({
    collection: 'alert-subscriptions',
    where: { active: { equals: true } },
    data: { active: false },
    context: { quiet: true },
  }))
const tomorrow = new Date(Date.now() + 86_400_000)

test('concurrent jobs send a digest once', async () => {
  await deactivateAlerts()
  const reader = await subscriber('digest')
  await Promise.all([1, 2, 3, 4].map(() => sendDigests(payload, { now: tomorrow })))
  await sendDigests(payload, { now: tomorrow })
  const mails = await digestsTo(reader.email)
  expect(mails.length).toBe(1)
  expect(mails[0]?.text ?? '').toMatch(/Open article[\s\S]*\/publications\//)
  expect(mails[0]?.text ?? '').toMatch(/your alert: Competition\./)
  expect(mails[0]?.text).not.toMatch(/SECRETBODY|Draft article/)
  await sendDigests(payload, { now: new Date(tomorrow.getTime() + 86_400_000) })
  expect((await digestsTo(reader.email)).length).toBe(1) // nothing new, no mail
})

test('jobs in different minutes send no item twice', async () => {
  await deactivateAlerts()
  const reader = await subscriber('minutes', {}, { frequency: 'immediately' })
  await Promise.all(
    [0, 60_000, 120_000].map((later) =>
      sendDigests(payload, { now: new Date(Date.now() + later) }),
    ),
  )
  expect((await digestsTo(reader.email)).length).toBe(1)
})

test('the next job queues the digest of a killed job once', async () => {
  await deactivateAlerts()
  const reader = await subscriber('killed')
  const killed = sendDigests(payload, {
    now: tomorrow,
    onWritten: () => {
      throw new Error('killed')
    },
  })
  await expect(killed).rejects.toThrow(undefined)
  expect((await digestsTo(reader.email)).length).toBe(0)
  await Promise.all([1, 2, 3].map(() => sendDigests(payload, { now: tomorrow })))
  expect((await digestsTo(reader.email)).length).toBe(1)
  expect(
    (
      await payload.count({
        collection: 'digests',
        where: { and: [{ member: { equals: reader.id } }, { state: { equals: 'queued' } }] },
      })
    ).totalDocs,
  ).toBe(1)
})

test('digests respect pause, cap, verification, language and item types', async () => {
  await deactivateAlerts()
  const none = [
    await subscriber('paused', { notifications: { pausedUntil: daysFromNow(9) } }),
    await subscriber('capped', { notifications: { weeklyCap: 0 } }),
    await subscriber('unchecked', { emailVerified: false }),
    await subscriber('leaving', { deleteAfter: daysFromNow(9) }),
    await subscriber('off', { notifications: { mail: { digests: false } } }),
    await subscriber('newer', {}, { createdAt: daysFromNow(1) }),
    await subscriber(
      'kinds',
      {},
      { kinds: { articles: false, events: false, news: true, trainings: true } },
    ),
  ]
  const french = await subscriber('french', {
    details: { language: 'fr-fr', timeZone: 'Europe/Paris' },
  })
  const chinese = await subscriber(
    'chinese',
    { details: { language: 'zh-cn', timeZone: 'Asia/Shanghai' } },
    { frequency: 'immediately', createdAt: daysFromNow(-3) },
  )
  const once = await subscriber('once', { notifications: { weeklyCap: 1 } })
  await payload.create({
    collection: 'alert-subscriptions',
    data: {
      member: once.id,
      topic: 'all',
      frequency: 'immediately',
      createdAt: daysFromNow(-3),
    },
  })
  await sendDigests(payload, { now: tomorrow })
  await sendDigests(payload, { now: new Date(tomorrow.getTime() - 60_000) })
  for (const { email } of none) expect([email, await digestsTo(email)]).toEqual([email, []])
  expect((await digestsTo(french.email))[0]?.text ?? '').toMatch(
    /^Bonjour[\s\S]*\/fr-fr\/publications\/[\s\S]*Se désabonner/,
  )
  expect((await digestsTo(chinese.email))[0]?.text ?? '').toMatch(/您好[\s\S]*\/zh-cn\//)
  expect((await digestsTo(once.email)).length).toBe(1)
})

test('the next digest can be previewed', async () => {
  const reader = await subscriber('looker')
  const response = await rest('GET', '/api/member/digest?locale=fr-fr', {
    token: reader.token,
  })
  expect([
    at(response, 'digests.0.frequency'),
    (at(response, 'digests.0.draft.items') as unknown[]).length > 0,
  ]).toStrictEqual(['daily', true])
  expect(String(at(response, 'digests.0.draft.text'))).toMatch(/Bonjour looker/)
})

test('one-click unsubscribe works, and only with a signed token', async () => {
  await deactivateAlerts()
  const { id: reader, email } = await subscriber('unsubscriber')
  await sendDigests(payload, { now: tomorrow })
  mkdirSync(env.CONTENT_OUTBOX_DIR, { recursive: true })
  await runDueJobs(payload, 'mail')
  const raw =
    readdirSync(env.CONTENT_OUTBOX_DIR)
      .map((file) => readFileSync(path.join(env.CONTENT_OUTBOX_DIR, file), 'utf8'))
      .find((text) => text.includes(`To: ${email}`)) ?? ''
  expect(raw).toMatch(/^List-Unsubscribe-Post: List-Unsubscribe=One-Click\r?$/m)
  const url = /^List-Unsubscribe:\s+<(http[^>]+)>/m.exec(raw)?.[1] ?? ''
  const { pathname, search } = new URL(url)
  const active = async () =>
    (
      await payload.count({
        collection: 'alert-subscriptions',
        where: { and: [{ member: { equals: reader } }, { active: { equals: true } }] },
      })
    ).totalDocs
  expect((await rest('GET', pathname + search)).status).toBe(303)
  expect(await active()).toBe(1) // GET changes nothing
  for (let time = 0; time < 2; time += 1) {
    const response = await rest('POST', pathname + search, { body: {} })
    expect([response.status, at(response, 'unsubscribed')]).toStrictEqual([200, true])
  }
  expect(await active()).toBe(0)
  expect(
    (
      await payload.find({
        collection: 'consents',
        where: { member: { equals: reader } },
        sort: '-id',
      })
    ).docs[0]?.channel,
  ).toBe('link')
  for (const gone of [
    { member: 99_999, target: 'all' as const, locale: 'en' },
    { member: 99_999, target: 7, locale: 'en' },
  ])
    expect(
      (
        await rest(
          'POST',
          `/api/unsubscribe?token=${await signUnsubscription(gone, env.CONTENT_SECRET)}`,
        )
      ).status,
    ).toBe(200)
  const other = await subscriber('untouched')
  const foreign = await signUnsubscription(
    { member: reader, target: other.subscription, locale: 'en' },
    env.CONTENT_SECRET,
  )
  expect((await rest('POST', `/api/unsubscribe?token=${foreign}`)).status).toBe(200)
  // an alert of another member
  expect(
    (await payload.findByID({ collection: 'alert-subscriptions', id: other.subscription })).active,
  ).toBe(true)
  const right = search.slice('?token='.length)
  for (const wrong of [
    '',
    '?token=',
    '?token=a.b.c',
    `?token=${right.slice(0, -2)}AA`,
    `?token=${right}x`,
    `?token[]=${right}`,
    `?token=${await signUnsubscription({ member: 1, target: 'all', locale: 'en' }, 'other')}`,
  ]) {
    for (const method of ['GET', 'POST']) {
      const { status } = await rest(method, `/api/unsubscribe${wrong}`)
      expect({ method, wrong, status }).toEqual({ method, wrong, status: 400 })
    }
  }
  const all = await signUnsubscription(
    { member: other.id, target: 'all', locale: 'fr-fr' },
    env.CONTENT_SECRET,
  )
  expect(
    (await rest('GET', `/api/unsubscribe?token=${all}`)).headers.get('location') ?? '',
  ).toMatch(/\/fr-fr\/subscriptions\?unsubscribe=/)
  await rest('POST', `/api/unsubscribe?token=${all}`)
  expect(
    at(await rest('GET', '/api/member', { token: other.token }), 'notifications.mail.digests'),
  ).toBe(false)
})
