import { startContentService } from '../../testing/content-service'
import { at } from '../../testing/responses'
import { createPublished } from '../../testing/sample-content'
import { signInAs } from '../../testing/sign-in-as'

const fixtures = await startContentService()
const { payload } = fixtures

type Editor = Awaited<ReturnType<typeof signInAs>>
type Form = Record<string, unknown>

let documents = 0

const createNews = () =>
  createPublished(payload, 'news', {
    title: 'Title',
    slug: `conflict-${(documents += 1)}`,
    summary: 'Summary',
    publishedOn: '2026-01-02',
  })

/** A tab with the form of a document, which sends what Payload's buttons send. */
async function openTab(editor: Editor, path: string, locale = 'en') {
  const isGlobal = path.startsWith('globals/')
  const language = `depth=0&locale=${locale}`
  const opened = await editor.call('GET', `${path}?${language}&fallback-locale=null&draft=true`)
  expect(opened.status).toBe(200)
  let form: Form = opened.json
  const send = async (query: string, change: Form) => {
    const method = isGlobal ? 'POST' : 'PATCH'
    const response = await editor.call(method, `${path}?${language}&${query}`, {
      ...form,
      ...change,
    })
    if (response.status === 200) form = at(response, isGlobal ? 'result' : 'doc') as Form
    return response
  }
  return {
    form: () => form,
    save: (change: Form) =>
      send('draft=true&fallback-locale=null', { ...change, _status: 'draft' }),
    publish: (change: Form) =>
      send(`publishSpecificLocale=${locale}`, { ...change, _status: 'published' }),
  }
}

const statusOf = async (response: Promise<{ status: number }>) => (await response).status

test('a save that began before another one is refused, and says who changed what', async () => {
  for (const [first, second] of [
    ['save', 'save'],
    ['save', 'publish'],
    ['publish', 'save'],
    ['publish', 'publish'],
  ] as const) {
    const publisher = await signInAs(fixtures, 'publisher')
    const path = `news/${await createNews()}`
    const [one, two] = [await openTab(publisher, path), await openTab(publisher, path)]
    expect(await statusOf(one[first]({ summary: 'New summary' }))).toBe(200)
    const response = await two[second]({ title: 'New title' })
    const statuses = [
      response.status,
      await statusOf(two[second]({ title: 'New title' })),
      await statusOf(one[second]({ title: 'New title' })),
      await statusOf((await openTab(publisher, path))[second]({ title: 'Another' })),
    ]
    expect({ first, second, statuses }).toEqual({ first, second, statuses: [409, 409, 200, 200] })
    expect(String(at(response, 'errors.0.message'))).toMatch(/publisher changed .*: Summary$/)
  }
})

test('one tab saves and publishes as often as it likes', async () => {
  const publisher = await signInAs(fixtures, 'publisher')
  const steps = ['save', 'publish', 'publish', 'save', 'save', 'publish'] as const
  for (const locale of ['en', 'fr-fr']) {
    const tab = await openTab(publisher, `news/${await createNews()}`, locale)
    for (const [index, step] of steps.entries()) {
      const texts = { title: `Title ${index}`, summary: `Summary ${index}` }
      const status = await statusOf(tab[step](texts))
      expect({ locale, index, step, status }).toEqual({ locale, index, step, status: 200 })
    }
  }
})

test('a save in one language does not hold back one in another', async () => {
  const publisher = await signInAs(fixtures, 'publisher')
  for (const step of ['save', 'publish'] as const) {
    const path = `news/${await createNews()}`
    const english = await openTab(publisher, path)
    const french = await openTab(publisher, path, 'fr-fr')
    const texts = { title: 'Titre', summary: 'Résumé' }
    expect(await statusOf(french[step](texts))).toBe(200)
    expect(await statusOf(english[step]({ title: 'English' }))).toBe(200)
    expect(await statusOf(french[step]({ title: 'Autre titre' }))).toBe(200)
    expect(await statusOf(english[step]({ title: 'More English' }))).toBe(200)
    // no site confirms that the page at the earlier address is purged
    const moved = await statusOf(french[step]({ slug: `shared-${documents}` }))
    expect(moved).toBe(step === 'publish' ? 202 : 200)
  }
})

test('a client that sends no time is not refused', async () => {
  const editor = await signInAs(fixtures, 'editor')
  const path = `news/${await createNews()}`
  const tab = await openTab(editor, path)
  expect(await statusOf(tab.save({ summary: 'New summary' }))).toBe(200)
  const patch = editor.call('PATCH', `${path}?draft=true`, { title: 'By a client' })
  expect(await statusOf(patch)).toBe(200)
  expect(await statusOf(tab.save({ summary: 'Another' }))).toBe(409)
})

test('a version that is no longer stored is refused without a list of fields', async () => {
  const editor = await signInAs(fixtures, 'editor')
  const id = await createNews()
  const [one, two] = [await openTab(editor, `news/${id}`), await openTab(editor, `news/${id}`)]
  expect(await statusOf(one.save({ summary: '1' }))).toBe(200)
  const three = await openTab(editor, `news/${id}`)
  expect(await statusOf(one.save({ summary: '2' }))).toBe(200)
  expect(await statusOf(two.save({ title: 'x' }))).toBe(409)
  await payload.db.deleteVersions({
    collection: 'news',
    where: { and: [{ parent: { equals: id } }, { latest: { not_equals: true } }] },
  })
  const response = await three.save({ title: 'x' })
  expect(response.status).toBe(409)
  expect(String(at(response, 'errors.0.message'))).toMatch(/meanwhile\.$/)
})

test('globals are saved from their current state only, too', async () => {
  await payload.updateGlobal({
    slug: 'site-settings',
    data: {
      ...{ firmName: 'Firm', email: 'a@firm.test', phone: '1', tagline: 't', description: 'd' },
      ...{ footerText: 'f', _status: 'published' },
    } as never, // cast: Payload validates it
    context: { quiet: true },
  })
  const publisher = await signInAs(fixtures, 'publisher')
  const path = 'globals/site-settings'
  const [one, two] = [await openTab(publisher, path), await openTab(publisher, path)]
  expect(await statusOf(one.save({ phone: '2' }))).toBe(200)
  expect(await statusOf(one.publish({ phone: '3' }))).toBe(200)
  expect(await statusOf(one.save({ phone: '4' }))).toBe(200)
  const response = await two.save({ tagline: 'Other' })
  expect(response.status).toBe(409)
  expect(String(at(response, 'errors.0.message'))).toMatch(/General telephone$/)
})

test('both sides of a refused save are compared field by field', async () => {
  const [first, second] = [
    await signInAs(fixtures, 'publisher'),
    await signInAs(fixtures, 'publisher'),
  ]
  const quote = (text: string) => ({ blockType: 'quote', text })
  const id = await createNews()
  const path = `news/${id}`
  await payload.update({
    collection: 'news',
    id,
    data: { body: [quote('one'), quote('two')], _status: 'published' } as never, // cast: as above
    context: { quiet: true },
  })
  const one = await openTab(first, path)
  const two = await openTab(second, path)
  const body = two.form().body as Form[]
  expect(await statusOf(one.save({ summary: 'By the first', slug: 'first' }))).toBe(200)
  const change = {
    title: 'By the second',
    summary: 'By the second',
    body: [body[0], { ...body[1], text: 'By the second' }],
  }
  expect(await statusOf(two.save(change))).toBe(409)
  const response = await second.call('POST', `conflicts/${path}?locale=en`, {
    ...two.form(),
    ...change,
  })
  expect(response.status).toBe(200)
  expect(at(response, 'editor')).toBe('publisher')
  expect(at(response, 'stored.summary')).toBe('By the first')
  const differences = at(response, 'differences') as { path: string }[]
  expect([...differences].sort((a, b) => a.path.localeCompare(b.path))).toMatchObject([
    {
      path: 'body.1.text',
      label: expect.stringMatching(/^Body 2 › /),
      changedBy: 'form',
      form: 'By the second',
      stored: 'two',
    },
    { path: 'slug', changedBy: 'stored', stored: 'first' },
    {
      path: 'summary',
      label: 'Summary',
      changedBy: 'both',
      form: 'By the second',
      stored: 'By the first',
    },
    { path: 'title', changedBy: 'form', form: 'By the second', stored: 'Title' },
  ])
})

test('a form that is up to date, and who is no editor, get no comparison', async () => {
  const editor = await signInAs(fixtures, 'editor')
  const path = `news/${await createNews()}`
  const tab = await openTab(editor, path)
  const compare = () => editor.call('POST', `conflicts/${path}?locale=en`, tab.form())
  expect((await compare()).json).toBeNull()
  const anonymous = await fixtures.guardedRest('POST', `/api/conflicts/${path}`, { body: {} })
  expect(anonymous.status).toBe(403)
  expect((await editor.call('POST', 'conflicts/users/1', tab.form())).status).toBe(404)
})

test('the sessions of a training are not overwritten', async () => {
  const editor = await signInAs(fixtures, 'editor')
  const id = await createPublished(payload, 'trainings', {
    ...{
      title: 'Training',
      summary: 's',
      startsAt: '2030-01-01T09:00:00.000Z',
      timeZone: 'Asia/Tokyo',
    },
    ...{
      level: 'introduction',
      practices: [fixtures.ids.practice],
      speakers: [fixtures.ids.person],
    },
    sessions: [{ startsAt: '2030-01-01T09:00:00.000Z', minutes: 60, title: 'One' }],
  })
  const path = `trainings/${id}`
  const [one, two] = [await openTab(editor, path), await openTab(editor, path)]
  const [session] = one.form().sessions as Form[]
  expect(await statusOf(one.save({ sessions: [{ ...session, minutes: 90 }] }))).toBe(200)
  expect(await statusOf(two.save({ title: 'Other' }))).toBe(409)
})
