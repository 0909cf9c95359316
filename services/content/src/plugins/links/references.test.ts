import type { FlattenedField } from 'payload'
import { stub } from '../../testing/stub'
import { buildKey, findReferences, toSitePath } from './references'

jest.mock('../../env', () => ({ env: { SITE_URL: 'https://firm.example' } }))

const link = (fields: object) => ({
  root: { type: 'root', children: [{ type: 'paragraph', children: [{ type: 'link', fields }] }] },
})
const relation = (name: string, relationTo: string, more: object = {}) => ({
  name,
  type: 'relationship',
  relationTo,
  ...more,
})

const fields: FlattenedField[] = stub([
  relation('parent', 'services'),
  relation('authors', 'contacts', { hasMany: true, required: true }),
  relation('related', 'articles', { hasMany: true }),
  relation('createdBy', 'users'),
  { name: 'ancestors', type: 'array', virtual: true, flattenedFields: [relation('a', 'articles')] },
  { name: 'picture', type: 'upload', relationTo: 'media' },
  { name: 'profile', type: 'richText' },
  { name: 'title', type: 'text' },
  { name: 'venue', type: 'group', flattenedFields: [relation('office', 'offices')] },
  { name: 'links', type: 'array', flattenedFields: [{ name: 'href', type: 'text' }] },
  {
    name: 'body',
    type: 'blocks',
    blocks: [
      { slug: 'text', flattenedFields: [{ name: 'text', type: 'richText' }] },
      { slug: 'people', flattenedFields: [relation('contacts', 'contacts', { hasMany: true })] },
    ],
  },
])

describe('findReferences', () => {
  test.each<[string, object, string[]]>([
    ['nothing', {}, []],
    ['empty values', { parent: null, authors: [], body: null, venue: null, links: [null] }, []],
    ['a relation', { parent: 3 }, ['parent services/3']],
    ['a populated relation', { parent: { id: 3 } }, ['parent services/3']],
    ['a list', { authors: [1, { id: 2 }] }, ['authors contacts/1', 'authors contacts/2']],
    ['an account', { createdBy: 1 }, []],
    ['a virtual field', { ancestors: [{ a: 1 }] }, []],
    ['a picture', { picture: 7 }, ['picture media/7']],
    ['a relation in a group', { venue: { office: 4 } }, ['venue.office offices/4']],
    ['an address in a row', { links: [{ href: '/people' }] }, ['links.0.href /people']],
    ['a text that looks like an address', { title: '/people' }, []],
    [
      'a link to a document in rich text',
      { profile: link({ linkType: 'internal', doc: { relationTo: 'news', value: 5 } }) },
      ['profile news/5'],
    ],
    ['a link without a document', { profile: link({ linkType: 'internal', doc: null }) }, []],
    ['hostile rich text', { profile: { root: { children: 'x' } } }, []],
    [
      'links and cards in blocks',
      {
        body: [
          { blockType: 'text', text: link({ linkType: 'custom', url: '/deals?a=1#b' }) },
          { blockType: 'people', contacts: [8] },
          { blockType: 'unknown', contacts: [9] },
        ],
      },
      ['body.0.text /deals', 'body.1.contacts contacts/8'],
    ],
    ['an address elsewhere', { links: [{ href: 'https://example.com/people' }] }, []],
    ['a mail address', { profile: link({ url: 'mailto:a@example.com' }) }, []],
  ])('of %s', (_, values, expected) =>
    expect(
      findReferences(fields, { ...values }).map((one) => `${one.path} ${buildKey(one)}`),
    ).toEqual(expected),
  )

  test('says of which lists the site leaves documents out', () =>
    expect(
      findReferences(fields, {
        authors: [1],
        related: [2],
        parent: 3,
        body: [{ blockType: 'people', contacts: [4] }],
      }).map((one) => (one.to === 'document' ? one.list : null)),
    ).toEqual([undefined, 'required', 'optional', undefined]))
})

describe('toSitePath', () => {
  test.each([
    ['/people', '/people'],
    ['/people/', '/people'],
    ['/', '/'],
    ['/fr-fr/people?x=1#y', '/people'],
    ['/fr-fr', '/'],
    ['https://firm.example/zh-cn/people', '/people'],
    ['https://example.com/people', null],
    ['//example.com', null],
    ['http://[', null],
  ])('of %s is %s', (address, path) => expect(toSitePath(address)).toBe(path))
})
