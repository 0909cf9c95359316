import is from 'node:assert/strict'
import { createPublished, type Fixtures } from '../member-fixtures'
import { at, type Check } from './check'
import { signInAs } from './sign-in-as'

type Editor = Awaited<ReturnType<typeof signInAs>>
type Form = Record<string, unknown>

let documents = 0

const createNews = ({ payload }: Fixtures) =>
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
  is.equal(opened.status, 200)
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
    save: (change: Form) =>
      send('draft=true&fallback-locale=null', { ...change, _status: 'draft' }),
    publish: (change: Form) =>
      send(`publishSpecificLocale=${locale}`, { ...change, _status: 'published' }),
  }
}

const statusOf = async (response: Promise<{ status: number }>) => (await response).status

export const conflictChecks: Record<string, Check> = {
  'a save that began before another one is refused, and says who changed what': async (
    fixtures,
  ) => {
    for (const [first, second] of [
      ['save', 'save'],
      ['save', 'publish'],
      ['publish', 'save'],
      ['publish', 'publish'],
    ] as const) {
      const publisher = await signInAs(fixtures, 'publisher')
      const path = `news/${await createNews(fixtures)}`
      const [one, two] = [await openTab(publisher, path), await openTab(publisher, path)]
      is.equal(await statusOf(one[first]({ summary: 'New summary' })), 200)
      const response = await two[second]({ title: 'New title' })
      const name = `${first}, ${second}`
      is.equal(response.status, 409, name)
      is.match(String(at(response, 'errors.0.message')), /publisher changed .*: Summary$/, name)
      is.equal(await statusOf(two[second]({ title: 'New title' })), 409, name)
      is.equal(await statusOf(one[second]({ title: 'New title' })), 200, name)
      const again = await openTab(publisher, path)
      is.equal(await statusOf(again[second]({ title: 'Another' })), 200, name)
    }
  },

  'one tab saves and publishes as often as it likes': async (fixtures) => {
    const publisher = await signInAs(fixtures, 'publisher')
    const steps = ['save', 'publish', 'publish', 'save', 'save', 'publish'] as const
    for (const locale of ['en', 'fr-fr']) {
      const tab = await openTab(publisher, `news/${await createNews(fixtures)}`, locale)
      for (const [index, step] of steps.entries()) {
        const texts = { title: `Title ${index}`, summary: `Summary ${index}` }
        is.equal(await statusOf(tab[step](texts)), 200, `${locale} ${index} ${step}`)
      }
    }
  },

  'a save in one language does not hold back one in another': async (fixtures) => {
    const publisher = await signInAs(fixtures, 'publisher')
    for (const step of ['save', 'publish'] as const) {
      const path = `news/${await createNews(fixtures)}`
      const english = await openTab(publisher, path)
      const french = await openTab(publisher, path, 'fr-fr')
      const texts = { title: 'Titre', summary: 'Résumé' }
      is.equal(await statusOf(french[step](texts)), 200)
      is.equal(await statusOf(english[step]({ title: 'English' })), 200)
      is.equal(await statusOf(french[step]({ title: 'Autre titre' })), 200)
      is.equal(await statusOf(english[step]({ title: 'More English' })), 200)
      // no site confirms that the page at the earlier address is purged
      const moved = await statusOf(french[step]({ slug: `shared-${documents}` }))
      is.equal(moved, step === 'publish' ? 202 : 200)
    }
  },

  'a client that sends no time is not refused': async (fixtures) => {
    const editor = await signInAs(fixtures, 'editor')
    const path = `news/${await createNews(fixtures)}`
    const tab = await openTab(editor, path)
    is.equal(await statusOf(tab.save({ summary: 'New summary' })), 200)
    const patch = editor.call('PATCH', `${path}?draft=true`, { title: 'By a client' })
    is.equal(await statusOf(patch), 200)
    is.equal(await statusOf(tab.save({ summary: 'Another' })), 409)
  },

  'a version that is no longer stored is refused without a list of fields': async (fixtures) => {
    const { payload } = fixtures
    const editor = await signInAs(fixtures, 'editor')
    const id = await createNews(fixtures)
    const [one, two] = [await openTab(editor, `news/${id}`), await openTab(editor, `news/${id}`)]
    is.equal(await statusOf(one.save({ summary: '1' })), 200)
    const three = await openTab(editor, `news/${id}`)
    is.equal(await statusOf(one.save({ summary: '2' })), 200)
    is.equal(await statusOf(two.save({ title: 'x' })), 409)
    await payload.db.deleteVersions({
      collection: 'news',
      where: { and: [{ parent: { equals: id } }, { latest: { not_equals: true } }] },
    })
    const response = await three.save({ title: 'x' })
    is.equal(response.status, 409)
    is.match(String(at(response, 'errors.0.message')), /meanwhile\.$/)
  },

  'globals are saved from their current state only, too': async (fixtures) => {
    const { payload } = fixtures
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
    is.equal(await statusOf(one.save({ phone: '2' })), 200)
    is.equal(await statusOf(one.publish({ phone: '3' })), 200)
    is.equal(await statusOf(one.save({ phone: '4' })), 200)
    const response = await two.save({ tagline: 'Other' })
    is.equal(response.status, 409)
    is.match(String(at(response, 'errors.0.message')), /General telephone$/)
  },
}
