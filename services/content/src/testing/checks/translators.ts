import is from 'node:assert/strict'
import { createPublished, type Fixtures } from '../member-fixtures'
import { at, type Check } from './check'
import { signInAs } from './sign-in-as'

const feature = 'navigator.employment'
const query = 'draft=true&locale=fr-fr'
let documents = 0

/** A gated document that has a French draft. */
async function createGated({ payload }: Fixtures) {
  const slug = `translated-${(documents += 1)}`
  const id = await createPublished(payload, 'news', {
    title: 'Gated',
    slug,
    summary: 's',
    publishedOn: '2026-01-02',
    product: { feature },
  })
  await payload.update({
    collection: 'news',
    id,
    draft: true,
    locale: 'fr-fr',
    data: { title: 'Réservé' },
    context: { quiet: true },
  })
  const read = (locale: 'en' | 'fr-fr') =>
    payload.findByID({
      collection: 'news',
      id,
      draft: true,
      locale,
      fallbackLocale: false,
      depth: 0,
      user: { collection: 'users', role: 'editor' },
    })
  return { id, slug, path: `news/${id}?${query}`, read }
}

const message = (response: unknown) => String(at(response, 'errors.0.message'))

export const translatorChecks: Record<string, Check> = {
  'a translator changes no field that all languages share': async (fixtures) => {
    const { id, slug, path, read } = await createGated(fixtures)
    const translator = await signInAs(fixtures, 'translator', ['fr-fr'])
    for (const [change, label] of [
      [{ product: { feature: '' } }, 'Permission that opens the full text'],
      [{ slug: 'taken' }, 'Address'],
      [{ publishedOn: '2030-01-01T00:00:00.000Z' }, 'Published on'],
      [{ createdAt: '2020-01-01T00:00:00.000Z' }, 'createdAt'],
    ] as const) {
      const response = await translator.call('PATCH', path, { title: 'Non', ...change })
      is.equal(response.status, 403, JSON.stringify(change))
      is.ok(message(response).includes(label), message(response))
    }
    const listed = await translator.call('PATCH', `news?${query}&where[id][in]=${id}`, {
      product: { feature: '' },
    })
    is.ok(message(listed).includes('Permission'), JSON.stringify(listed.json))
    const file = `id,language,title,product\n${id},fr-fr,Non,"{""feature"":""""}"`
    for (const dryRun of [true, false]) {
      const [report] = await translator.rowsOf('news', file, { dryRun })
      is.match(report?.errors[0] ?? '', /^product.feature: Not saved/)
    }
    const other = await translator.call('POST', `news/${id}/duplicate?${query}`, {})
    is.equal(other.status, 403)
    const french = await read('fr-fr')
    is.deepEqual([french.title, french.product?.feature, french.slug], ['Réservé', feature, slug])
  },

  'a translator saves the whole document as the form sends it': async (fixtures) => {
    const { path, read } = await createGated(fixtures)
    const translator = await signInAs(fixtures, 'translator', ['fr-fr'])
    const { json } = await translator.call('GET', `${path}&depth=0&fallback-locale=null`)
    const response = await translator.call('PATCH', path, {
      ...json,
      title: 'Titre',
      inReview: true,
      _status: 'draft',
    })
    is.equal(response.status, 200, JSON.stringify(response.json))
    const french = await read('fr-fr')
    is.deepEqual([french.title, french.inReview, french.product?.feature], ['Titre', true, feature])
    is.equal((await read('en')).title, 'Gated')
  },

  'a translator restores a version that differs in their languages alone': async (fixtures) => {
    const { id, path, read } = await createGated(fixtures)
    const { payload } = fixtures
    const translator = await signInAs(fixtures, 'translator', ['fr-fr'])
    const latest = async () => {
      const { docs } = await payload.findVersions({
        collection: 'news',
        where: { and: [{ parent: { equals: id } }, { latest: { equals: true } }] },
      })
      return docs[0]?.id
    }
    const restore = (version: unknown) =>
      translator.call('POST', `news/versions/${String(version)}?${query}`)
    const change = (locale: 'en' | 'fr-fr', data: object) =>
      payload.update({
        collection: 'news',
        id,
        draft: true,
        locale,
        data,
        context: { quiet: true },
      })
    const first = await latest()
    is.equal((await translator.call('PATCH', path, { title: 'Deux' })).status, 200)
    is.equal((await restore(first)).status, 200)
    is.equal((await read('fr-fr')).title, 'Réservé')
    await change('fr-fr', { product: { feature: '' } })
    const open = await latest()
    await change('fr-fr', { product: { feature } })
    is.equal((await restore(open)).status, 403)
    is.equal((await read('fr-fr')).product?.feature, feature)
    await change('en', { title: 'Changed since' })
    const response = await restore(first)
    is.equal(response.status, 403)
    is.ok(message(response).includes('Title'), message(response))
    is.equal((await read('en')).title, 'Changed since')
  },

  'a translator changes localised fields of a global only, and restores none': async (fixtures) => {
    const { payload } = fixtures
    const data = { firmName: 'Firm', email: 'a@firm.test', phone: '1', tagline: 't' }
    const texts = { description: 'd', footerText: 'f' }
    await payload.updateGlobal({
      slug: 'site-settings',
      data: { ...data, ...texts, _status: 'published' } as never, // cast: Payload validates it
      context: { quiet: true },
    })
    const translator = await signInAs(fixtures, 'translator', ['fr-fr'])
    const path = `globals/site-settings?${query}`
    const response = await translator.call('POST', path, { email: 'b@firm.test', tagline: 'Non' })
    is.equal(response.status, 403)
    is.ok(message(response).includes('General e-mail'), message(response))
    const { json } = await translator.call('GET', `${path}&depth=0&fallback-locale=null`)
    const saved = await translator.call('POST', path, { ...json, tagline: 'Oui', _status: 'draft' })
    is.equal(saved.status, 200, JSON.stringify(saved.json))
    const { docs } = await payload.findGlobalVersions({ slug: 'site-settings' })
    for (const role of ['editor', 'translator'] as const) {
      const editor = await signInAs(fixtures, role, ['fr-fr'])
      const version = `globals/site-settings/versions/${docs[0]?.id}?${query}`
      is.equal((await editor.call('POST', version)).status, 403, role)
    }
  },
}
