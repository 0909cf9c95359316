import type { FlattenedField } from 'payload'
import { changedPaths } from './changed-paths'
import { stub } from '../testing/stub'

jest.mock('../env', () => ({ env: {} }))

const text = (name: string, more: object = {}) => ({ name, type: 'text', label: name, ...more })
const id = text('id')

const fields = stub<FlattenedField[]>([
  text('title', { localized: true }),
  text('slug'),
  { name: 'featured', type: 'checkbox' },
  { name: 'inReview', type: 'checkbox' },
  { name: 'practices', type: 'relationship', relationTo: 'services', hasMany: true },
  text('translations', { virtual: true }),
  {
    name: 'product',
    type: 'group',
    label: 'Access',
    flattenedFields: [text('feature', { label: 'Permission' })],
  },
  { name: 'agenda', type: 'array', localized: true, flattenedFields: [id, text('item')] },
  {
    name: 'social',
    type: 'array',
    flattenedFields: [id, text('href'), text('label', { localized: true })],
  },
  {
    name: 'body',
    type: 'blocks',
    blocks: [
      { slug: 'text', flattenedFields: [id, text('code'), text('text', { localized: true })] },
    ],
  },
])

const stored = {
  title: 'Titre',
  slug: 'a-slug',
  featured: null,
  practices: [1, 2],
  translations: ['en'],
  product: { feature: 'navigator.employment' },
  agenda: [{ id: 'a', item: 'x' }],
  social: [{ id: 's', href: '/a', label: 'l' }],
  body: [{ id: 'b', blockType: 'text', code: 'c', text: 't' }],
}

const cases: [string, object, string[]][] = [
  ['the same document', {}, []],
  ['a localised text', { title: 'Un autre titre' }, []],
  ['a localised list', { agenda: [] }, []],
  ['a localised text in a row', { social: [{ id: 's', href: '/a', label: 'm' }] }, []],
  ['what is computed', { translations: [] }, []],
  ['an empty value for none', { featured: false, successor: '' }, []],
  ['a slug', { slug: 'another' }, ['slug']],
  ['a slug that is cleared', { slug: null }, ['slug']],
  ['a permission that is cleared', { product: { feature: '' } }, ['product.feature']],
  ['a group that is cleared', { product: null }, ['product.feature']],
  ['a group of another type', { product: 'x' }, ['product.feature']],
  ['the order of relations', { practices: [2, 1] }, ['practices']],
  ['a tick', { featured: true }, ['featured']],
  ['a field of a row', { social: [{ id: 's', href: '/b', label: 'l' }] }, ['social.0.href']],
  ['a removed row', { social: [] }, ['social']],
  ['a row without its id, which has other languages', { social: [{ href: '/a' }] }, ['social']],
  ['a field of a block', { body: [{ ...stored.body[0], code: 'd' }] }, ['body.0.code']],
  ['a block of another type', { body: [{ ...stored.body[0], blockType: 'x' }] }, ['body']],
]

describe('changedPaths', () => {
  test.each(cases)('of shared fields, for %s', (_, change, paths) =>
    expect(changedPaths(fields, stored, { ...stored, ...change }, 'shared')).toEqual(paths),
  )
  test('names localised fields as well when all are compared', () =>
    expect(
      changedPaths(fields, stored, { ...stored, title: 'x', agenda: [], slug: 'y' }, 'all'),
    ).toEqual(['title', 'slug', 'agenda']))
})
