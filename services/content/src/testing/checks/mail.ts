import is from 'node:assert/strict'
import { mkdirSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { daysFromNow, type World } from '../member-fixtures'
import { at, type Check } from './check'

const digestsTo = async ({ payload }: World, email: string) =>
  (
    await payload.find({
      collection: 'mails',
      where: { to: { equals: email } },
      sort: 'id',
      pagination: false,
    })
  ).docs

/** A member with an alert that is older than what the firm published. */
async function subscriber(world: World, name: string, more: object = {}, alert: object = {}) {
  const { payload, tokenOf, ids } = world
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

const onlyAlerts = async ({ payload }: World): Promise<void> =>
  void (await payload.update({
    collection: 'alert-subscriptions',
    where: { active: { equals: true } },
    data: { active: false },
    context: { quiet: true },
  }))
const tomorrow = new Date(Date.now() + 86_400_000)

export const mailChecks: Record<string, Check> = {
  'a digest goes out once, whatever runs at the same time': async (world) => {
    const { sendDigests } = await import('../../members/digest/job')
    await onlyAlerts(world)
    const reader = await subscriber(world, 'digest')
    await Promise.all([1, 2, 3, 4].map(() => sendDigests(world.payload, { now: tomorrow })))
    await sendDigests(world.payload, { now: tomorrow })
    const mails = await digestsTo(world, reader.email)
    is.equal(mails.length, 1)
    is.match(mails[0]?.text ?? '', /Open article[\s\S]*\/publications\//)
    is.match(mails[0]?.text ?? '', /your alert: Competition\./)
    is.ok(!mails[0]?.text.includes('SECRETBODY') && !mails[0]?.text.includes('Draft article'))
    await sendDigests(world.payload, { now: new Date(tomorrow.getTime() + 86_400_000) })
    is.equal((await digestsTo(world, reader.email)).length, 1, 'nothing new, no mail')
  },
  'jobs that begin in two minutes write no item twice': async (world) => {
    const { sendDigests } = await import('../../members/digest/job')
    await onlyAlerts(world)
    const reader = await subscriber(world, 'minutes', {}, { frequency: 'immediately' })
    await Promise.all(
      [0, 60_000, 120_000].map((later) =>
        sendDigests(world.payload, { now: new Date(Date.now() + later) }),
      ),
    )
    is.equal((await digestsTo(world, reader.email)).length, 1)
  },
  'a job that is killed between writing and queueing is finished by the next, once': async (
    world,
  ) => {
    const { sendDigests } = await import('../../members/digest/job')
    await onlyAlerts(world)
    const reader = await subscriber(world, 'killed')
    const killed = sendDigests(world.payload, {
      now: tomorrow,
      onWritten: () => {
        throw new Error('killed')
      },
    })
    await is.rejects(killed)
    is.equal((await digestsTo(world, reader.email)).length, 0)
    await Promise.all([1, 2, 3].map(() => sendDigests(world.payload, { now: tomorrow })))
    is.equal((await digestsTo(world, reader.email)).length, 1)
    is.equal(
      (
        await world.payload.count({
          collection: 'digests',
          where: { and: [{ member: { equals: reader.id } }, { state: { equals: 'queued' } }] },
        })
      ).totalDocs,
      1,
    )
  },
  'a pause, a cap, an unchecked address, a language and a kind are minded': async (world) => {
    const { sendDigests } = await import('../../members/digest/job')
    await onlyAlerts(world)
    const none = [
      await subscriber(world, 'paused', { notifications: { pausedUntil: daysFromNow(9) } }),
      await subscriber(world, 'capped', { notifications: { weeklyCap: 0 } }),
      await subscriber(world, 'unchecked', { emailVerified: false }),
      await subscriber(world, 'leaving', { deleteAfter: daysFromNow(9) }),
      await subscriber(world, 'off', { notifications: { mail: { digests: false } } }),
      await subscriber(world, 'newer', {}, { createdAt: daysFromNow(1) }),
      await subscriber(
        world,
        'kinds',
        {},
        { kinds: { articles: false, events: false, news: true, trainings: true } },
      ),
    ]
    const french = await subscriber(world, 'french', {
      details: { language: 'fr-fr', timeZone: 'Europe/Paris' },
    })
    const chinese = await subscriber(
      world,
      'chinese',
      { details: { language: 'zh-cn', timeZone: 'Asia/Shanghai' } },
      { frequency: 'immediately', createdAt: daysFromNow(-3) },
    )
    const once = await subscriber(world, 'once', { notifications: { weeklyCap: 1 } })
    await world.payload.create({
      collection: 'alert-subscriptions',
      data: {
        member: once.id,
        topic: 'all',
        frequency: 'immediately',
        createdAt: daysFromNow(-3),
      },
    })
    await sendDigests(world.payload, { now: tomorrow })
    await sendDigests(world.payload, { now: new Date(tomorrow.getTime() - 60_000) })
    for (const { email } of none) is.deepEqual(await digestsTo(world, email), [], email)
    is.match(
      (await digestsTo(world, french.email))[0]?.text ?? '',
      /^Bonjour[\s\S]*\/fr-fr\/publications\/[\s\S]*Se désabonner/,
    )
    is.match((await digestsTo(world, chinese.email))[0]?.text ?? '', /您好[\s\S]*\/zh-cn\//)
    is.equal((await digestsTo(world, once.email)).length, 1)
  },
  'the next digest can be looked at': async (world) => {
    const reader = await subscriber(world, 'looker')
    const answer = await world.rest('GET', '/api/member/digest?locale=fr-fr', {
      token: reader.token,
    })
    is.deepEqual(
      [
        at(answer, 'digests.0.frequency'),
        (at(answer, 'digests.0.draft.items') as unknown[]).length > 0,
      ],
      ['daily', true],
    )
    is.match(String(at(answer, 'digests.0.draft.text')), /Bonjour looker/)
  },
  'a mail can be stopped by one click, and only what was signed is minded': async (world) => {
    const { rest, payload } = world
    const { sendDue } = await import('../../mail/mail-queue')
    const { signUnsubscription } = await import('../../members/unsubscribe-token')
    const { env } = await import('../../env')
    mkdirSync(env.outboxDir, { recursive: true })
    while ((await sendDue(payload)) > 0);
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
    is.equal(await active(), 1, 'looking changes nothing')
    for (let time = 0; time < 2; time += 1) {
      const answer = await rest('POST', pathname + search, { body: {} })
      is.deepEqual([answer.status, at(answer, 'unsubscribed')], [200, true])
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
    const other = await subscriber(world, 'untouched')
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
