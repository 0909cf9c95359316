import type { CollectionSlug, TypedLocale } from 'payload'
import { sendDigests } from '../members/digest/job'
import { startContentService } from '../testing/content-service'
import { at } from '../testing/responses'
import { createPublished, daysFromNow, richText } from '../testing/sample-content'

const { payload, graphql, bob, ann } = await startContentService()

/** A service of Bob's product, with answers for two jurisdictions, one of them to two questions. */
async function createNavigator() {
  const create = (collection: CollectionSlug, data: object) =>
    createPublished(payload, collection, data)
  const service = await create('navigator-services', {
    title: 'Employment',
    summary: 's',
    product: { feature: 'navigator.employment' },
  })
  const region = await create('navigator-regions', { title: 'World', service })
  const [japan, france] = [
    await create('navigator-jurisdictions', { title: 'Japan', service, region }),
    await create('navigator-jurisdictions', { title: 'France', service, region }),
  ]
  const question = (title: string, order: number) =>
    create('navigator-questions', { title, service, topic: 'Ending', topicKey: 'ending', order })
  const [notice, fines] = [await question('Notice period', 1), await question('Fines', 2)]
  const status = await create('navigator-statuses', { title: 'Allowed', tone: 'open' })
  const response = (jurisdiction: number, questionId: number) =>
    create('navigator-answers', {
      title: 'SECRETTITLE',
      summary: 'SECRETSUMMARY',
      jurisdiction,
      question: questionId,
      status,
      statedAt: daysFromNow(-400),
      body: [{ blockType: 'text', text: richText('SECRETTEXT') }],
    })
  return {
    japan: await response(japan, notice),
    france: await response(france, notice),
    fines: await response(japan, fines),
  }
}

const responses = await createNavigator()

const publish = (id: number, data: object, locale: TypedLocale = 'en') =>
  payload.update({
    collection: 'navigator-answers',
    id,
    locale,
    depth: 0,
    data: { ...data, _status: 'published' },
  })
const changedAt = async (id: number): Promise<string> =>
  String((await payload.findByID({ collection: 'navigator-answers', id, depth: 0 })).changedAt)

const saveReport = `mutation ($data: mutationNavigatorReportInput!) { createNavigatorReport(data: $data) { id changed changes } }`
const addAlert = `mutation ($data: mutationAlertSubscriptionInput!) { createAlertSubscription(data: $data) { id about key choices } }`
const alert = (choices: string, more: object = {}) => ({
  variables: {
    data: {
      topic: 'navigator',
      service: 'employment',
      choices,
      frequency: 'daily',
      wording: 'w',
      ...more,
    },
  },
})

test('changedAt is set by substantive changes only', async () => {
  const before = await changedAt(responses.france)
  await publish(responses.france, {})
  await publish(responses.france, { reviewDue: daysFromNow(90) })
  await publish(
    responses.france,
    { title: 'Titre', summary: 'Résumé', body: [{ blockType: 'text', text: richText('Texte') }] },
    'fr-fr',
  )
  await payload.update({
    collection: 'navigator-answers',
    id: responses.france,
    draft: true,
    data: { summary: 'draft', _status: 'draft' },
  })
  expect(await changedAt(responses.france)).toBe(before)
  await publish(responses.france, {
    summary: 'SECRETSUMMARY',
    body: [{ blockType: 'text', text: richText('SECRETTEXT two') }],
  })
  expect(await changedAt(responses.france)).not.toBe(before)
})

test('a saved report lists changed answers until it is regenerated', async () => {
  const variables = {
    data: { name: 'Board', service: 'employment', query: 'with=japan', language: 'en' },
  }
  const saved = await graphql(saveReport, { token: bob, variables })
  expect([saved.json.errors, at(saved, 'data.createNavigatorReport.changes')]).toStrictEqual([
    undefined,
    [],
  ])
  await publish(responses.fines, { summary: 'SECRETSUMMARY, new' })
  const id = Number(at(saved, 'data.createNavigatorReport.id'))
  // the fingerprint is not readable
  expect(
    at(
      await graphql(`{ NavigatorReport(id: ${id}) { changed changes fingerprint } }`, {
        token: bob,
      }),
      'data.NavigatorReport',
    ),
  ).toStrictEqual({ changed: true, changes: ['japan/fines'], fingerprint: null })
  await graphql(
    `mutation { updateNavigatorReport(id: ${id}, data: { madeAt: "2020-01-01T00:00:00.000Z" }) { id } }`,
    { token: bob },
  )
  expect(
    at(
      await graphql(`{ NavigatorReport(id: ${id}) { changes } }`, { token: bob }),
      'data.NavigatorReport.changes',
    ),
  ).toStrictEqual([])
})

test('a navigator alert is named, unique, can be paused, and needs a permission and an existing selection', async () => {
  const first = await graphql(addAlert, { token: bob, ...alert('questions=fines&with=japan') })
  expect(first.json.errors).toBeUndefined()
  expect([
    at(first, 'data.createAlertSubscription.about'),
    at(first, 'data.createAlertSubscription.choices'),
  ]).toStrictEqual(['Employment · Japan · Fines', 'with=japan&questions=fines'])
  const id = Number(at(first, 'data.createAlertSubscription.id'))
  expect(
    at(
      await graphql(addAlert, {
        token: bob,
        ...alert('with=japan&questions=fines', { frequency: 'weekly' }),
      }),
      'data.createAlertSubscription.id',
    ),
  ).toBe(id)
  await graphql(`mutation { updateAlertSubscription(id: ${id}, data: { active: false }) { id } }`, {
    token: bob,
  })
  const row = await payload.findByID({ collection: 'alert-subscriptions', id, depth: 0 })
  expect([row.active, row.service, row.choices, row.frequency]).toStrictEqual([
    false,
    'employment',
    'with=japan&questions=fines',
    'weekly',
  ])
  for (const [token, variables] of [
    [ann, alert('with=japan')],
    [bob, alert('with=nowhere')],
    [bob, alert('', { service: 'nothing' })],
    [bob, alert('', { service: "x' or 1" })],
    [bob, alert('', { service: null })],
  ] as const) {
    const { json } = await graphql(addAlert, { token, ...variables })
    expect([variables, json.errors]).toEqual([variables, expect.any(Array)])
  }
  await payload.delete({ collection: 'alert-subscriptions', id, context: { quiet: true } })
})

test('a digest names changed answers once per change, without their text, to permitted members only', async () => {
  await payload.update({
    collection: 'alert-subscriptions',
    where: { active: { equals: true } },
    data: { active: false },
    context: { quiet: true },
  })
  const subscriber = async (name: string, choices: string, until: number) => {
    const { id } = await payload.create({
      collection: 'members',
      data: {
        subject: `auth0|${name}`,
        name,
        email: `${name}@client.test`,
        emailVerified: true,
        details: { language: 'en', timeZone: 'UTC' },
        productSubscriptions: [
          {
            permission: 'product|navigator.employment',
            from: daysFromNow(-60),
            until: daysFromNow(until),
          },
        ],
      },
    })
    await payload.create({
      collection: 'alert-subscriptions',
      data: {
        member: id,
        topic: 'navigator',
        service: 'employment',
        choices,
        frequency: 'daily',
        createdAt: daysFromNow(-30),
      },
      overrideAccess: true,
    })
    return `${name}@client.test`
  }
  const [everything, france, ended] = [
    await subscriber('everything', '', 30),
    await subscriber('only-france', 'with=france', 30),
    await subscriber('ended', '', 0.5),
  ]
  const textsTo = async (email: string) =>
    (
      await payload.find({
        collection: 'mails',
        where: { to: { equals: email } },
        sort: 'id',
        pagination: false,
      })
    ).docs.map(({ text }) => text)
  await publish(responses.japan, { summary: 'SECRETSUMMARY, again' })
  await sendDigests(payload, { now: new Date(Date.now() + 86_400_000) })
  const [first] = await textsTo(everything)
  expect(first ?? '').toMatch(
    /Japan · Notice period\n\S+\/products\/navigator\/employment\/world\/japan#notice-period\nYou get this because of your alert: Employment\./,
  )
  expect(first).not.toContain('SECRET')
  expect((await textsTo(france)).join()).not.toContain('Japan')
  expect(await textsTo(ended)).toStrictEqual([]) // the product had ended by then
  await sendDigests(payload, { now: new Date(Date.now() + 2 * 86_400_000) })
  expect((await textsTo(everything)).length).toBe(1) // nothing new, no mail
  await publish(responses.japan, { summary: 'SECRETSUMMARY, once more' })
  await sendDigests(payload, { now: new Date(Date.now() + 3 * 86_400_000) })
  expect((await textsTo(everything)).length).toBe(2) // an answer that changes again is news again
})
