import { startContentService } from '../../testing/content-service'
import { at } from '../../testing/responses'
import { createPublished, richText } from '../../testing/sample-content'
import { signInAs } from '../../testing/sign-in-as'

const fixtures = await startContentService()
const { payload, ids, guardedRest } = fixtures

const newsRow = (title: string, slug: string, more = '') =>
  `${title},${slug},A summary.,2026-01-02,en${more}`
const heading = 'title,slug,summary,publishedOn,language'

const readNews = async (slug: string, draft = true, locale = 'en') => {
  const { docs } = await payload.find({
    collection: 'news',
    where: { slug: { equals: slug } },
    draft,
    locale: locale as 'en',
    fallbackLocale: false,
    depth: 0,
    user: { collection: 'users', role: 'editor' }, // others read no drafts of a language
  })
  return docs[0]
}

test('import: a dry run writes nothing; then rows are drafts, with errors of their own', async () => {
  const editor = await signInAs(fixtures, 'editor')
  const file = [
    `${heading},practices,contacts`,
    newsRow('One', 'bulk-one', ',competition,ines-kato'),
    newsRow('Two', 'bulk-two', ',no-such-practice,'),
    newsRow('Three', 'news', ',,').replace('2026-01-02', 'no day'),
    newsRow('Un', 'bulk-one', ',,').replace(',en', ',fr-fr'),
  ].join('\n')
  const dry = await editor.toRows('news', file, { dryRun: true })
  expect(dry.map(({ action }) => action)).toStrictEqual(['create', 'none', 'none', 'update'])
  expect(dry[1]?.errors[0] ?? '').toMatch(/practices: There is no document “no-such-practice”/)
  expect(dry[2]?.errors[0] ?? '').toMatch(/publishedOn: “no day”/)
  expect(await readNews('bulk-one')).toBeUndefined()

  const done = await editor.toRows('news', file)
  expect(done.map(({ action }) => action)).toStrictEqual(['create', 'none', 'none', 'update'])
  const english = await readNews('bulk-one')
  expect(english?.title).toBe('One')
  expect(english?._status).toBe('draft')
  expect(english?.contacts).toStrictEqual([ids.person])
  const french = await readNews('bulk-one', true, 'fr-fr')
  expect([french?.title, french?.summary]).toStrictEqual(['Un', 'A summary.'])
  expect(await readNews('bulk-two')).toBeUndefined()
  const repeated = await editor.toRows('news', file)
  expect(repeated.map(({ action }) => action)).toStrictEqual([
    'unchanged',
    'none',
    'none',
    'unchanged',
  ])
})

test('import: only who may publish publishes, and only when told to', async () => {
  const id = await createPublished(payload, 'news', {
    title: 'Public',
    slug: 'bulk-public',
    summary: 's',
    publishedOn: '2026-01-02',
  })
  const row = (title: string) => `id,title,_status\n${id},${title},published`
  const titles = async () => [
    (await readNews('bulk-public', false))?.title,
    (await readNews('bulk-public'))?.title,
  ]
  const editor = await signInAs(fixtures, 'editor')
  await editor.toRows('news', row('Draft'), { publishes: true })
  expect(await titles()).toStrictEqual(['Public', 'Draft'])
  const publisher = await signInAs(fixtures, 'publisher')
  await publisher.toRows('news', row('Another draft'))
  expect(await titles()).toStrictEqual(['Public', 'Another draft'])
  await publisher.toRows('news', row('Published'), { publishes: true })
  expect(await titles()).toStrictEqual(['Published', 'Published'])
  const author = await signInAs(fixtures, 'author')
  for (const dryRun of [true, false]) {
    const [report] = await author.toRows('news', row('No'), { dryRun })
    expect(report?.errors[0] ?? '').toMatch(/may not change/)
  }
  expect(await titles()).toStrictEqual(['Published', 'Published'])
  const [redirect] = await editor.toRows('redirects', 'from,to,kind\n/bulk,/people,permanent')
  expect(redirect?.errors[0] ?? '').toMatch(/may not change|no value/)
})

test('import: a file is bounded, and a bad one gets an answer', async () => {
  const editor = await signInAs(fixtures, 'editor')
  const rows = Array.from({ length: 50_001 }, (_, index) => newsRow('x', `bulk-${index}`))
  expect((await editor.importFile('news', [heading, ...rows].join('\n'))).status).toBe(400)
  expect((await editor.importFile('news', 'x'.repeat(20_000_001))).status).toBe(413)
  expect((await editor.importFile('users', `${heading}\n${rows[0]}`)).status).toBe(400)
  expect((await editor.importFile('news', '')).status).toBe(400)
  const broken = await editor.importFile('news', '{"title":\n', {}, 'file.jsonl')
  expect(at(broken, 'errors.0.message') as string).toMatch(/Line 1 is no JSON/)
  const [unknown] = await editor.toRows('news', 'title,slug,role\nx,bulk-role,admin')
  expect(unknown?.errors[0] ?? '').toMatch(/role: There is no such field/)
  expect((await guardedRest('POST', '/api/bulk/find', { body: {} })).status).toBe(403)
})

test('import: what a file does not show is asked, and shown as it will be stored', async () => {
  const editor = await signInAs(fixtures, 'editor')
  const columns = 'language;title;slug;summary;publishedOn;contacts'
  const row = 'en;Société Générale – l’énergie;excel-fr;Résumé;03/04/2026;ines-kato'
  const file = Buffer.from(
    `${columns}\r\n${row}\r\n`.replace('–', '\x96').replace('’', '\x92'),
    'latin1',
  )
  const preview = async (settings: object) =>
    (await editor.importFile('news', file, settings, 'file.csv', 'preview')).json
  const first = await preview({})
  expect(first).toMatchObject({
    format: 'csv',
    settings: { encoding: 'windows-1252', delimiter: ';', dateOrder: null },
    questions: ['encoding', 'dateOrder'],
    total: 1,
  })
  expect(at(first, 'rows.0.cells.4.error') as string).toMatch(
    /“03\/04\/2026” is not a date whose day/,
  )
  const settings = { encoding: 'windows-1252', dateOrder: 'dmy' }
  const cells = at(await preview(settings), 'rows.0.cells') as { text: string }[]
  expect(cells.map(({ text }) => text)).toEqual([
    ...['en', 'Société Générale – l’énergie', 'excel-fr', 'Résumé', 'April 3, 2026', 'ines-kato'],
  ])
  const refused = await editor.importFile('news', file, { encoding: 'windows-1252' })
  expect([refused.status, at(refused, 'errors.0.message')]).toEqual([
    400,
    'The file does not show this, please choose: order of dates.',
  ])
  expect((await editor.importFile('news', file, { dateOrder: 'dmy' })).status).toBe(400)
  const wrong = await editor.importFile('news', file, { ...settings, encoding: 'utf-8' })
  expect(at(wrong, 'errors.0.message') as string).toMatch(/not utf-8: line 2, column 8; line 2/)
  expect(await readNews('excel-fr')).toBeUndefined()
  expect((await editor.toRows('news', file, settings))[0]?.action).toBe('create')
  expect(await readNews('excel-fr')).toMatchObject({
    title: 'Société Générale – l’énergie',
    publishedOn: '2026-04-03T00:00:00.000Z',
  })
})

test('export: what is exported imports unchanged, in both formats', async () => {
  for (const [index, title] of ['＝zz', "'=zz", "''＠", "'quoted'", '-1'].entries())
    await createPublished(payload, 'news', {
      ...{ title, slug: `bulk-quote-${index}`, summary: 's', publishedOn: '2026-01-02' },
    })
  await createPublished(payload, 'news', {
    title: '=HYPERLINK("x")',
    slug: 'bulk-formula',
    summary: 'With a comma, a "quote"\nand a line',
    publishedOn: '2026-01-02',
    contacts: [ids.person],
    body: [{ blockType: 'text', text: richText('A body') }],
  })
  const editor = await signInAs(fixtures, 'editor')
  const csv = await editor.exportFile('type=news&format=csv&language=en')
  expect(csv).toContain(`"'=HYPERLINK(""x"")"`)
  expect(csv).toContain('ines-kato')
  const lines = await editor.exportFile('type=news&format=jsonl&language=en')
  for (const [text, name] of [
    [csv, 'file.csv'],
    [lines, 'file.jsonl'],
  ] as const) {
    const reports = await editor.toRows('news', text, {}, name)
    expect(reports.length).toBeGreaterThan(0)
    expect(reports.filter(({ action }) => action !== 'unchanged')).toStrictEqual([])
  }
  const changed = await editor.toRows(
    'news',
    lines.replace('A body', 'A changed body'),
    {},
    'a.jsonl',
  )
  expect(
    changed.filter(({ action }) => action === 'update').map(({ fields }) => fields),
  ).toStrictEqual([['body']])
})

test('find and replace: what is ticked becomes a draft, in rich text and blocks', async () => {
  const create = (slug: string) =>
    createPublished(payload, 'news', {
      title: 'Rivermead opens',
      slug,
      summary: 'Rivermead and rivermead; not Rivermeadow.',
      publishedOn: '2026-01-02',
      body: [{ blockType: 'text', text: richText('In Rivermead, $& stays.') }],
    })
  const [first, second] = [await create('bulk-find-a'), await create('bulk-find-b')]
  const editor = await signInAs(fixtures, 'editor')
  const query = {
    find: 'Rivermead',
    locale: 'en',
    matchCase: true,
    wholeWords: true,
    collections: ['news'],
  }
  const found = await editor.toFound(query)
  expect(found.results.map(({ id }) => id)).toStrictEqual([first, second])
  const places = found.results[0]?.places ?? []
  expect(places.map(({ matches }) => matches.length)).toStrictEqual([1, 1, 1])
  expect(places[0]?.matches[0]?.after).toBe(' opens')
  const paths = places.map(({ path }) => path)
  const replace = (selection: object | string, account = editor) =>
    account.toReplaced(found.run, { replacement: 'Old $1 & Town', selection })
  const selection = [{ row: 1, paths: paths.slice(1) }]
  expect((await replace(selection)).results[0]).toMatchObject({ action: 'update', errors: [] })
  const draft = await readNews('bulk-find-a')
  expect(draft?.title).toBe('Rivermead opens')
  expect(draft?.summary).toBe('Old $1 & Town and rivermead; not Rivermeadow.')
  expect(JSON.stringify(draft?.body)).toContain('In Old $1 & Town, $& stays.')
  const live = await readNews('bulk-find-a', false)
  expect(live?.summary).toBe('Rivermead and rivermead; not Rivermeadow.')
  expect((await replace(selection)).results[0]?.errors[0] ?? '').toMatch(/changed meanwhile/)

  const author = await signInAs(fixtures, 'author')
  const own = await author.toFound(query)
  const refused = await author.toReplaced(own.run, { replacement: 'No', selection: 'all' })
  expect(refused.results.map(({ action }) => action)).toStrictEqual(['none', 'none'])
  expect((await author.post(`runs/${found.run}/replace`, { selection: 'all' })).status).toBe(404)
  expect((await editor.post(`runs/${found.run}/replace`, { selection: [] })).status).toBe(400)
  expect((await readNews('bulk-find-b'))?.title).toBe('Rivermead opens')

  const { run, results } = await replace('all')
  expect(results.map(({ action }) => action)).toStrictEqual(['none', 'update'])
  expect((await readNews('bulk-find-b'))?.title).toBe('Old $1 & Town opens')
  await editor.post(`runs/${run}/undo`, {})
  await editor.runJobs()
  expect(await readNews('bulk-find-b')).toMatchObject({
    title: 'Rivermead opens',
    _status: 'published',
  })
  expect((await editor.post('find', { ...query, find: 'x' })).status).toBe(400)
})

test('find and replace reads all documents of all types, and goes on after a restart', async () => {
  const create = (slug: string, summary: string) =>
    createPublished(payload, 'news', { title: 'T', slug, summary, publishedOn: '2026-01-02' })
  for (let index = 0; index < 120; index += 1)
    await create(`many-${index}`, index === 119 ? 'Millbrook' : 's')
  await payload.create({
    collection: 'deals',
    data: { title: 'With Millbrook', summary: 's', _status: 'draft' } as never, // cast: a draft
    draft: true,
  })
  const editor = await signInAs(fixtures, 'editor')
  const query = { find: 'millbrook', locale: 'en', collections: ['news', 'deals', 'articles'] }
  const { run, results } = await editor.toFound(query)
  expect(results.map(({ type }) => type)).toStrictEqual(['news', 'deals'])
  const view = await editor.readRun(run)
  expect(view.done).toBe(view.total)
  expect([view.total > 120, view.found]).toStrictEqual([true, { documents: 2, matches: 2 }])
  // as a process that ended after its first step
  const progress = { collection: 'news', id: results[0]!.id! - 1, read: 1, found: 0, matches: 0 }
  await payload.update({ collection: 'bulk-runs', id: run, data: { state: 'running', progress } })
  await payload.jobs.queue({ task: 'runBulk', queue: 'bulk', input: { run } })
  await editor.runJobs()
  expect(await editor.readResults(run)).toStrictEqual(results)
})

test('lists publish and unpublish what is ticked, in their language alone', async () => {
  const editor = await signInAs(fixtures, 'editor')
  const rows = ['bulk-list-a', 'bulk-list-b'].flatMap((slug) => [
    newsRow('English', slug),
    newsRow('Français', slug).replace(',en', ',fr-fr'),
  ])
  const reports = await editor.toRows('news', [heading, ...rows].join('\n'))
  const ids = [...new Set(reports.map(({ id }) => id))]
  /** As the lists of Payload send it. */
  const setStatus = async (
    account: Awaited<ReturnType<typeof signInAs>>,
    locale: string,
    status: string,
  ) => {
    const query = new URLSearchParams({ locale, draft: String(status === 'published') })
    query.set('where[and][0][_status][not_equals]', status)
    query.set('where[and][1][id][in]', ids.join(','))
    return account.patch(`news?${query}`, { _status: status })
  }
  const statuses = async () =>
    Promise.all(
      ['bulk-list-a', 'bulk-list-b'].flatMap((slug) =>
        ['en', 'fr-fr'].map(async (locale) => {
          const doc = await readNews(slug, false, locale)
          return doc?._status
        }),
      ),
    )
  const publisher = await signInAs(fixtures, 'publisher')
  await setStatus(editor, 'en', 'published')
  expect(await statuses()).toStrictEqual(['draft', 'draft', 'draft', 'draft'])
  expect((await setStatus(publisher, 'en', 'published')).status).toBe(200)
  expect(await statuses()).toStrictEqual(['published', 'draft', 'published', 'draft'])
  await setStatus(publisher, 'fr-fr', 'published')
  expect(await statuses()).toStrictEqual(['published', 'published', 'published', 'published'])
  await setStatus(editor, 'fr-fr', 'draft')
  expect(await statuses()).toStrictEqual(['published', 'published', 'published', 'published'])
  await setStatus(publisher, 'fr-fr', 'draft')
  expect(await statuses()).toStrictEqual(['published', 'draft', 'published', 'draft'])
})

test('an undone publication leaves other languages public, and their drafts drafts', async () => {
  const update = (id: number, locale: string, data: object, draft = false) =>
    payload.update({
      ...{ collection: 'news', id, locale: locale as 'en', fallbackLocale: false, draft },
      data: { ...data, _status: draft ? 'draft' : 'published' } as never, // cast: a part
      context: { quiet: true },
    })
  const create = (slug: string, more: object = {}) =>
    createPublished(payload, 'news', {
      ...{ title: 'Public', slug, summary: 's', publishedOn: '2026-01-02', ...more },
    })
  const french = await create('undo-french')
  await update(french, 'fr-fr', { title: 'Titre', summary: 'r' })
  await update(french, 'fr-fr', { title: 'Brouillon', summary: 'r' }, true)
  const english = await create('undo-english')
  await update(english, 'fr-fr', { title: 'Brouillon', summary: 'r' }, true)
  const draft = await create('undo-draft', { _status: 'draft' })
  const read = () =>
    Promise.all(
      ['undo-french', 'undo-english', 'undo-draft'].flatMap((slug) =>
        ['en', 'fr-fr'].flatMap((locale) =>
          [false, true].map(async (isDraft) => {
            const { outdatedIn, title, _status } = (await readNews(slug, isDraft, locale)) ?? {}
            const shown = _status === 'published' || isDraft
            return [slug, locale, isDraft, _status, ...(shown ? [title, outdatedIn] : [''])]
          }),
        ),
      ),
    )
  const before = await read()
  const publisher = await signInAs(fixtures, 'publisher')
  const rows = [
    `${french},Changed,s,en`,
    `${english},Changé,r,fr-fr`,
    `${draft},Changed,s,en`,
    `${draft},Changé,r,fr-fr`,
  ].map((row) => `${row},published`)
  const file = ['id,title,summary,language,_status', ...rows].join('\n')
  const run = await publisher.startImport('news', file, { publishes: true })
  await publisher.runJobs()
  expect((await publisher.readResults(run)).map(({ action }) => action)).toStrictEqual(
    rows.map(() => 'update'),
  )
  expect(new Set((await read()).map(([, , , , title]) => title))).toStrictEqual(
    new Set(['Changed', 'Titre', 'Brouillon', 'Public', 'Changé']),
  )
  await publisher.post(`runs/${run}/undo`, {})
  await publisher.runJobs()
  expect(await publisher.readRun(run)).toMatchObject({ state: 'undone', left: 0 })
  expect(await read()).toStrictEqual(before)
})
