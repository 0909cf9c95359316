import type { CollectionSlug } from 'payload'
import { startContentService } from '../../testing/content-service'
import { at } from '../../testing/responses'
import { createArticle, createPublished, daysFromNow, richText } from '../../testing/sample-content'
import { signInAs } from '../../testing/sign-in-as'
import { openStore } from '../bulk-editing/store'
import type { MentionsView } from './endpoints'

const fixtures = await startContentService()
const { payload, ids, guardedRest } = fixtures

type Account = Awaited<ReturnType<typeof signInAs>>
type Values = Record<string, unknown>

let people = 0
const createPerson = async (name: string, more: object = {}) => {
  people += 1
  return createPublished(payload, 'contacts', {
    ...{ name, givenName: name, familyName: name, level: 'partner', jobTitle: 'Partner' },
    ...{ headline: 'h', profile: richText('p'), offices: [ids.office], languages: ['en'] },
    ...{
      email: `person${people}@firm.test`,
      slug: `person-${people}`,
      practices: [ids.practice],
      ...more,
    },
  })
}

const readPlaces = async (account: Account, document: string) => {
  const response = await account.call('GET', `mentions/${document}`)
  expect(response.status).toBe(200)
  return response.json as unknown as MentionsView
}
const begin = (account: Account, document: string, body: object) =>
  account.call('POST', `mentions/${document}`, { isDryRun: false, publishes: true, ...body })
/** Begins a run and carries it out. */
const replaceAll = async (account: Account, document: string, body: object) => {
  const response = await begin(account, document, body)
  expect([response.status, response.json.errors]).toEqual([200, undefined])
  const run = Number(at(response, 'run'))
  await account.runJobs()
  return { run, view: await account.readRun(run), results: await account.readResults(run) }
}
const undo = async (account: Account, run: number) => {
  expect((await account.post(`runs/${run}/undo`, {})).status).toBe(200)
  await account.runJobs()
  return account.readRun(run)
}
const choicesOf = ({ places }: MentionsView, choice: unknown) =>
  Object.fromEntries(places.map(({ place }) => [place, choice]))

/** What is stored: the row and the newest version, without what each save changes. */
const readStored = async (collection: CollectionSlug | 'globals', id: number | string) => {
  const req = { payload } as never // cast: what reading needs of a request
  const layers = await openStore(req, `${collection}/${id}`)?.read()
  const toCompared = ({
    createdAt: _,
    updatedAt: __,
    updatedBy: ___,
    linksTo,
    ...values
  }: Values): Values => ({
    ...values,
    linksTo: [...((linksTo as string[] | null) ?? [])].sort(),
  })
  return { row: toCompared(layers?.row ?? {}), newest: toCompared(layers?.newest ?? {}) }
}

/** A language that has no text is stored as nothing, as empty fields, and as a draft. */
function withoutGaps(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutGaps)
  if (typeof value !== 'object' || value === null) return value
  const entries = Object.entries(value)
    .map(([name, item]): [string, unknown] => [name, withoutGaps(item)])
    .filter(([, item]) => !(item === null || item === 'draft' || isEmpty(item)))
  return Object.fromEntries(entries)
}
const isEmpty = (value: unknown) =>
  typeof value === 'object' && value !== null && Object.keys(value).length === 0
const expectSame = (stored: unknown, before: unknown) =>
  expect(withoutGaps(stored)).toEqual(withoutGaps(before))

const update = (
  collection: 'articles' | 'news' | 'events',
  id: number,
  locale: string,
  data: object,
  isDraft = false,
) =>
  payload.update({
    ...{ collection, id, draft: isDraft, locale: locale as 'en' },
    data: { ...data, _status: isDraft ? 'draft' : 'published' } as never, // cast: a part
    fallbackLocale: false,
    context: { quiet: true },
  })

const link = (id: number, text: string) => ({
  root: {
    ...richText('').root,
    children: [
      {
        ...richText('').root.children[0],
        children: [
          {
            ...{
              type: 'link',
              version: 3,
              format: '',
              indent: 0,
              direction: null,
              id: `link${id}`,
            },
            fields: {
              linkType: 'internal',
              newTab: false,
              doc: { relationTo: 'contacts', value: id },
            },
            children: richText(text).root.children[0]?.children,
          },
        ],
      },
    ],
  },
})
const quote = (contact: number, text: string) => ({ blockType: 'quote', text, contact })
const peopleBlock = (...contacts: number[]) => ({ blockType: 'people', heading: 'Team', contacts })

test('every place is listed, with what is possible there', async () => {
  const person = await createPerson('Listed Person')
  const alone = await createArticle(fixtures, { authors: [person], _status: 'published' })
  const together = await createArticle(fixtures, {
    authors: [ids.person, person],
    body: [quote(person, 'q'), { blockType: 'text', text: link(person, 'Listed') }],
  })
  await createPublished(payload, 'news', {
    ...{ title: 'With press contact', summary: 's', publishedOn: '2026-01-02' },
    ...{ contacts: [person], pressContact: person },
  })
  await createPublished(payload, 'offices', {
    ...{ name: 'Listed office', country: ids.country, summary: 's', address: ['a'] },
    ...{ phone: '1', email: 'o@firm.test', timeZone: 'Asia/Tokyo', contacts: [person] },
  })
  const editor = await signInAs(fixtures, 'editor')
  const view = await readPlaces(editor, `contacts/${person}`)
  expect(view).toMatchObject({ name: 'Listed Person', isPublic: true, mayPublish: false })
  const summary = view.places.map(({ place, isRequired, options, documents }) => [
    ...[place, isRequired, options.join(' ')],
    documents.map(({ key, isAlone }) => `${key}${isAlone ? ' alone' : ''}`).join(', '),
  ])
  expect(summary).toEqual([
    ['articles.authors', true, 'replace remove', `articles/${alone} alone, articles/${together}`],
    ['articles.body.quote.contact', false, 'replace remove name', `articles/${together} alone`],
    ['articles.body.text.text', false, 'replace remove', `articles/${together} alone`],
    ['news.contacts', false, 'replace remove', expect.stringMatching(/^news\/\d+ alone$/)],
    ['news.pressContact', false, 'replace remove', expect.stringMatching(/^news\/\d+ alone$/)],
    ['offices.contacts', false, 'replace remove', expect.stringMatching(/^offices\/\d+ alone$/)],
  ])
  expect(view.places[1]?.label).toBe('Publications › Body › Quote › Said by')
  expect((await guardedRest('GET', `/api/mentions/contacts/${person}`)).status).toBe(403)
  expect((await guardedRest('POST', `/api/mentions/contacts/${person}`, { body: {} })).status).toBe(
    403,
  )
  for (const unknown of ['contacts/999999', 'articles/1', 'users/1'])
    expect((await editor.call('GET', `mentions/${unknown}`)).status).toBe(404)
})

test('public texts are published with the successor, drafts stay drafts, and an undo brings all back', async () => {
  const [leaver, successor] = [await createPerson('Leaver'), await createPerson('Successor')]
  const french = { title: 'Titre', summary: 'Résumé' }
  /** Public in two languages, without a draft. */
  const current = await createArticle(fixtures, {
    ...{ authors: [leaver, ids.person], _status: 'published' },
    body: [peopleBlock(leaver)],
  })
  await update('articles', current, 'fr-fr', { ...french, body: [quote(leaver, 'Cité')] })
  /** Public in English, with newer drafts in English and in French. */
  const drafted = await createArticle(fixtures, { authors: [leaver], _status: 'published' })
  await update('articles', drafted, 'fr-fr', { ...french, body: [quote(leaver, 'Public')] })
  await update(
    'articles',
    drafted,
    'en',
    { summary: 'DRAFT EN', authors: [leaver, ids.person] },
    true,
  )
  await update(
    'articles',
    drafted,
    'fr-fr',
    { summary: 'BROUILLON', body: [quote(leaver, 'Brouillon')] },
    true,
  )
  /** Public in English; French was never public. */
  const half = await createArticle(fixtures, { authors: [leaver], _status: 'published' })
  await update(
    'articles',
    half,
    'fr-fr',
    { ...french, body: [peopleBlock(leaver, ids.person)] },
    true,
  )
  /** Never public. */
  const draft = await createArticle(fixtures, { authors: [leaver], body: [quote(leaver, 'x')] })
  /** Public with the person; the draft has another one. */
  const gone = await createArticle(fixtures, { authors: [leaver], _status: 'published' })
  await update('articles', gone, 'en', { authors: [ids.person], title: 'NEWER' }, true)
  const articles = [current, drafted, half, draft, gone]
  const before = await Promise.all(articles.map((id) => readStored('articles', id)))

  const publisher = await signInAs(fixtures, 'publisher')
  const view = await readPlaces(publisher, `contacts/${leaver}`)
  const body = { choices: choicesOf(view, successor) }
  const dry = await replaceAll(publisher, `contacts/${leaver}`, { ...body, isDryRun: true })
  expect(dry.view).toMatchObject({ state: 'done', isDryRun: true, mayUndo: false, done: 5 })
  expectSame(await Promise.all(articles.map((id) => readStored('articles', id))), before)

  const done = await replaceAll(publisher, `contacts/${leaver}`, body)
  const toReport = ({ results }: typeof done) =>
    results.map(({ id, action, fields, errors }) => ({ id, action, fields, errors }))
  expect(toReport(dry)).toEqual(toReport(done))
  expect(new Set(done.results.map(({ id }) => id))).toEqual(new Set(articles))
  expect(done.view.counts).toMatchObject({ update: 5, none: 0 })
  expect((await readPlaces(publisher, `contacts/${leaver}`)).places).toEqual([])
  const after = await Promise.all(articles.map((id) => readStored('articles', id)))
  // all else is as it was: no text is lost, and no draft is public
  const byName = (values: unknown) =>
    JSON.parse(
      JSON.stringify(values).replaceAll(`contacts/${leaver}`, `contacts/${successor}`),
      (name, value: unknown) =>
        name === 'contact' && value === leaver
          ? successor
          : ['authors', 'contacts'].includes(name) && Array.isArray(value)
            ? value.map((id: unknown) => (id === leaver ? successor : id))
            : name === 'linksTo' && Array.isArray(value)
              ? [...value].sort()
              : value,
    ) as unknown
  // the row of what was never public is not written
  const expected = byName(before) as typeof before
  expectSame(
    after,
    expected.map((state, index) => (index === 3 ? { ...state, row: before[3]?.row } : state)),
  )
  expect(at(after[1], 'row.summary.en')).toBe('s')
  expect(at(after[1], 'newest.summary.en')).toBe('DRAFT EN')
  expect(at(after[1], 'newest._status.en')).toBe('draft')

  expect(await undo(publisher, done.run)).toMatchObject({ state: 'undone', left: 0 })
  expectSame(await Promise.all(articles.map((id) => readStored('articles', id))), before)
})

test('who may not publish changes drafts, and what is public stays', async () => {
  const [leaver, successor] = [await createPerson('Leaver'), await createPerson('Successor')]
  const id = await createArticle(fixtures, { authors: [leaver], _status: 'published' })
  const before = await readStored('articles', id)
  const editor = await signInAs(fixtures, 'editor')
  const body = {
    choices: { 'articles.authors': successor },
    page: { by: `contacts/${successor}` },
  }
  const done = await replaceAll(editor, `contacts/${leaver}`, body)
  expect(done.results).toHaveLength(1) // not the page of the person
  const after = await readStored('articles', id)
  expectSame(after.row, before.row)
  expect(after.newest).toMatchObject({ authors: [successor], _status: { en: 'draft' } })
  await undo(editor, done.run)
  expectSame(await readStored('articles', id), before)

  for (const role of ['author', 'translator'] as const) {
    const account = await signInAs(fixtures, role, ['fr-fr'])
    for (const isDryRun of [true, false]) {
      const { results } = await replaceAll(account, `contacts/${leaver}`, { ...body, isDryRun })
      expect([role, isDryRun, results.map(({ action }) => action)]).toEqual([
        role,
        isDryRun,
        ['none'],
      ])
      expect(results[0]?.errors[0] ?? '').toMatch(/may not change|may only change/)
    }
  }
  expectSame(await readStored('articles', id), before)
})

test('a required field that would be left empty is named before anything is done', async () => {
  const leaver = await createPerson('Leaver')
  const title = 'Only author'
  await createArticle(fixtures, { title, authors: [leaver] })
  const two = await createArticle(fixtures, { authors: [leaver, ids.person] })
  const publisher = await signInAs(fixtures, 'publisher')
  const choices = { 'articles.authors': 'remove' }
  const response = await begin(publisher, `contacts/${leaver}`, { choices })
  expect([response.status, at(response, 'errors.0.message')]).toEqual([
    400,
    'Publications › Authors must not be empty, and has nothing else in: Only author. Choose what takes its place.',
  ])
  const { places } = await readPlaces(publisher, `contacts/${leaver}`)
  const only = places[0]?.documents.find((one) => one.title === title)?.key
  const done = await replaceAll(publisher, `contacts/${leaver}`, { choices, except: [only] })
  expect(done.results.map(({ id, action }) => [id, action])).toEqual([[two, 'update']])
  for (const wrong of [{ choices: {} }, { choices: { 'articles.authors': leaver } }])
    expect((await begin(publisher, `contacts/${leaver}`, wrong)).status).toBe(400)
  const unknown = { choices: { 'articles.authors': 999_999 } }
  expect((await begin(publisher, `contacts/${leaver}`, unknown)).status).toBe(404)
})

test('a plain name takes the place of a speaker and of a quoted person, in each language', async () => {
  const leaver = await createPerson('Ada Leaver')
  await payload.update({
    ...{ collection: 'contacts', id: leaver, locale: 'zh-cn', fallbackLocale: false },
    data: { name: '艾达', jobTitle: 'x', headline: 'x', profile: richText('x') as never },
    context: { quiet: true },
  })
  const event = await createPublished(payload, 'events', {
    ...{ title: 'Past', summary: 's', startsAt: daysFromNow(-3), endsAt: daysFromNow(-2.9) },
    ...{ timeZone: 'Asia/Tokyo', practices: [ids.practice], speakers: [leaver, ids.person] },
    guests: [{ name: 'Guest' }],
    body: [quote(leaver, 'q')],
  })
  await update('events', event, 'zh-cn', {
    title: '活动',
    summary: 's',
    body: [quote(leaver, 'z')],
  })
  const before = await readStored('events', event)
  const publisher = await signInAs(fixtures, 'publisher')
  const view = await readPlaces(publisher, `contacts/${leaver}`)
  const done = await replaceAll(publisher, `contacts/${leaver}`, {
    choices: choicesOf(view, 'name'),
  })
  expect(done.results.map(({ action, errors }) => [action, errors])).toEqual([['update', []]])
  const { row, newest } = await readStored('events', event)
  for (const state of [row, newest])
    expect(state).toMatchObject({
      speakers: [ids.person],
      guests: { en: [{ name: 'Guest' }, { name: 'Ada Leaver' }], 'zh-cn': [{ name: '艾达' }] },
      body: {
        en: [{ contact: null, name: 'Ada Leaver', text: 'q' }],
        'zh-cn': [{ contact: null, name: '艾达', text: 'z' }],
      },
      _status: { en: 'published', 'zh-cn': 'published' },
      outdatedIn: [],
    })
  await undo(publisher, done.run)
  expectSame(await readStored('events', event), before)
})

test('the page of the person is taken off the site with the rest, and an undo brings it back', async () => {
  const [leaver, successor] = [await createPerson('Leaver'), await createPerson('Successor')]
  const id = await createArticle(fixtures, {
    ...{ authors: [leaver], _status: 'published' },
    body: [{ blockType: 'text', text: link(leaver, 'Leaver') }],
  })
  await payload.update({
    ...{ collection: 'contacts', id: leaver, draft: true },
    data: { headline: 'NEWER', _status: 'draft' },
    context: { quiet: true },
  })
  const documents: [CollectionSlug, number][] = [
    ['articles', id],
    ['contacts', leaver],
  ]
  const read = () => Promise.all(documents.map((one) => readStored(...one)))
  const before = await read()
  const redirects = async () => {
    const where = { from: { like: `/people/${leaver}/` } }
    return (await payload.find({ collection: 'redirects', where, depth: 0 })).docs
  }
  const publisher = await signInAs(fixtures, 'publisher')
  const done = await replaceAll(publisher, `contacts/${leaver}`, {
    choices: { 'articles.authors': successor, 'articles.body.text.text': 'remove' },
    page: { by: `contacts/${successor}` },
  })
  expect(done.results.map(({ type, action, errors }) => [type, action, errors])).toEqual([
    ['articles', 'update', []],
    ['contacts', 'update', []],
  ])
  const [, person] = await read()
  expect(person?.row).toMatchObject({ headline: { en: 'h' }, _status: { en: 'draft' } })
  expect(person?.newest).toMatchObject({ headline: { en: 'NEWER' }, _status: { en: 'draft' } })
  expect(await redirects()).toMatchObject([
    { kind: 'permanent', to: expect.stringMatching(`^/people/${successor}/`) },
  ])
  const article = JSON.stringify(await readStored('articles', id))
  expect(article).toContain('"text":"Leaver"')
  expect(article).not.toContain('"type":"link"')

  expect(await undo(publisher, done.run)).toMatchObject({ state: 'undone', left: 0 })
  expectSame(await read(), before)
  expect(await redirects()).toEqual([])
})

test('what was changed since is left as it is by an undo', async () => {
  const [leaver, successor] = [await createPerson('Leaver'), await createPerson('Successor')]
  const articles = [
    await createArticle(fixtures, { authors: [leaver], _status: 'published' }),
    await createArticle(fixtures, { authors: [leaver], _status: 'published' }),
  ]
  const publisher = await signInAs(fixtures, 'publisher')
  const choices = { 'articles.authors': successor }
  const { run } = await replaceAll(publisher, `contacts/${leaver}`, { choices })
  await update('articles', articles[0] ?? 0, 'en', { summary: 'Since' })
  expect(await undo(publisher, run)).toMatchObject({ state: 'undone', left: 1 })
  const authors = await Promise.all(
    articles.map(async (id) => (await readStored('articles', id)).row.authors),
  )
  expect(authors).toEqual([[successor], [leaver]])
})

test('an office closes: its people and events get another one', async () => {
  const office = async (name: string) =>
    createPublished(payload, 'offices', {
      ...{ name, country: ids.country, summary: 's', address: ['a'] },
      ...{ phone: '1', email: 'o@firm.test', timeZone: 'Asia/Tokyo' },
    })
  const [closed, other] = [await office('Osaka'), await office('Kobe')]
  const person = await createPerson('Of Osaka', { offices: [closed, ids.office] })
  const event = await createPublished(payload, 'events', {
    ...{ title: 'At Osaka', summary: 's', startsAt: daysFromNow(3), endsAt: daysFromNow(3.1) },
    ...{ timeZone: 'Asia/Tokyo', practices: [ids.practice] },
    venue: { name: 'Hall', office: closed },
  })
  const publisher = await signInAs(fixtures, 'publisher')
  const view = await readPlaces(publisher, `offices/${closed}`)
  expect(view.places.map(({ place }) => place)).toEqual(['contacts.offices', 'events.venue.office'])
  const done = await replaceAll(publisher, `offices/${closed}`, { choices: choicesOf(view, other) })
  expect(done.results.map(({ action, errors }) => [action, errors])).toEqual([
    ['update', []],
    ['update', []],
  ])
  expect((await readStored('contacts', person)).row.offices).toEqual([other, ids.office])
  expect((await readStored('events', event)).row.venue).toMatchObject({
    ...{ name: { en: 'Hall' }, office: other },
  })
})

test('a person on the home page and in the menu is replaced as well', async () => {
  const [leaver, successor] = [await createPerson('Leaver'), await createPerson('Successor')]
  const { slug } = await payload.findByID({ collection: 'contacts', id: leaver, depth: 0 })
  const words = { title: 't', text: 't' }
  const setHome = (locale: string, isDraft: boolean, people: object[]) =>
    payload.updateGlobal({
      ...{ slug: 'home', locale: locale as 'en', draft: isDraft, context: { quiet: true } },
      data: {
        ...{ hero: { ...words, eyebrow: 'e', action: 'a', article: ids.article }, people },
        ...{ statement: words, careers: words, _status: isDraft ? 'draft' : 'published' },
      } as never, // cast: a part
    })
  await setHome('en', false, [
    { contact: leaver, line: 'Leads' },
    { contact: ids.person, line: 'x' },
  ])
  await setHome('fr-fr', false, [{ contact: leaver, line: 'Dirige' }])
  await setHome('fr-fr', true, [{ contact: leaver, line: 'BROUILLON' }])
  await payload.updateGlobal({
    ...{ slug: 'navigation', context: { quiet: true } },
    data: {
      footer: [{ heading: 'h', links: [{ label: 'Leaver', href: `/people/${leaver}/${slug}` }] }],
      _status: 'published',
    } as never, // cast: as above
  })
  const read = async () => [
    await readStored('globals', 'home'),
    await readStored('globals', 'navigation'),
  ]
  const before = await read()
  const publisher = await signInAs(fixtures, 'publisher')
  const { places } = await readPlaces(publisher, `contacts/${leaver}`)
  expect(places.map(({ place, options }) => [place, options.join(' ')])).toEqual([
    ['home.people.contact', 'replace row'],
    ['navigation.footer.links.href', 'replace'],
  ])
  const choices = { 'home.people.contact': 'row', 'navigation.footer.links.href': successor }
  const body = { choices }
  const dry = await replaceAll(publisher, `contacts/${leaver}`, { ...body, isDryRun: true })
  expect(dry.results.map(({ action, errors }) => [action, errors])).toEqual([
    ['update', []],
    ['update', []],
  ])
  expectSame(await read(), before)
  const done = await replaceAll(publisher, `contacts/${leaver}`, body)
  expect(
    done.results.map(({ type, title, action, errors }) => [type, title, action, errors]),
  ).toEqual([
    ['globals/home', 'Home page', 'update', []],
    ['globals/navigation', 'Navigation and footer', 'update', []],
  ])
  const [home, navigation] = await read()
  expect(home?.row).toMatchObject({
    people: { en: [{ contact: ids.person, line: 'x' }] },
    _status: { en: 'published', 'fr-fr': 'published' },
  })
  expect(at(home?.row, 'people.fr-fr') ?? []).toEqual([])
  expect(at(home?.newest, 'people.fr-fr') ?? []).toEqual([])
  expect(at(home?.newest, '_status.fr-fr')).toBe('draft')
  expect(at(navigation?.row, 'footer.en.0.links.0.href')).toMatch(`/people/${successor}/`)
  expect(await undo(publisher, done.run)).toMatchObject({ state: 'undone', left: 0 })
  expectSame(await read(), before)
})
