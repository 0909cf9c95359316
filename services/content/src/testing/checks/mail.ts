import is from 'node:assert/strict'
import { mkdirSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { daysFromNow, type Fixtures } from '../member-fixtures'
import { at, type Check } from './check'

const digestsTo = async ({ payload }: Fixtures, email: string) =>
  (
    await payload.find({
      collection: 'mails',
      where: { to: { equals: email } },
      sort: 'id',
      pagination: false,
    })
  ).docs

/** A member with an alert from before the fixtures were published. */
async function subscriber(fixtures: Fixtures, name: string, more: object = {}, alert: object = {}) {
  const { payload, tokenOf, ids } = fixtures
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
    token: await tokenOf(`auth0|${name}`),
  }
}

const deactivateAlerts = async ({ payload }: Fixtures): Promise<void> =>
  void (await payload.update({
    collection: 'alert-subscriptions',
    where: { active: { equals: true } },
    data: { active: false },
    context: { quiet: true },
  }))
const tomorrow = new Date(Date.now() + 86_400_000)

export const mailChecks: Record<string, Check> = {
  'concurrent jobs send a digest once': async (fixtures) => {
    const { sendDigests } = await import('../../members/digest/job')
    await deactivateAlerts(fixtures)
    const reader = await subscriber(fixtures, 'digest')
    await Promise.all([1, 2, 3, 4].map(() => sendDigests(fixtures.payload, { now: tomorrow })))
    await sendDigests(fixtures.payload, { now: tomorrow })
    const mails = await digestsTo(fixtures, reader.email)
    is.equal(mails.length, 1)
    is.match(mails[0]?.text ?? '', /Open article[\s\S]*\/publications\//)
    is.match(mails[0]?.text ?? '', /your alert: Competition\./)
    is.ok(!mails[0]?.text.includes('SECRETBODY') && !mails[0]?.text.includes('Draft article'))
    await sendDigests(fixtures.payload, { now: new Date(tomorrow.getTime() + 86_400_000) })
    is.equal((await digestsTo(fixtures, reader.email)).length, 1, 'nothing new, no mail')
  },
  'jobs in different minutes send no item twice': async (fixtures) => {
    const { sendDigests } = await import('../../members/digest/job')
    await deactivateAlerts(fixtures)
    const reader = await subscriber(fixtures, 'minutes', {}, { frequency: 'immediately' })
    await Promise.all(
      [0, 60_000, 120_000].map((later) =>
        sendDigests(fixtures.payload, { now: new Date(Date.now() + later) }),
      ),
    )
    is.equal((await digestsTo(fixtures, reader.email)).length, 1)
  },
  'the next job queues the digest of a killed job once': async (fixtures) => {
    const { sendDigests } = await import('../../members/digest/job')
    await deactivateAlerts(fixtures)
    const reader = await subscriber(fixtures, 'killed')
    const killed = sendDigests(fixtures.payload, {
      now: tomorrow,
      onWritten: () => {
        throw new Error('killed')
      },
    })
    await is.rejects(killed)
    is.equal((await digestsTo(fixtures, reader.email)).length, 0)
    await Promise.all([1, 2, 3].map(() => sendDigests(fixtures.payload, { now: tomorrow })))
    is.equal((await digestsTo(fixtures, reader.email)).length, 1)
    is.equal(
      (
        await fixtures.payload.count({
          collection: 'digests',
          where: { and: [{ member: { equals: reader.id } }, { state: { equals: 'queued' } }] },
        })
      ).totalDocs,
      1,
    )
  },
  'digests respect pause, cap, verification, language and item types': async (fixtures) => {
    const { sendDigests } = await import('../../members/digest/job')
    await deactivateAlerts(fixtures)
    const none = [
      await subscriber(fixtures, 'paused', { notifications: { pausedUntil: daysFromNow(9) } }),
      await subscriber(fixtures, 'capped', { notifications: { weeklyCap: 0 } }),
      await subscriber(fixtures, 'unchecked', { emailVerified: false }),
      await subscriber(fixtures, 'leaving', { deleteAfter: daysFromNow(9) }),
      await subscriber(fixtures, 'off', { notifications: { mail: { digests: false } } }),
      await subscriber(fixtures, 'newer', {}, { createdAt: daysFromNow(1) }),
      await subscriber(
        fixtures,
        'kinds',
        {},
        { kinds: { articles: false, events: false, news: true, trainings: true } },
      ),
    ]
    const french = await subscriber(fixtures, 'french', {
      details: { language: 'fr-fr', timeZone: 'Europe/Paris' },
    })
    const chinese = await subscriber(
      fixtures,
      'chinese',
      { details: { language: 'zh-cn', timeZone: 'Asia/Shanghai' } },
      { frequency: 'immediately', createdAt: daysFromNow(-3) },
    )
    const once = await subscriber(fixtures, 'once', { notifications: { weeklyCap: 1 } })
    await fixtures.payload.create({
      collection: 'alert-subscriptions',
      data: {
        member: once.id,
        topic: 'all',
        frequency: 'immediately',
        createdAt: daysFromNow(-3),
      },
    })
    await sendDigests(fixtures.payload, { now: tomorrow })
    await sendDigests(fixtures.payload, { now: new Date(tomorrow.getTime() - 60_000) })
    for (const { email } of none) is.deepEqual(await digestsTo(fixtures, email), [], email)
    is.match(
      (await digestsTo(fixtures, french.email))[0]?.text ?? '',
      /^Bonjour[\s\S]*\/fr-fr\/publications\/[\s\S]*Se désabonner/,
    )
    is.match((await digestsTo(fixtures, chinese.email))[0]?.text ?? '', /您好[\s\S]*\/zh-cn\//)
    is.equal((await digestsTo(fixtures, once.email)).length, 1)
  },
  'the next digest can be previewed': async (fixtures) => {
    const reader = await subscriber(fixtures, 'looker')
    const response = await fixtures.rest('GET', '/api/member/digest?locale=fr-fr', {
      token: reader.token,
    })
    is.deepEqual(
      [
        at(response, 'digests.0.frequency'),
        (at(response, 'digests.0.draft.items') as unknown[]).length > 0,
      ],
      ['daily', true],
    )
    is.match(String(at(response, 'digests.0.draft.text')), /Bonjour looker/)
  },
  'one-click unsubscribe works, and only with a signed token': async (fixtures) => {
    const { rest, payload } = fixtures
    const { runDueJobs } = await import('../../jobs/run-jobs')
    const { signUnsubscription } = await import('../../members/unsubscribe-token')
    const { env } = await import('../../env')
    mkdirSync(env.outboxDir, { recursive: true })
    await runDueJobs(payload, 'mail')
    const raw =
      readdirSync(env.outboxDir)
        .map((file) => readFileSync(path.join(env.outboxDir, file), 'utf8'))
        .find((text) => text.includes('To: digest@client.test')) ?? ''
    is.match(raw, /^List-Unsubscribe-Post: List-Unsubscribe=One-Click\r?$/m)
    const url = /^List-Unsubscribe:\s+<(http[^>]+)>/m.exec(raw)?.[1] ?? ''
    const { pathname, search } = new URL(url)
    const reader = (
      await payload.find({ collection: 'members', where: { subject: { equals: 'auth0|digest' } } })
    ).docs[0]?.id
    const active = async () =>
      (
        await payload.count({
          collection: 'alert-subscriptions',
          where: { and: [{ member: { equals: reader } }, { active: { equals: true } }] },
        })
      ).totalDocs
    await payload.update({
      collection: 'alert-subscriptions',
      where: { member: { equals: reader } },
      data: { active: true },
    })
    is.equal((await rest('GET', pathname + search)).status, 303)
    is.equal(await active(), 1, 'GET changes nothing')
    for (let time = 0; time < 2; time += 1) {
      const response = await rest('POST', pathname + search, { body: {} })
      is.deepEqual([response.status, at(response, 'unsubscribed')], [200, true])
    }
    is.equal(await active(), 0)
    is.equal(
      (
        await payload.find({
          collection: 'consents',
          where: { member: { equals: reader } },
          sort: '-id',
        })
      ).docs[0]?.way,
      'link',
    )
    for (const gone of [
      { member: 99_999, target: 'all' as const, locale: 'en' },
      { member: 99_999, target: 7, locale: 'en' },
    ])
      is.equal(
        (await rest('POST', `/api/unsubscribe?token=${await signUnsubscription(gone, env.secret)}`))
          .status,
        200,
      )
    const other = await subscriber(fixtures, 'untouched')
    const foreign = await signUnsubscription(
      { member: Number(reader), target: other.subscription, locale: 'en' },
      env.secret,
    )
    is.equal((await rest('POST', `/api/unsubscribe?token=${foreign}`)).status, 200)
    is.equal(
      (await payload.findByID({ collection: 'alert-subscriptions', id: other.subscription }))
        .active,
      true,
      'an alert of another member',
    )
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
      for (const method of ['GET', 'POST'])
        is.equal((await rest(method, `/api/unsubscribe${wrong}`)).status, 400, wrong)
    }
    const all = await signUnsubscription(
      { member: other.id, target: 'all', locale: 'fr-fr' },
      env.secret,
    )
    is.match(
      (await rest('GET', `/api/unsubscribe?token=${all}`)).headers.get('location') ?? '',
      /\/fr-fr\/subscriptions\?unsubscribe=/,
    )
    await rest('POST', `/api/unsubscribe?token=${all}`)
    is.equal(
      at(await rest('GET', '/api/member', { token: other.token }), 'notifications.mail.digests'),
      false,
    )
  },
}
