import { runDueJobs } from '../../jobs/run-jobs'
import { startContentService } from '../../testing/content-service'
import { at } from '../../testing/responses'
import { createPublished } from '../../testing/sample-content'
import { signInAs } from '../../testing/sign-in-as'
import { removeOldRuns } from './runs'
import { bulkTask, evictMemories } from './task'

const fixtures = await startContentService()
const { payload } = fixtures

const heading = 'title,slug,summary,publishedOn,language'
const newsRow = (slug: string, title = 'Title', language = 'en') =>
  `${title},${slug},A summary.,2026-01-02,${language}`
const toFile = (rows: string[]) => [heading, ...rows].join('\n')
const manyRows = (prefix: string, count: number) =>
  Array.from({ length: count }, (_, index) => newsRow(`${prefix}-${index}`))

const readNews = async (slug: string, locale = 'en') => {
  const { docs } = await payload.find({
    collection: 'news',
    where: { slug: { equals: slug } },
    draft: true,
    locale: locale as 'en',
    fallbackLocale: false,
    depth: 0,
    user: { collection: 'users', role: 'editor' },
  })
  return docs[0]
}
const countNews = async (prefix: string) => {
  const where = { slug: { like: `${prefix}-` } }
  return (await payload.count({ collection: 'news', where })).totalDocs
}
const runJobs = () => runDueJobs(payload, 'bulk')
/** Runs jobs until a run has done some rows, then does something while it goes on. */
const whileRunning = async (isFar: () => Promise<boolean>, act: () => Promise<unknown>) => {
  const jobs = runJobs()
  while (!(await isFar())) await new Promise(setImmediate)
  await act()
  await jobs
}

test('a run shows its progress, and stops on request', async () => {
  const editor = await signInAs(fixtures, 'editor')
  const run = await editor.startImport('news', toFile(manyRows('stop', 60)))
  expect(await editor.readRun(run)).toMatchObject({ state: 'waiting', done: 0, total: 60 })
  const seen: number[] = []
  await whileRunning(
    async () => {
      seen.push((await editor.readRun(run)).done)
      return (seen.at(-1) ?? 0) >= 3
    },
    () => editor.post(`runs/${run}/stop`, {}),
  )
  const stopped = await editor.readRun(run)
  expect(stopped).toMatchObject({ state: 'stopped', isActive: false, mayUndo: true })
  expect(stopped.done).toBeLessThan(60)
  expect(await countNews('stop')).toBe(stopped.done)
  await runJobs()
  expect((await editor.readRun(run)).done).toBe(stopped.done)
})

test('the report of a dry run is that of the run, whatever the file says twice', async () => {
  const publisher = await signInAs(fixtures, 'publisher')
  const renamed = await createPublished(payload, 'news', {
    ...{ title: 'Old', slug: 'equal-old', summary: 's', publishedOn: '2026-01-02' },
  })
  const file = [
    `id,${heading},_status`,
    `,${newsRow('equal-a')},`,
    `,${newsRow('equal-a', 'Another')},`,
    `,${newsRow('equal-a', 'Titre', 'fr-fr')},`,
    `,${newsRow('equal-a', 'Titre', 'fr-fr')},`,
    `${renamed},${newsRow('equal-new', 'Old')},`,
    `,${newsRow('equal-new', 'Vieux', 'fr-fr')},`,
    `${renamed},${newsRow('equal-new', 'Vieux', 'fr-fr')},`,
    `,,equal-b,A summary.,2026-01-02,en,published`,
    `,No day,equal-c,A summary.,no day,en,`,
    `999999,No document,equal-d,A summary.,2026-01-02,en,`,
    `,${newsRow('Not An Address')},published`,
    `,${newsRow('equal-public')},published`,
  ].join('\n')
  const dry = await publisher.toRows('news', file, { dryRun: true, publishes: true })
  expect(await readNews('equal-a')).toBeUndefined()
  const real = await publisher.toRows('news', file, { publishes: true })
  const toReport = (rows: typeof real) =>
    rows.map(({ row, action, fields, errors }) => ({ row, action, fields, errors }))
  expect(toReport(dry)).toEqual(toReport(real))
  expect(real.map(({ action }) => action)).toEqual([
    ...['create', 'none', 'update', 'none', 'update', 'update', 'none'],
    ...['none', 'none', 'none', 'none', 'create'],
  ])
  expect(real[1]?.errors).toEqual([
    'Row 1 is of the same document and language: keep one of the two.',
  ])
  expect(real[2]?.fields).toEqual(['title', 'summary'])
  expect((await readNews('equal-a'))?.title).toBe('Title')
})

test('who may not edit any more writes nothing more', async () => {
  for (const role of ['site', 'translator', null] as const) {
    const editor = await signInAs(fixtures, 'editor')
    const prefix = `rights-${role}`
    const run = await editor.startImport('news', toFile(manyRows(prefix, 40)))
    const { docs } = await payload.find({ collection: 'bulk-runs', where: { id: { equals: run } } })
    const id = Number(docs[0]?.owner)
    let done = 0
    await whileRunning(
      async () => (await countNews(prefix)) >= 2,
      async () => {
        if (role) await payload.update({ collection: 'users', id, data: { role } })
        else await payload.delete({ collection: 'users', id })
        done = await countNews(prefix)
      },
    )
    // a row whose rights were read before the change may end
    expect(await countNews(prefix)).toBeLessThanOrEqual(done + 1)
    const { docs: after } = await payload.find({
      collection: 'bulk-runs',
      where: { id: { equals: run } },
    })
    const isTranslator = role === 'translator'
    expect(after[0]).toMatchObject({ state: isTranslator ? 'done' : 'failed' })
    if (!isTranslator) expect(after[0]?.problem).toBe('Your account may not edit any more.')
  }
})

test('a run goes on after the process ended, and takes no row twice', async () => {
  const editor = await signInAs(fixtures, 'editor')
  const rows = [
    ...manyRows('restart', 30),
    newsRow('restart-0', 'Again'),
    newsRow('restart-1', 'Un', 'fr-fr'),
  ]
  const run = await editor.startImport('news', toFile(rows))
  await whileRunning(
    async () => (await countNews('restart')) >= 10,
    () => editor.post(`runs/${run}/stop`, {}),
  )
  expect(await countNews('restart')).toBeLessThan(30)
  // as after a process that ended: its memory is lost, its job is taken over
  evictMemories()
  await payload.update({
    collection: 'bulk-runs',
    id: run,
    data: { stopRequested: false, state: 'running' },
  })
  await payload.jobs.queue({ task: 'runBulk', queue: 'bulk', input: { run } })
  await runJobs()
  expect(await editor.readRun(run)).toMatchObject({ state: 'done', done: 32, total: 32 })
  expect(await countNews('restart')).toBe(30)
  const results = await editor.readResults(run)
  expect(results.map(({ row }) => row)).toEqual(rows.map((_, index) => index + 1))
  expect(results.slice(30).map(({ action }) => action)).toEqual(['none', 'update'])
})

test('a failure that stays ends the run, and what was done may be undone', async () => {
  const editor = await signInAs(fixtures, 'editor')
  const run = await editor.startImport('news', toFile(manyRows('failure', 2)))
  await payload.update({
    collection: 'bulk-runs',
    id: run,
    data: { settings: { collection: 'gone' } },
  })
  const handle = bulkTask.handler as (args: object) => Promise<unknown>
  const attempt = (totalTried: number) =>
    handle({ input: { run }, job: { totalTried }, req: { payload } })
  await expect(attempt(0)).rejects.toThrow()
  expect((await editor.readRun(run)).state).toBe('running')
  await expect(attempt(5)).rejects.toThrow()
  expect((await editor.readRun(run)).state).toBe('failed')
  await payload.delete({ collection: 'payload-jobs', where: { queue: { equals: 'bulk' } } })
})

test('an editor has two runs at a time, which others do not see', async () => {
  const editor = await signInAs(fixtures, 'editor')
  const file = toFile([newsRow('owner-a')])
  const run = await editor.startImport('news', file)
  await editor.startImport('news', file)
  const third = await editor.importFile('news', file)
  expect(third.status).toBe(429)
  expect(at(third, 'errors.0.message') as string).toMatch(/^Two of your imports/)
  const other = await signInAs(fixtures, 'publisher')
  const admin = await signInAs(fixtures, 'admin')
  for (const path of [`bulk/runs/${run}`, `bulk/runs/${run}/results`]) {
    expect((await other.call('GET', path)).status).toBe(404)
    expect((await admin.call('GET', path)).status).toBe(200)
    expect((await fixtures.guardedRest('GET', `/api/${path}`)).status).toBe(403)
  }
  expect((await other.post(`runs/${run}/stop`, {})).status).toBe(404)
  for (const slug of ['bulk-runs', 'bulk-results'])
    for (const account of [editor, admin])
      expect((await account.call('GET', slug)).status).toBe(403)
  expect(at(await other.call('GET', 'bulk/runs'), 'runs')).toEqual([])
  expect(at(await editor.call('GET', 'bulk/runs'), 'runs')).toHaveLength(2)
  await runJobs()
  expect((await editor.importFile('news', file)).status).toBe(200)
  await runJobs()
})

test('files and results are deleted after some days', async () => {
  const editor = await signInAs(fixtures, 'editor')
  const run = await editor.startImport('news', toFile([newsRow('old-a')]))
  await runJobs()
  const days = (count: number) => Date.now() + count * 86_400_000
  await removeOldRuns(payload, days(6))
  expect((await editor.call('GET', `bulk/runs/${run}`)).status).toBe(200)
  await removeOldRuns(payload, days(8))
  expect((await editor.call('GET', `bulk/runs/${run}`)).status).toBe(404)
  const where = { run: { equals: run } }
  expect((await payload.count({ collection: 'bulk-results', where })).totalDocs).toBe(0)
})

/** What editors and visitors see of a document in each language. */
const statesOf = async (id: number) =>
  Promise.all(
    [true, false].flatMap((draft) =>
      ['en', 'fr-fr'].map(async (locale) => {
        const { docs } = await payload.find({
          collection: 'news',
          where: { id: { equals: id } },
          ...{ draft, locale: locale as 'en', fallbackLocale: false, depth: 0 },
          user: { collection: 'users', role: 'editor' },
        })
        const [doc] = docs
        return [doc?.title, doc?.summary, doc?._status]
      }),
    ),
  )

test('an import is undone as one step; what was changed since is left and named', async () => {
  const create = (slug: string, more = {}) =>
    createPublished(payload, 'news', {
      ...{ title: `Old ${slug}`, slug, summary: 's', publishedOn: '2026-01-02', ...more },
    })
  const [public1, draft1, changed, removed] = [
    await create('undo-public'),
    await create('undo-draft', { _status: 'draft' }),
    await create('undo-changed'),
    await create('undo-removed'),
  ]
  const before = [await statesOf(public1), await statesOf(draft1)]
  const editor = await signInAs(fixtures, 'editor')
  const slugs = [
    'undo-public',
    'undo-draft',
    'undo-changed',
    'undo-removed',
    'undo-new-a',
    'undo-new-b',
  ]
  const run = await editor.startImport(
    'news',
    toFile(slugs.flatMap((slug) => [newsRow(slug, 'New'), newsRow(slug, 'Neuf', 'fr-fr')])),
  )
  await runJobs()
  expect((await editor.readRun(run)).counts).toMatchObject({ create: 2, update: 10, none: 0 })
  expect(await statesOf(public1)).not.toEqual(before[0])
  const newB = Number((await readNews('undo-new-b'))?.id)
  await editor.patch(`news/${changed}?draft=true&locale=fr-fr`, { title: 'Changé' })
  await editor.patch(`news/${newB}?draft=true`, { title: 'Changed' })
  await payload.delete({ collection: 'news', id: removed })

  const other = await signInAs(fixtures, 'publisher')
  expect((await other.post(`runs/${run}/undo`, {})).status).toBe(404)
  expect((await editor.post(`runs/${run}/undo`, {})).status).toBe(200)
  await runJobs()
  expect([await statesOf(public1), await statesOf(draft1)]).toEqual(before)
  expect(await readNews('undo-new-a')).toBeUndefined()
  expect((await readNews('undo-new-b'))?.title).toBe('Changed')
  expect((await readNews('undo-changed', 'fr-fr'))?.title).toBe('Changé')
  expect(await editor.readRun(run)).toMatchObject({ state: 'undone', done: 12, total: 12, left: 6 })
  const results = await editor.readResults(run)
  expect(results.map(({ undone }) => undone).filter((_, index) => index % 2 === 0)).toEqual([
    ...['undone', 'undone', 'Not undone: this was changed since.'],
    ...['Not undone: this was deleted since.', 'undone', 'Not undone: this was changed since.'],
  ])
  expect((await editor.post(`runs/${run}/undo`, {})).status).toBe(409)
  // the forms of both documents save as before
  expect((await editor.patch(`news/${public1}?draft=true`, { title: 'Next' })).status).toBe(200)
  expect((await readNews('undo-public'))?.title).toBe('Next')
})

test('what was published is undone by who may publish', async () => {
  const create = async (slug: string, status: string) =>
    createPublished(payload, 'news', {
      ...{ title: 'Old', slug, summary: 's', publishedOn: '2026-01-02', _status: status },
    })
  const ids = [await create('unpublish-a', 'published'), await create('unpublish-b', 'draft')]
  const drafted = await create('unpublish-c', 'published')
  const publisher = await signInAs(fixtures, 'publisher')
  await publisher.patch(`news/${drafted}?draft=true`, { title: 'Draft', _status: 'draft' })
  const before = await Promise.all([...ids, drafted].map(statesOf))
  const slugs = ['unpublish-a', 'unpublish-b', 'unpublish-c', 'unpublish-d']
  const rows = slugs.map((slug) => `${newsRow(slug, 'New')},published`)
  const run = await publisher.startImport('news', [`${heading},_status`, ...rows].join('\n'), {
    publishes: true,
  })
  await runJobs()
  expect((await publisher.readResults(run)).flatMap(({ errors }) => errors)).toEqual([])
  for (const id of [...ids, drafted])
    expect((await statesOf(id))[2]).toEqual(['New', 'A summary.', 'published'])
  await publisher.post(`runs/${run}/undo`, {})
  await runJobs()
  expect((await publisher.readResults(run)).map(({ undone }) => undone)).toEqual(
    slugs.map(() => 'undone'),
  )
  expect(await Promise.all([...ids, drafted].map(statesOf))).toEqual(before)
  expect(await readNews('unpublish-d')).toBeUndefined()
})

test('redirects are found by their addresses in whatever form', async () => {
  const publisher = await signInAs(fixtures, 'publisher')
  const file =
    'from,to,kind\nhttps://old.example/Old/Über.aspx?ID=7,/people/,permanent\n/OLD/%C3%BCber.aspx?id=7,/insights,permanent'
  const [first, second] = await publisher.toRows('redirects', file)
  expect(first).toMatchObject({ action: 'create', errors: [] })
  expect(second).toMatchObject({ action: 'none', errors: [expect.stringContaining('1')] })
  const [again] = await publisher.toRows('redirects', file)
  expect(again).toMatchObject({ action: 'unchanged', id: first?.id })
})

test('redirects, which have no versions, are undone by their values', async () => {
  const publisher = await signInAs(fixtures, 'publisher')
  const from = '/undo-redirect'
  const file = (to: string) => `from,to,kind\n${from},${to},permanent\n/undo-new,/people,permanent`
  const first = await publisher.toRows('redirects', file('/people'))
  expect(first.flatMap(({ errors }) => errors)).toEqual([])
  const run = await publisher.startImport('redirects', file('/insights'))
  await runJobs()
  const target = async () =>
    (await payload.find({ collection: 'redirects', where: { from: { equals: from } } })).docs[0]?.to
  expect(await target()).toBe('/insights')
  await publisher.post(`runs/${run}/undo`, {})
  await runJobs()
  expect(await target()).toBe('/people')
})
