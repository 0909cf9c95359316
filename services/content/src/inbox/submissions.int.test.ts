import { queueMailsWithoutJob } from '../mail/queue-mails-without-job'
import { startContentService } from '../testing/content-service'
import { at } from '../testing/responses'
import { createPublished, daysFromNow } from '../testing/sample-content'

const { payload, rest, ids } = await startContentService()

const apiKey = crypto.randomUUID()
await payload.create({
  collection: 'users',
  data: {
    email: 'forms@checks.test',
    name: 'Forms',
    role: 'forms',
    password: crypto.randomUUID() + crypto.randomUUID(),
    enableAPIKey: true,
    apiKey,
  },
})

/** Posts as the site does. */
const post = (path: string, body: object) =>
  rest('POST', `/api/forms/${path}`, { token: `users API-Key ${apiKey}`, body })

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
  collection: Slug,
  key: string,
) => (await payload.find({ collection, where: { key: { equals: key } }, depth: 0 })).docs

const mailsTo = async (to: string) =>
  (
    await payload.find({
      collection: 'mails',
      where: { to: { equals: to } },
      sort: 'id',
      pagination: false,
    })
  ).docs

const createEvent = (title: string, more: object = {}) =>
  createPublished(payload, 'events', {
    title,
    summary: 's',
    timeZone: 'Asia/Tokyo',
    practices: [ids.practice],
    startsAt: daysFromNow(20),
    endsAt: daysFromNow(20.1),
    ...more,
  })

test('a submission that is sent again is stored once, whole, and mailed once', async () => {
  const body = message('again')
  const responses = await Promise.all(Array.from({ length: 8 }, () => post('submissions', body)))
  responses.push(await post('submissions', { ...body, verified: false }))
  expect(new Set(responses.map(({ status }) => status))).toStrictEqual(new Set([201]))
  expect(new Set(responses.map((response) => at(response, 'id'))).size).toBe(1)
  const stored = await storedFor('submissions', 'again')
  expect(stored.length).toBe(1)
  expect(stored[0]?.values?.map(({ value }) => value)).toStrictEqual(['Ada', 'A question'])
  expect((await mailsTo(body.email)).length).toBe(1)
  expect((await post('submissions', { ...body, key: 'another' })).status).toBe(201)
  expect((await storedFor('submissions', 'another')).length).toBe(1)
})

test('a submission without a key is refused', async () => {
  expect((await post('submissions', { ...message('x'), key: undefined })).status).toBe(400)
  expect(
    (await post('registrations', { event: ids.event, name: 'a', email: 'a@b.test' })).status,
  ).toBe(400)
})

test('a submission whose process was killed is completed when it is sent again', async () => {
  const body = message('torn')
  await payload.db.create({
    collection: 'submissions',
    data: { key: 'torn', form: 'contact', state: 'new', name: 'Ada', email: body.email },
  })
  expect((await post('submissions', body)).status).toBe(201)
  const [stored, ...others] = await storedFor('submissions', 'torn')
  expect(others.length).toBe(0)
  expect(stored?.values?.length).toBe(2)
  expect((await mailsTo(body.email)).length).toBe(1)
})

test('a mail whose job was lost with its process is queued again', async () => {
  await queueMailsWithoutJob(payload)
  expect(await queueMailsWithoutJob(payload)).toBe(0)
  await payload.db.create({
    collection: 'mails',
    data: { to: 'lost@visitor.test', subject: 's', text: 't', state: 'waiting' },
  })
  expect(await queueMailsWithoutJob(payload)).toBe(1)
  expect(await queueMailsWithoutJob(payload)).toBe(0)
})

test('a registration that is sent again is the same one, and is mailed once', async () => {
  const event = await createEvent('Registered again', { capacity: 1 })
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
    expect([status, json]).toStrictEqual([201, { state: 'confirmed' }])
  for (const _ of [1, 2])
    expect((await post('registrations', body('second'))).json).toStrictEqual({ state: 'waiting' })
  expect((await storedFor('registrations', 'first')).length).toBe(1)
  expect((await mailsTo('first@visitor.test')).length).toBe(1)
  expect((await mailsTo('second@visitor.test')).length).toBe(1)
  // whoever sends another's address learns nothing by it; the address's own mail says what there is
  const stranger = await post('registrations', { ...body('first'), key: 'third', name: 'Eve' })
  const newcomer = await post('registrations', body('fourth'))
  expect([stranger.status, stranger.json]).toStrictEqual([newcomer.status, newcomer.json])
  expect(await storedFor('registrations', 'third')).toStrictEqual([])
  const repeated = (await mailsTo('first@visitor.test'))[1]
  expect(repeated?.text).toMatch(/in the name of Ada[\s\S]*Your place is confirmed/)

  // cancelled twice, by a link that is in the mail: the place goes to the next one, once
  const [mail] = await mailsTo('first@visitor.test')
  const token = /cancel=(\S+)/.exec(mail?.text ?? '')?.[1]
  for (const _ of [1, 2])
    expect(at(await post('registrations/cancel', { token }), 'state')).toBe('cancelled')
  expect((await storedFor('registrations', 'second'))[0]?.state).toBe('confirmed')
  expect((await mailsTo('second@visitor.test')).map(({ reference }) => reference)).toStrictEqual([
    'registration:second:waiting',
    'registration:second:confirmed',
  ])
  // it is not registered again by a repetition of what was cancelled
  expect((await post('registrations', body('first'))).json).toStrictEqual({ state: 'cancelled' })
  expect((await storedFor('registrations', 'first'))[0]?.state).toBe('cancelled')
})

test('a registration counts from when the site received it, and a later refusal is mailed once', async () => {
  const event = await createEvent('Closed meanwhile', {
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
  expect((await post('registrations', body('in-time', daysFromNow(-2)))).status).toBe(201)
  expect(at(await post('registrations', body('future', daysFromNow(2))), 'reason')).toBe('closed')
  expect(at(await post('registrations', body('at-once')), 'reason')).toBe('closed')
  expect((await mailsTo('at-once@visitor.test')).length).toBe(0)
  for (const _ of [1, 2])
    expect(at(await post('registrations', body('late', daysFromNow(-0.5))), 'reason')).toBe(
      'closed',
    )
  const mails = await mailsTo('late@visitor.test')
  expect(mails.length).toBe(1)
  expect(mails[0]?.text ?? '').toMatch(/Closed meanwhile[\s\S]*closes/)
  expect(
    (await post('registrations', { ...body('gone', daysFromNow(-1)), event: 999_999 })).status,
  ).toBe(404)
  expect((await mailsTo('gone@visitor.test')).length).toBe(1)
})
