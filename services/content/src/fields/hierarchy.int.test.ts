import type { CollectionSlug, FlattenedGroupField as FlattenedGroup } from 'payload'
import { contentSlugs, getContentType, isTree } from '../model/content-types'
import { startContentService } from '../testing/content-service'
import { at } from '../testing/responses'
import { createPublished, daysFromNow } from '../testing/sample-content'

const { payload, ids, graphql, rest } = await startContentService()
const create = (collection: CollectionSlug, data: object) =>
  createPublished(payload, collection, data)

const link = (label: string, href: string) => ({ label, href })
await payload.updateGlobal({
  slug: 'navigation',
  data: {
    _status: 'published',
    sections: [link('Insights', '/insights'), link('About us', '/about-us')],
    footer: [
      { heading: 'Firm', links: [link('News', '/about-us/news'), link('Locations', '/locations')] },
      {
        heading: 'Tools',
        links: [link('Products', '/products'), link('Navigator', '/products/navigator')],
      },
    ],
  },
  context: { quiet: true },
})
await payload.updateGlobal({
  slug: 'navigation',
  locale: 'fr-fr',
  data: { _status: 'published', sections: [link('Analyses', '/insights')], footer: [] },
  publishSpecificLocale: 'fr-fr',
  context: { quiet: true },
})

const service = await create('navigator-services', { title: 'Employment', summary: 's' })
const region = await create('navigator-regions', { title: 'Asia', service })
const jurisdiction = await create('navigator-jurisdictions', { title: 'Japan', service, region })
const news = await create('news', {
  title: 'New office',
  summary: 's',
  publishedOn: daysFromNow(-1),
  practices: [ids.practice],
})

for (const name of ['home', 'faq'])
  await create('graduate-pages', { title: name, summary: 's', page: name })

const fields = 'parent { title slug typename parentChildPages { title slug typename } }'

type Page = { title: string; slug: string; typename: string }

/** The parent of a document, and the slugs from the root down to it. */
async function readPosition(type: string, id: number, locale = 'en') {
  const { json } = await graphql(`{ ${type}(id: ${id}, locale: ${locale}) { ${fields} } }`)
  const parent = at({ json } as never, `data.${type}.parent`) as Page & { parentChildPages: Page[] }
  return { parent, path: [...parent.parentChildPages, parent].map(({ slug }) => slug).join('/') }
}

const page = (title: string, slug: string) => ({ title, slug, typename: 'Page' })

test('a document is part of the page of its section, named as the menus name it', async () => {
  const insights = page('Insights', 'insights')
  expect(await readPosition('Article', ids.article)).toEqual({
    parent: { ...insights, parentChildPages: [] },
    path: 'insights',
  })
  expect((await readPosition('Article', ids.article, 'fr_fr')).parent.title).toBe('Analyses')
  const about = page('About us', 'about-us')
  expect((await readPosition('News', news)).parent).toEqual({
    ...page('News', 'news'),
    parentChildPages: [about],
  })
  // not in the French menus
  expect((await readPosition('News', news, 'fr_fr')).parent.title).toBe('News')
})

test('languages of one operation have titles of their own', async () => {
  const inLanguage = (locale: string) =>
    `${locale}: Article(id: ${ids.article}, locale: ${locale}) { parent { title } }`
  const { json } = await graphql(`{ ${inLanguage('en')} ${inLanguage('fr_fr')} }`)
  expect(json.data).toEqual({
    en: { parent: { title: 'Insights' } },
    fr_fr: { parent: { title: 'Analyses' } },
  })
})

test('a filter by what is computed is refused', async () => {
  for (const path of ['parent.slug', 'parent.parentChildPages.title']) {
    const { status } = await rest('GET', `/api/articles?where[${path}][equals]=insights`)
    expect([path, status]).toEqual([path, 400])
  }
})

test('a document is part of the document above it, and of what stands above that', async () => {
  const { parent, path } = await readPosition('NavigatorJurisdiction', jurisdiction)
  expect(path).toBe('products/navigator/employment/asia')
  expect(parent).toEqual({
    title: 'Asia',
    slug: 'asia',
    typename: 'NavigatorRegion',
    parentChildPages: [
      page('Products', 'products'),
      page('Navigator', 'navigator'),
      { title: 'Employment', slug: 'employment', typename: 'NavigatorService' },
    ],
  })
  expect((await readPosition('OfficeInfo', ids.office)).path).toBe('locations/japan')
})

test('a list that selects nothing else has it', async () => {
  const { json } = await graphql(`{
    NavigatorJurisdictions(select: true, where: { id: { equals: ${jurisdiction} } }) {
      docs { parent { title } }
    }
    GraduatePages(select: true, sort: "id") { docs { parent { slug } } }
  }`)
  expect(at({ json } as never, 'data.NavigatorJurisdictions.docs.0.parent.title')).toBe('Asia')
  expect(at({ json } as never, 'data.GraduatePages.docs')).toEqual([
    { parent: { slug: 'careers' } },
    { parent: { slug: 'graduates' } },
  ])
})

test('a page directly below the home page has no parent', async () => {
  const id = await create('marketing-pages', { title: 'Remote', summary: 's', area: 'root' })
  const none = { title: null, slug: null, typename: null, parentChildPages: [] }
  expect((await readPosition('MarketingPage', id)).parent).toEqual(none)
})

test('a parent that is not published is left out for visitors', async () => {
  const secret = await create('navigator-regions', {
    title: 'SECRET region',
    service,
    _status: 'draft',
  })
  const below = await create('navigator-jurisdictions', {
    title: 'Korea',
    service,
    region: secret,
  })
  const position = await readPosition('NavigatorJurisdiction', below)
  expect(position.path).toBe('products/navigator/employment')
  expect(position.parent.title).toBe('Employment')
  const { json } = await rest('GET', `/api/navigator-jurisdictions/${below}?depth=0`)
  expect(JSON.stringify(json.parent)).not.toContain('SECRET')
})

test('a save does not change what stands above a document', async () => {
  await payload.update({
    collection: 'articles',
    id: ids.article,
    data: { parent: { title: 'Forged' }, parentChildPages: [{ title: 'Forged' }] } as never,
    context: { quiet: true },
  })
  expect((await readPosition('Article', ids.article)).parent.title).toBe('Insights')
})

test('each content type has a parent with its ancestors', () => {
  for (const slug of contentSlugs) {
    const { flattenedFields } = payload.collections[slug].config
    const parent = flattenedFields.find(({ name }) => name === 'parent')
    const fields = isTree(slug) ? flattenedFields : (parent as FlattenedGroup).flattenedFields
    expect([slug, parent?.type, fields.some(({ name }) => name === 'parentChildPages')]).toEqual([
      slug,
      isTree(slug) ? 'relationship' : 'group',
      true,
    ])
  }
})

test.each(
  contentSlugs.flatMap((slug) =>
    Object.entries(getContentType(slug)?.parents ?? {}).map((parent) => [slug, ...parent] as const),
  ),
)('the field of %s for what is above it, %s, refers to %s', (slug, name, above) => {
  const { flattenedFields } = payload.collections[slug].config
  expect(flattenedFields.find((field) => field.name === name)).toMatchObject({ relationTo: above })
})
