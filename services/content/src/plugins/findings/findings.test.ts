import type { FlattenedField } from 'payload'
import { stub } from '../../testing/stub'
import { checkDocument, type FindingContext } from './findings'

jest.mock('../../env', () => ({ env: { SITE_URL: 'https://firm.example' } }))

const fields: FlattenedField[] = stub([
  { name: 'title', type: 'text' },
  { name: 'summary', type: 'textarea' },
  { name: 'parent', type: 'relationship', relationTo: 'services' },
  { name: 'authors', type: 'relationship', relationTo: 'contacts', hasMany: true, required: true },
  { name: 'related', type: 'relationship', relationTo: 'articles', hasMany: true },
  { name: 'picture', type: 'upload', relationTo: 'media' },
  { name: 'links', type: 'array', flattenedFields: [{ name: 'href', type: 'text' }] },
  {
    name: 'body',
    type: 'blocks',
    blocks: [
      {
        slug: 'related',
        flattenedFields: [
          { name: 'articles', type: 'relationship', relationTo: 'articles', hasMany: true },
        ],
      },
    ],
  },
])

const context: FindingContext = {
  fields,
  key: 'articles/1',
  titleField: 'title',
  hasPage: true,
  now: new Date('2026-11-24T12:00:00Z'),
  targets: new Map([
    ['articles/1', { title: 'Itself', isPublic: false }],
    ['articles/2', { title: 'Public', isPublic: true }],
    ['articles/3', { title: 'Draft', isPublic: false }],
    ['services/3', { title: 'Draft practice', isPublic: false }],
    ['contacts/2', { title: 'Public person', isPublic: true }],
    ['contacts/3', { title: 'Draft person', isPublic: false }],
  ]),
  pictures: new Map([
    [1, { filename: 'a.png', alt: 'A', isAltTranslated: true }],
    [2, { filename: 'b.png', alt: null, isAltTranslated: false }],
    [3, { filename: 'c.png', alt: 'C', isAltTranslated: false }],
    [4, { filename: 'd.pdf', alt: undefined, isAltTranslated: false }],
  ]),
  missingPages: new Set(['/nowhere']),
  isOrphan: false,
}

const sound = { id: 1, title: 'A title', summary: 'A summary.', authors: [2] }

const found = (document: object, more: Partial<FindingContext> = {}) =>
  checkDocument({ ...sound, ...document }, { ...context, ...more }).map(
    ({ severity, kind, path, name }) => [severity, kind, path, name].filter(Boolean).join(' '),
  )

const date = (day: number) => `2026-12-0${day}T10:00:00.000Z`
const heading = (text: string | null, blockType = 'text') => ({ blockType, heading: text })

describe('checkDocument', () => {
  test.each<[string, object, string[]]>([
    ['a sound document', {}, []],
    ['an empty title', { title: '' }, ['error title title']],
    ['a title of spaces', { title: '  ' }, ['error title title']],
    ['no title', { title: null }, ['error title title']],
    ['a long title', { title: 'a'.repeat(71) }, ['warning longTitle title 71']],
    [
      'a long title with a short one for searches',
      { title: 'a'.repeat(90), seo: { title: 'A' } },
      [],
    ],
    ['a long title that no search shows', { title: 'a'.repeat(90), seo: { noIndex: true } }, []],
    ['no summary', { summary: null }, ['warning description seo.description']],
    ['no summary, and a description', { summary: '', seo: { description: 'D' } }, []],
    ['a long summary', { summary: 'a'.repeat(171) }, ['warning description seo.description']],
    ['a gated document', { product: { feature: 'navigator.tax' } }, []],
    [
      'a gated document without summary',
      { product: { feature: 'navigator.tax' }, summary: ' ' },
      ['error summary summary'],
    ],
    ['an end after the start', { startsAt: date(1), endsAt: date(2) }, []],
    ['an end at the start', { startsAt: date(1), endsAt: date(1) }, []],
    ['an end before the start', { startsAt: date(2), endsAt: date(1) }, ['error dates endsAt']],
    ['an end without a start', { startsAt: null, endsAt: date(1) }, []],
    ['a date that is none', { startsAt: 'soon', endsAt: date(1) }, []],
    [
      'a registration that closes before it opens',
      { registrationOpens: date(2), registrationCloses: date(1) },
      ['error dates registrationCloses'],
    ],
    [
      'a vacancy that closes before it is posted',
      { vacancy: { postedOn: date(2), closesOn: date(1) } },
      ['error dates vacancy.closesOn'],
    ],
    [
      'a session before the first one',
      { startsAt: date(2), sessions: [{ startsAt: date(2) }, { startsAt: date(1) }] },
      ['error session sessions.1.startsAt'],
    ],
    ['a link to itself', { related: [1] }, []],
    ['a link to a public document', { related: [2] }, []],
    ['a draft in an optional list', { related: [3, 2] }, ['warning leftOut related Draft']],
    ['a draft among required ones', { authors: [2, 3] }, ['warning leftOut authors Draft person']],
    ['drafts only', { authors: [3] }, ['error link authors Draft person']],
    ['a deleted document in a list', { related: [99] }, []],
    ['a draft parent', { parent: 3 }, ['error link parent Draft practice']],
    ['a deleted parent', { parent: 99 }, ['error deletedLink parent']],
    [
      'a draft in a card',
      { body: [{ blockType: 'related', heading: 'h', articles: [2, 3] }] },
      ['error link body.0.articles Draft'],
    ],
    [
      'an address without a page, twice',
      { links: [{ href: '/nowhere' }, { href: '/people' }] },
      ['error page links.0.href /nowhere'],
    ],
    ['a picture with a text', { picture: 1 }, []],
    ['a picture without a text', { picture: 2 }, ['error alt picture b.png']],
    ['a picture without a translated text', { picture: 3 }, ['warning altLanguage picture c.png']],
    ['a file that is no picture', { picture: 4 }, []],
    ['headings in order', { body: [heading('A'), heading(null, 'steps')] }, []],
    [
      'a heading of the third level first',
      { body: [heading(null), heading(' ', 'steps')] },
      ['warning headings body.1.heading'],
    ],
    ['a review in the future', { reviewDue: date(1) }, []],
    ['a review in the past', { reviewDue: '2026-11-01' }, ['warning review reviewDue']],
    ['hostile values', { body: 'x', links: {}, seo: [], product: 1, sessions: 'x' }, []],
  ])('of %s', (_, document, expected) => expect(found(document)).toEqual(expected))

  test.each<[string, Partial<FindingContext>, object, string[]]>([
    ['a page that nothing links to', { isOrphan: true }, {}, ['warning orphan']],
    ['a slug in use', { sameSlug: 'Other' }, {}, ['warning slug slug Other']],
    ['a long title of what has no page', { hasPage: false }, { title: 'a'.repeat(99) }, []],
    ['no title of what has none', { titleField: 'name' }, { name: null }, []],
  ])('of %s', (_, more, document, expected) => expect(found(document, more)).toEqual(expected))
})

describe('a running text', () => {
  const withNode = (node: object) => ({
    body: [
      { text: { root: { type: 'root', children: [{ type: 'paragraph', children: [node] }] } } },
    ],
  })
  const list = (depth: number): object => ({
    type: 'list',
    children: depth > 0 ? [list(depth - 1)] : [],
  })

  test.each([
    ['a quotation', { type: 'quote' }, 'quote'],
    ['a link to a script', { type: 'link', fields: { url: 'javascript:x()' } }, 'javascript:x()'],
    ['a block', { type: 'inlineBlock', fields: { blockType: 'map' } }, 'map'],
    ['fifty lists in lists', list(50), 'list'],
  ])('cannot be published with %s, which the site would leave out', (_, node, name) =>
    expect(found(withNode(node))).toEqual([`error text body.0.text ${name}`]),
  )

  test.each([
    { type: 'text', text: 'a' },
    { type: 'link', fields: { url: 'https://example.org', linkType: 'custom' } },
    { type: 'link', fields: { url: '', linkType: 'internal', doc: { relationTo: 'articles' } } },
    { type: 'inlineBlock', fields: { blockType: 'footnote', text: 'a' } },
    list(5),
  ])('is published with %j', (node) => expect(found(withNode(node))).toEqual([]))
})
