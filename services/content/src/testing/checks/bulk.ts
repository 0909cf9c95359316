import is from 'node:assert/strict'
import type { ReplaceReport, FoundDocument } from '../../bulk/find-replace'
import { createPublished, richText, type Fixtures } from '../member-fixtures'
import { at, type Check } from './check'
import { signInAs } from './sign-in-as'

const newsRow = (title: string, slug: string, more = '') =>
  `${title},${slug},A summary.,2026-01-02,en${more}`
const heading = 'title,slug,summary,publishedOn,language'

const readNews = async ({ payload }: Fixtures, slug: string, draft = true, locale = 'en') => {
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

export const bulkChecks: Record<string, Check> = {
  'import: a dry run writes nothing; then rows are drafts, with errors of their own': async (
    fixtures,
  ) => {
    const editor = await signInAs(fixtures, 'editor')
    const file = [
      `${heading},practices,contacts`,
      newsRow('One', 'bulk-one', ',competition,ines-kato'),
      newsRow('Two', 'bulk-two', ',no-such-practice,'),
      newsRow('Three', 'news', ',,').replace('2026-01-02', 'no day'),
      newsRow('Un', 'bulk-one', ',,').replace(',en', ',fr-fr'),
    ].join('\n')
    const dry = await editor.rowsOf('news', file, { dryRun: true })
    is.deepEqual(
      dry.map(({ action }) => action),
      ['create', 'none', 'none', 'update'],
    )
    is.match(dry[1]?.errors[0] ?? '', /practices: There is no document “no-such-practice”/)
    is.match(dry[2]?.errors[0] ?? '', /publishedOn: “no day”/)
    is.equal(await readNews(fixtures, 'bulk-one'), undefined)

    const done = await editor.rowsOf('news', file)
    is.deepEqual(
      done.map(({ action }) => action),
      ['create', 'none', 'none', 'update'],
    )
    const english = await readNews(fixtures, 'bulk-one')
    is.equal(english?.title, 'One')
    is.equal(english?._status, 'draft')
    is.deepEqual(english?.contacts, [fixtures.ids.person])
    const french = await readNews(fixtures, 'bulk-one', true, 'fr-fr')
    is.deepEqual([french?.title, french?.summary], ['Un', 'A summary.'])
    is.equal(await readNews(fixtures, 'bulk-two'), undefined)
    const repeated = await editor.rowsOf('news', file)
    is.deepEqual(
      repeated.map(({ action }) => action),
      ['unchanged', 'none', 'none', 'unchanged'],
    )
  },
  'import: only who may publish publishes, and only when told to': async (fixtures) => {
    const id = await createPublished(fixtures.payload, 'news', {
      title: 'Public',
      slug: 'bulk-public',
      summary: 's',
      publishedOn: '2026-01-02',
    })
    const row = (title: string) => `id,title,_status\n${id},${title},published`
    const titles = async () => [
      (await readNews(fixtures, 'bulk-public', false))?.title,
      (await readNews(fixtures, 'bulk-public'))?.title,
    ]
    const editor = await signInAs(fixtures, 'editor')
    await editor.rowsOf('news', row('Draft'), { publishes: true })
    is.deepEqual(await titles(), ['Public', 'Draft'])
    const publisher = await signInAs(fixtures, 'publisher')
    await publisher.rowsOf('news', row('Another draft'))
    is.deepEqual(await titles(), ['Public', 'Another draft'])
    await publisher.rowsOf('news', row('Published'), { publishes: true })
    is.deepEqual(await titles(), ['Published', 'Published'])
    const author = await signInAs(fixtures, 'author')
    for (const dryRun of [true, false]) {
      const [report] = await author.rowsOf('news', row('No'), { dryRun })
      is.match(report?.errors[0] ?? '', /may not change/)
    }
    is.deepEqual(await titles(), ['Published', 'Published'])
    const [redirect] = await editor.rowsOf('redirects', 'from,to,kind\n/bulk,/people,permanent')
    is.match(redirect?.errors[0] ?? '', /may not change|no value/)
  },
  'import: a file is bounded, and a bad one gets an answer': async (fixtures) => {
    const editor = await signInAs(fixtures, 'editor')
    const rows = Array.from({ length: 501 }, (_, index) => newsRow('x', `bulk-${index}`))
    is.equal((await editor.importFile('news', [heading, ...rows].join('\n'))).status, 400)
    is.equal((await editor.importFile('news', 'x'.repeat(2_000_001))).status, 413)
    is.equal((await editor.importFile('users', `${heading}\n${rows[0]}`)).status, 400)
    is.equal((await editor.importFile('news', '')).status, 400)
    const broken = await editor.importFile('news', '{"title":\n', {}, 'file.jsonl')
    is.match(at(broken, 'errors.0.message') as string, /Line 1 is no JSON/)
    const [unknown] = await editor.rowsOf('news', 'title,slug,role\nx,bulk-role,admin')
    is.match(unknown?.errors[0] ?? '', /role: There is no such field/)
    is.equal((await fixtures.guardedRest('POST', '/api/bulk/find', { body: {} })).status, 403)
  },
  'import: what Excel writes is read, or refused with its line': async (fixtures) => {
    const editor = await signInAs(fixtures, 'editor')
    const bytes = (hex: string) => Buffer.from(hex, 'hex')
    const columns = 'id;language;title;slug;summary;publishedOn'
    const message = async (file: string | Buffer<ArrayBuffer>) => {
      const response = await editor.importFile('news', file)
      is.equal(response.status, 400)
      return String(at(response, 'errors.0.message'))
    }
    // "Société Générale – note" of a French Excel (Windows-1252), and a title of a Chinese one
    const french = bytes('3b656e3b536f6369e974e92047e96ee972616c652096206e6f74650d0a')
    is.match(await message(Buffer.concat([Buffer.from(`${columns}\r\n`), french])), /in line 2 /)
    const chinese = bytes('2c7a682d636e2cbfe7beb3cafdbeddd7aad2c60d0a')
    const headed = Buffer.concat([Buffer.from(`${columns}\r\nx\r\n`), chinese])
    is.match(await message(headed), /in line 3 /)

    const rows = (day: string) =>
      `${columns}\r\n;en;Société Générale – note sur l’énergie;excel-dates;A summary.;${day}\r\n`
    for (const day of ['03/04/2026', '46115', '01.05.2024', '04/13/2026'])
      for (const dryRun of [true, false]) {
        const [report] = await editor.rowsOf('news', rows(day), { dryRun })
        is.match(report?.errors[0] ?? '', /^publishedOn: “.+” is not a date whose day/, day)
      }
    is.equal(await readNews(fixtures, 'excel-dates'), undefined)

    const unicodeText = Buffer.from(`\uFEFF${rows('31/12/2026').replaceAll(';', '\t')}`, 'utf16le')
    const [report] = await editor.rowsOf('news', unicodeText)
    is.deepEqual([report?.action, report?.errors], ['create', []])
    const news = await readNews(fixtures, 'excel-dates')
    is.equal(news?.title, 'Société Générale – note sur l’énergie')
    is.equal(news?.publishedOn, '2026-12-31T00:00:00.000Z')
  },
  'export: what is exported imports unchanged, in both formats': async (fixtures) => {
    await createPublished(fixtures.payload, 'news', {
      title: '=HYPERLINK("x")',
      slug: 'bulk-formula',
      summary: 'With a comma, a "quote"\nand a line',
      publishedOn: '2026-01-02',
      contacts: [fixtures.ids.person],
      body: [{ blockType: 'text', text: richText('A body') }],
    })
    const editor = await signInAs(fixtures, 'editor')
    const csv = await editor.exportFile('type=news&format=csv&language=en')
    is.ok(csv.includes(`"'=HYPERLINK(""x"")"`))
    is.ok(csv.includes('ines-kato'))
    const lines = await editor.exportFile('type=news&format=jsonl&language=en')
    for (const [text, name] of [
      [csv, 'file.csv'],
      [lines, 'file.jsonl'],
    ] as const) {
      const reports = await editor.rowsOf('news', text, {}, name)
      is.ok(reports.length > 0)
      is.deepEqual(
        reports.filter(({ action }) => action !== 'unchanged'),
        [],
      )
    }
    const changed = await editor.rowsOf(
      'news',
      lines.replace('A body', 'A changed body'),
      {},
      'a.jsonl',
    )
    is.deepEqual(
      changed.filter(({ action }) => action === 'update').map(({ fields }) => fields),
      [['body']],
    )
  },
  'find and replace: what is ticked becomes a draft, in rich text and blocks': async (fixtures) => {
    const create = (slug: string) =>
      createPublished(fixtures.payload, 'news', {
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
    const found = await editor.post('find', query)
    const documents = at(found, 'documents') as FoundDocument[]
    is.deepEqual(
      documents.map(({ id }) => id),
      [first, second],
    )
    const paths = documents[0]?.places.map(({ path }) => path) ?? []
    is.deepEqual(
      documents[0]?.places.map(({ matches }) => matches.length),
      [1, 1, 1],
    )
    is.equal(documents[0]?.places[0]?.matches[0]?.after, ' opens')
    const replace = async (more: object) =>
      at(
        await editor.post('replace', {
          ...query,
          replacement: 'Old $1 & Town',
          documents: [{ ...documents[0], paths: paths.slice(1), ...more }],
        }),
        'reports',
      ) as ReplaceReport[]
    is.deepEqual((await replace({}))[0]?.errors, [])
    const draft = await readNews(fixtures, 'bulk-find-a')
    is.equal(draft?.title, 'Rivermead opens')
    is.equal(draft?.summary, 'Old $1 & Town and rivermead; not Rivermeadow.')
    is.ok(JSON.stringify(draft?.body).includes('In Old $1 & Town, $& stays.'))
    const live = await readNews(fixtures, 'bulk-find-a', false)
    is.equal(live?.summary, 'Rivermead and rivermead; not Rivermeadow.')
    is.match((await replace({}))[0]?.errors[0] ?? '', /changed meanwhile/)
    const author = await signInAs(fixtures, 'author')
    const refused = await author.post('replace', {
      ...query,
      replacement: 'No',
      documents: [{ ...documents[1], paths }],
    })
    is.notDeepEqual(at(refused, 'reports.0.errors'), [])
    is.equal((await readNews(fixtures, 'bulk-find-b'))?.title, 'Rivermead opens')
    is.equal((await editor.post('find', { ...query, find: 'x' })).status, 400)
  },
  'lists publish and unpublish what is ticked, in their language alone': async (fixtures) => {
    const editor = await signInAs(fixtures, 'editor')
    const rows = ['bulk-list-a', 'bulk-list-b'].flatMap((slug) => [
      newsRow('English', slug),
      newsRow('Français', slug).replace(',en', ',fr-fr'),
    ])
    const reports = await editor.rowsOf('news', [heading, ...rows].join('\n'))
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
            const doc = await readNews(fixtures, slug, false, locale)
            return doc?._status
          }),
        ),
      )
    const publisher = await signInAs(fixtures, 'publisher')
    await setStatus(editor, 'en', 'published')
    is.deepEqual(await statuses(), ['draft', 'draft', 'draft', 'draft'])
    is.equal((await setStatus(publisher, 'en', 'published')).status, 200)
    is.deepEqual(await statuses(), ['published', 'draft', 'published', 'draft'])
    await setStatus(publisher, 'fr-fr', 'published')
    is.deepEqual(await statuses(), ['published', 'published', 'published', 'published'])
    await setStatus(editor, 'fr-fr', 'draft')
    is.deepEqual(await statuses(), ['published', 'published', 'published', 'published'])
    await setStatus(publisher, 'fr-fr', 'draft')
    is.deepEqual(await statuses(), ['published', 'draft', 'published', 'draft'])
  },
}
