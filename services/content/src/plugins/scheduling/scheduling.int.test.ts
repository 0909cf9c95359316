import { runDueJobs } from '../../jobs/run-jobs'
import { startContentService } from '../../testing/content-service'
import { at } from '../../testing/responses'
import { createArticle, daysFromNow } from '../../testing/sample-content'
import { signInAs } from '../../testing/sign-in-as'
import { toDay, toMonth } from './month'
import { readScheduled } from './read-scheduled'

const fixtures = await startContentService()
const { payload } = fixtures

const plan = {
  ...{ type: 'publish', locale: 'en', date: '2031-07-01', time: '07:00' },
  timeZone: 'Europe/London',
}
const pathOf = (id: number) => `schedules/articles/${id}`
type Listed = { id: number; type: string; locale: string; at: string; hasFailed: boolean }

test('publishers schedule, and every editor sees it', async () => {
  const [publisher, author] = [
    await signInAs(fixtures, 'publisher'),
    await signInAs(fixtures, 'author'),
  ]
  const path = pathOf(await createArticle(fixtures))
  expect((await publisher.call('GET', path)).json).toEqual({
    schedules: [],
    timeZones: ['Europe/London', 'Asia/Tokyo'],
  })
  expect((await author.call('POST', path, plan)).status).toBe(403)
  expect((await publisher.call('POST', path, plan)).status).toBe(201)
  const response = await author.call('GET', path)
  const [listed] = at(response, 'schedules') as Listed[]
  expect(listed).toMatchObject({
    ...{ type: 'publish', locale: 'en', at: '2031-07-01T06:00:00.000Z', hasFailed: false },
  })
  const other = pathOf(await createArticle(fixtures))
  expect((await publisher.call('DELETE', `${other}/${listed?.id}`)).status).toBe(404)
  expect((await author.call('DELETE', `${path}/${listed?.id}`)).status).toBe(403)
  expect((await publisher.call('DELETE', `${path}/${listed?.id}`)).status).toBe(200)
  expect(at(await publisher.call('GET', path), 'schedules')).toEqual([])
  expect((await payload.count({ collection: 'payload-jobs' })).totalDocs).toBe(0)
})

test.each([
  ['a moment that is past', { date: daysFromNow(-1).slice(0, 10) }, /past/],
  ['an hour that summer time skips', { date: '2031-03-30', time: '01:30' }, /do not show/],
  ['no date', { date: '' }, /Choose/],
  ['no time', { time: '' }, /Choose/],
  ['no time zone', { timeZone: '' }, /Choose/],
  ['a time zone that there is not', { timeZone: 'Moon/Base' }, /Choose/],
  ['nothing that happens', { type: '' }, /Choose/],
  ['a language that there is not', { locale: 'xx' }, /Choose/],
])('%s is refused', async (_, change, message) => {
  const publisher = await signInAs(fixtures, 'publisher')
  const path = pathOf(await createArticle(fixtures))
  const response = await publisher.call('POST', path, { ...plan, ...change })
  expect([response.status, response.json.errors?.[0]?.message]).toEqual([
    400,
    expect.stringMatching(message),
  ])
  expect(at(await publisher.call('GET', path), 'schedules')).toEqual([])
})

async function runNow() {
  await payload.db.updateMany({
    ...{ collection: 'payload-jobs', where: {}, returning: false },
    data: { waitUntil: daysFromNow(-1) },
  })
  await runDueJobs(payload, 'default')
}

const faulty = {
  summary: 's',
  body: [{ blockType: 'related', heading: 'h', articles: [fixtures.ids.draft] }],
}
const sound = { summary: 's', body: [] }

test.each([
  ['French, of which the text is sound', 'fr-fr', faulty, sound, 'published'],
  ['French, of which the text has an error', 'fr-fr', sound, faulty, 'draft'],
  ['English, of which the text is sound', 'en', sound, faulty, 'published'],
  ['English, of which the text has an error', 'en', faulty, sound, 'draft'],
])('a scheduled publication in %s', async (_, locale, english, french, status) => {
  const publisher = await signInAs(fixtures, 'publisher')
  const id = await createArticle(fixtures, english)
  const language = { collection: 'articles', id, locale: 'fr-fr' } as const
  await payload.update({
    ...language,
    data: { ...french, title: 'Titre' } as never,
    draft: true,
  })
  await publisher.call('POST', pathOf(id), { ...plan, locale })
  await runNow()
  const read = (code: 'en' | 'fr-fr') =>
    payload.findByID({ ...language, locale: code, fallbackLocale: false, draft: false })
  const other = locale === 'en' ? 'fr-fr' : 'en'
  expect([(await read(locale as 'en'))._status, (await read(other))._status ?? 'draft']).toEqual([
    status,
    'draft',
  ])
  expect(at(await publisher.call('GET', pathOf(id)), 'schedules')).toMatchObject(
    status === 'published' ? [] : [{ locale, hasFailed: true }],
  )
})

test('the language is published when its time has come', async () => {
  const publisher = await signInAs(fixtures, 'publisher')
  const id = await createArticle(fixtures)
  expect((await publisher.call('POST', pathOf(id), plan)).status).toBe(201)
  await runNow()
  const { _status } = await payload.findByID({ collection: 'articles', id })
  expect(_status).toBe('published')
  expect(at(await publisher.call('GET', pathOf(id)), 'schedules')).toEqual([])
})

test('a deleted document leaves no schedule to the next one of its id', async () => {
  const publisher = await signInAs(fixtures, 'publisher')
  const id = await createArticle(fixtures)
  const kept = await createArticle(fixtures)
  for (const one of [id, kept])
    expect((await publisher.call('POST', pathOf(one), plan)).status).toBe(201)
  expect((await publisher.call('DELETE', `articles/${id}`)).status).toBe(200)
  const count = async (one: number) =>
    (at(await publisher.call('GET', pathOf(one)), 'schedules') as Listed[]).length
  expect([await count(id), await count(kept)]).toEqual([0, 1])
})

test('a global has schedules, and what is no content has none', async () => {
  const publisher = await signInAs(fixtures, 'publisher')
  expect((await publisher.call('POST', 'schedules/globals/home', plan)).status).toBe(201)
  const schedules = at(await publisher.call('GET', 'schedules/globals/home'), 'schedules')
  expect(schedules).toMatchObject([{ type: 'publish' }])
  for (const path of ['users/1', 'articles/999999', 'globals/none', 'articles/x'])
    expect((await publisher.call('POST', `schedules/${path}`, plan)).status).toBe(404)
})

test('the calendar of a month has what is scheduled in it, of all documents', async () => {
  const publisher = await signInAs(fixtures, 'publisher')
  const id = await createArticle(fixtures, { title: 'In the calendar' })
  for (const date of ['2033-06-30', '2033-07-01', '2033-07-31'])
    await publisher.call('POST', pathOf(id), { ...plan, date, time: '00:30', locale: 'fr-fr' })
  const home = { ...plan, date: '2033-07-04', type: 'unpublish' }
  expect((await publisher.call('POST', 'schedules/globals/home', home)).status).toBe(201)
  const { from, until } = toMonth('2033-07')
  const where = {
    and: [
      { waitUntil: { greater_than_equal: from.toISOString() } },
      { waitUntil: { less_than: until.toISOString() } },
    ],
  }
  const scheduled = await readScheduled(payload, where, 'waitUntil', 100)
  expect(
    scheduled.map(({ at: moment, ...rest }) => ({ ...rest, day: toDay(moment) })),
  ).toMatchObject([
    {
      ...{ day: '2033-07-01', type: 'publish', locale: 'fr-fr', title: 'In the calendar' },
      href: `/admin/collections/articles/${id}?locale=fr-fr`,
    },
    { day: '2033-07-04', type: 'unpublish', href: '/admin/globals/home' },
    { day: '2033-07-31', type: 'publish', hasFailed: false },
  ])
  await payload.delete({ collection: 'payload-jobs', where: { queue: { equals: 'default' } } })
})
