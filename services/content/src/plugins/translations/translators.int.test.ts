import { startContentService } from '../../testing/content-service'
import { at } from '../../testing/responses'
import { createPublished } from '../../testing/sample-content'
import { signInAs } from '../../testing/sign-in-as'

const fixtures = await startContentService()
const { payload } = fixtures

const feature = 'navigator.employment'
const query = 'draft=true&locale=fr-fr'
let documents = 0

/** A gated document that has a French draft. */
async function createGated() {
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

test('a translator changes no field that all languages share', async () => {
  const { id, slug, path, read } = await createGated()
  const translator = await signInAs(fixtures, 'translator', ['fr-fr'])
  for (const [change, label] of [
    [{ product: { feature: '' } }, 'Permission that opens the full text'],
    [{ slug: 'taken' }, 'Address'],
    [{ publishedOn: '2030-01-01T00:00:00.000Z' }, 'Published on'],
    [{ createdAt: '2020-01-01T00:00:00.000Z' }, 'createdAt'],
  ] as const) {
    const response = await translator.call('PATCH', path, { title: 'Non', ...change })
    expect([change, response.status]).toEqual([change, 403])
    expect(message(response)).toContain(label)
  }
  const listed = await translator.call('PATCH', `news?${query}&where[id][in]=${id}`, {
    product: { feature: '' },
  })
  expect(message(listed)).toContain('Permission')
  const file = `id,language,title,product\n${id},fr-fr,Non,"{""feature"":""""}"`
  for (const dryRun of [true, false]) {
    const [report] = await translator.toRows('news', file, { dryRun })
    expect(report?.errors[0] ?? '').toMatch(/^product.feature: Not saved/)
  }
  const other = await translator.call('POST', `news/${id}/duplicate?${query}`, {})
  expect(other.status).toBe(403)
  const french = await read('fr-fr')
  expect([french.title, french.product?.feature, french.slug]).toStrictEqual([
    'Réservé',
    feature,
    slug,
  ])
})

test('a translator saves the whole document as the form sends it', async () => {
  const { path, read } = await createGated()
  const translator = await signInAs(fixtures, 'translator', ['fr-fr'])
  const { json } = await translator.call('GET', `${path}&depth=0&fallback-locale=null`)
  const response = await translator.call('PATCH', path, {
    ...json,
    title: 'Titre',
    inReview: true,
    _status: 'draft',
  })
  expect([response.status, response.json.errors]).toEqual([200, undefined])
  const french = await read('fr-fr')
  expect([french.title, french.inReview, french.product?.feature]).toStrictEqual([
    'Titre',
    true,
    feature,
  ])
  expect((await read('en')).title).toBe('Gated')
})

test('a translator restores a version that differs in their languages alone', async () => {
  const { id, path, read } = await createGated()
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
  expect((await translator.call('PATCH', path, { title: 'Deux' })).status).toBe(200)
  expect((await restore(first)).status).toBe(200)
  expect((await read('fr-fr')).title).toBe('Réservé')
  await change('fr-fr', { product: { feature: '' } })
  const open = await latest()
  await change('fr-fr', { product: { feature } })
  expect((await restore(open)).status).toBe(403)
  expect((await read('fr-fr')).product?.feature).toBe(feature)
  await change('en', { title: 'Changed since' })
  const response = await restore(first)
  expect(response.status).toBe(403)
  expect(message(response)).toContain('Title')
  expect((await read('en')).title).toBe('Changed since')
})

test('a translator changes localised fields of a global only, and restores none', async () => {
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
  expect(response.status).toBe(403)
  expect(message(response)).toContain('General e-mail')
  const { json } = await translator.call('GET', `${path}&depth=0&fallback-locale=null`)
  const saved = await translator.call('POST', path, { ...json, tagline: 'Oui', _status: 'draft' })
  expect([saved.status, saved.json.errors]).toEqual([200, undefined])
  const { docs } = await payload.findGlobalVersions({ slug: 'site-settings' })
  for (const role of ['editor', 'translator'] as const) {
    const editor = await signInAs(fixtures, role, ['fr-fr'])
    const version = `globals/site-settings/versions/${docs[0]?.id}?${query}`
    expect([role, (await editor.call('POST', version)).status]).toEqual([role, 403])
  }
})
