import is from 'node:assert/strict'
import { queueMailsWithoutJob } from '../../mail/queue-mails-without-job'
import { createPublished, daysFromNow, type Fixtures } from '../member-fixtures'
import { at, type Check } from './check'

const formsKey = 'forms-key-of-the-checks'

/** Posts as the site does, with an account of its own. */
async function siteOf({ payload, rest }: Fixtures) {
  const email = 'forms@checks.test'
  const { totalDocs } = await payload.count({
    collection: 'users',
    where: { email: { equals: email } },
  })
  if (totalDocs === 0)
    await payload.create({
      collection: 'users',
      data: {
        email,
        name: 'Forms',
        role: 'forms',
        password: crypto.randomUUID() + crypto.randomUUID(),
        enableAPIKey: true,
        apiKey: formsKey,
      },
    })
  return (path: string, body: object) =>
    rest('POST', `/api/forms/${path}`, { token: `users API-Key ${formsKey}`, body })
}

const message = (key: string) => ({
  key,
  form: 'contact',
  name: 'Ada',
  email: `${key}@visitor.test`,
  language: 'en',
  verified: true,
  values: [
    { label: 'Name', value: 'Ada' },
    { label: 'Message', value: 'A question' },
  ],
})

const storedFor = async <Slug extends 'submissions' | 'registrations'>(
  { payload }: Fixtures,
  collection: Slug,
  key: string,
) => (await payload.find({ collection, where: { key: { equals: key } }, depth: 0 })).docs

const mailsTo = async ({ payload }: Fixtures, to: string) =>
  (
    await payload.find({
      collection: 'mails',
      where: { to: { equals: to } },
      sort: 'id',
      pagination: false,
    })
  ).docs

const createEvent = (fixtures: Fixtures, title: string, more: object = {}) =>
  createPublished(fixtures.payload, 'events', {
    title,
    summary: 's',
    timeZone: 'Asia/Tokyo',
    practices: [fixtures.ids.practice],
    startsAt: daysFromNow(20),
    endsAt: daysFromNow(20.1),
    ...more,
  })

export const submissionChecks: Record<string, Check> = {
  'a submission that is sent again is stored once, whole, and mailed once': async (fixtures) => {
    const post = await siteOf(fixtures)
    const body = message('again')
    const responses = await Promise.all(Array.from({ length: 8 }, () => post('submissions', body)))
    responses.push(await post('submissions', { ...body, verified: false }))
    is.deepEqual(new Set(responses.map(({ status }) => status)), new Set([201]))
    is.equal(new Set(responses.map((response) => at(response, 'id'))).size, 1)
    const stored = await storedFor(fixtures, 'submissions', 'again')
    is.equal(stored.length, 1)
    is.deepEqual(
      stored[0]?.values?.map(({ value }) => value),
      ['Ada', 'A question'],
    )
    is.equal((await mailsTo(fixtures, body.email)).length, 1)
    is.equal((await post('submissions', { ...body, key: 'another' })).status, 201)
    is.equal((await storedFor(fixtures, 'submissions', 'another')).length, 1)
  },

  'a submission without a key is refused': async (fixtures) => {
    const post = await siteOf(fixtures)
    is.equal((await post('submissions', { ...message('x'), key: undefined })).status, 400)
    is.equal(
      (await post('registrations', { event: fixtures.ids.event, name: 'a', email: 'a@b.test' }))
        .status,
      400,
    )
  },

  'a submission whose process was killed is completed when it is sent again': async (fixtures) => {
    const post = await siteOf(fixtures)
    const body = message('torn')
    await fixtures.payload.db.create({
      collection: 'submissions',
      data: { key: 'torn', form: 'contact', state: 'new', name: 'Ada', email: body.email },
    })
    is.equal((await post('submissions', body)).status, 201)
    const [stored, ...others] = await storedFor(fixtures, 'submissions', 'torn')
    is.equal(others.length, 0)
    is.equal(stored?.values?.length, 2)
    is.equal((await mailsTo(fixtures, body.email)).length, 1)
  },

  'a mail whose job was lost with its process is queued again': async (fixtures) => {
    const { payload } = fixtures
    await queueMailsWithoutJob(payload)
    is.equal(await queueMailsWithoutJob(payload), 0)
    await payload.db.create({
      collection: 'mails',
      data: { to: 'lost@visitor.test', subject: 's', text: 't', state: 'waiting' },
    })
    is.equal(await queueMailsWithoutJob(payload), 1)
    is.equal(await queueMailsWithoutJob(payload), 0)
  },

  'a registration that is sent again is the same one, and is mailed once': async (fixtures) => {
    const post = await siteOf(fixtures)
    const event = await createEvent(fixtures, 'Registered again', { capacity: 1 })
    const body = (key: string) => ({
      key,
      event,
      name: 'Ada',
      email: `${key}@visitor.test`,
      language: 'en',
    })
    const responses = await Promise.all(
      Array.from({ length: 8 }, () => post('registrations', body('first'))),
    )
    for (const { status, json } of responses)
      is.deepEqual([status, json], [201, { state: 'confirmed' }])
    for (const _ of [1, 2])
      is.deepEqual((await post('registrations', body('second'))).json, { state: 'waiting' })
    is.equal((await storedFor(fixtures, 'registrations', 'first')).length, 1)
    is.equal((await mailsTo(fixtures, 'first@visitor.test')).length, 1)
    is.equal((await mailsTo(fixtures, 'second@visitor.test')).length, 1)
    const other = await post('registrations', { ...body('first'), key: 'third' })
    is.deepEqual([other.status, at(other, 'reason')], [409, 'already'])

    // cancelled twice, by a link that is in the mail: the place goes to the next one, once
    const [mail] = await mailsTo(fixtures, 'first@visitor.test')
    const token = /cancel=(\S+)/.exec(mail?.text ?? '')?.[1]
    for (const _ of [1, 2])
      is.equal(at(await post('registrations/cancel', { token }), 'state'), 'cancelled')
    is.equal((await storedFor(fixtures, 'registrations', 'second'))[0]?.state, 'confirmed')
    is.deepEqual(
      (await mailsTo(fixtures, 'second@visitor.test')).map(({ reference }) => reference),
      ['registration:second:waiting', 'registration:second:confirmed'],
    )
    // it is not registered again by a repetition of what was cancelled
    is.deepEqual((await post('registrations', body('first'))).json, { state: 'cancelled' })
    is.equal((await storedFor(fixtures, 'registrations', 'first'))[0]?.state, 'cancelled')
  },

  'a registration counts from when the site received it, and a later refusal is mailed once':
    async (fixtures) => {
      const post = await siteOf(fixtures)
      const event = await createEvent(fixtures, 'Closed meanwhile', {
        registrationCloses: daysFromNow(-1),
      })
      const body = (key: string, receivedAt?: string) => ({
        key,
        event,
        name: 'Ada',
        email: `${key}@visitor.test`,
        language: 'fr-fr',
        receivedAt,
      })
      is.equal((await post('registrations', body('in-time', daysFromNow(-2)))).status, 201)
      is.equal(at(await post('registrations', body('future', daysFromNow(2))), 'reason'), 'closed')
      is.equal(at(await post('registrations', body('at-once')), 'reason'), 'closed')
      is.equal((await mailsTo(fixtures, 'at-once@visitor.test')).length, 0)
      for (const _ of [1, 2])
        is.equal(
          at(await post('registrations', body('late', daysFromNow(-0.5))), 'reason'),
          'closed',
        )
      const mails = await mailsTo(fixtures, 'late@visitor.test')
      is.equal(mails.length, 1)
      is.match(mails[0]?.text ?? '', /Closed meanwhile[\s\S]*closes/)
      is.equal(
        (await post('registrations', { ...body('gone', daysFromNow(-1)), event: 999_999 })).status,
        404,
      )
      is.equal((await mailsTo(fixtures, 'gone@visitor.test')).length, 1)
    },
}
