import type { FlattenedField } from 'payload'
import { stub } from '../../testing/stub'
import { findReferences, buildKey } from './references'
import { replaceReferences, type Mention, type Replacement } from './replace-references'

jest.mock('../../env', () => ({ env: { SITE_URL: 'https://firm.example' } }))

const relation = (name: string, more: object = {}) => ({
  ...{ name, type: 'relationship', relationTo: 'contacts' },
  ...more,
})
const fields: FlattenedField[] = stub([
  relation('authors', { hasMany: true, required: true }),
  relation('pressContact'),
  relation('related', { relationTo: 'articles', hasMany: true }),
  relation('speakers', { hasMany: true }),
  { name: 'guests', type: 'array', flattenedFields: [{ name: 'name', type: 'text' }] },
  { name: 'profile', type: 'richText' },
  { name: 'title', type: 'text' },
  { name: 'venue', type: 'group', flattenedFields: [relation('host')] },
  { name: 'people', type: 'array', flattenedFields: [relation('contact', { required: true })] },
  { name: 'links', type: 'array', flattenedFields: [{ name: 'href', type: 'text' }] },
  {
    name: 'body',
    type: 'blocks',
    blocks: [
      {
        slug: 'people',
        flattenedFields: [relation('contacts', { hasMany: true, required: true })],
      },
      {
        slug: 'quote',
        flattenedFields: [relation('contact'), { name: 'name', type: 'text' }],
      },
      {
        slug: 'steps',
        flattenedFields: [
          { name: 'items', type: 'array', flattenedFields: [{ name: 'text', type: 'richText' }] },
        ],
      },
    ],
  },
])

const link = (fields: object) => ({
  root: {
    type: 'root',
    children: [
      {
        type: 'paragraph',
        children: [
          { type: 'text', text: 'With ' },
          { type: 'link', fields, children: [{ type: 'text', text: 'Ines Kato' }] },
        ],
      },
    ],
  },
})
const internal = (value: unknown) =>
  link({ linkType: 'internal', doc: { relationTo: 'contacts', value } })
const plain = {
  root: {
    type: 'root',
    children: [
      {
        type: 'paragraph',
        children: [
          { type: 'text', text: 'With ' },
          { type: 'text', text: 'Ines Kato' },
        ],
      },
    ],
  },
}

const replaceBy = (values: object, replacement: Replacement) => {
  const mentions: Mention[] = []
  const replaced = replaceReferences(
    fields,
    { ...values },
    {
      ...{ collection: 'contacts', id: 1, address: '/people/1/ines-kato' },
      replace: (mention) => {
        mentions.push(mention)
        return replacement
      },
    },
  )
  return { replaced, mentions }
}
const successor = { id: 2, address: '/people/2/ada' }
const name = { name: 'Ines Kato' }

test.each<[string, object, Replacement, object]>([
  ['a list', { authors: [3, 1] }, successor, { authors: [3, 2] }],
  ['a list that has the successor', { authors: [2, 1, 3] }, successor, { authors: [2, 3] }],
  ['a list of populated documents', { authors: [{ id: 1 }] }, successor, { authors: [2] }],
  ['a list, removed', { authors: [3, 1] }, 'nothing', { authors: [3] }],
  ['a single relation', { pressContact: 1 }, successor, { pressContact: 2 }],
  ['a single relation, removed', { pressContact: 1 }, 'nothing', { pressContact: null }],
  ['a group', { venue: { host: 1, x: 1 } }, successor, { venue: { host: 2, x: 1 } }],
  [
    'a row',
    { people: [{ contact: 1, line: 'a' }, { contact: 3 }] },
    'row',
    { people: [{ contact: 3 }] },
  ],
  [
    'a list with names of guests beside it',
    { speakers: [1, 3], guests: [{ name: 'Guest' }] },
    name,
    { speakers: [3], guests: [{ name: 'Guest' }, { name: 'Ines Kato' }] },
  ],
  [
    'blocks',
    {
      body: [
        { blockType: 'people', contacts: [1] },
        { blockType: 'quote', contact: 1, text: 'q' },
      ],
    },
    successor,
    {
      body: [
        { blockType: 'people', contacts: [2] },
        { blockType: 'quote', contact: 2, text: 'q' },
      ],
    },
  ],
  [
    'a quote, by a name',
    { body: [{ blockType: 'quote', contact: 1 }] },
    name,
    { body: [{ blockType: 'quote', contact: null, name: 'Ines Kato' }] },
  ],
  ['a link', { profile: internal(1) }, successor, { profile: internal(2) }],
  ['a link, removed', { profile: internal(1) }, 'nothing', { profile: plain }],
  ['a link, by a name', { profile: internal(1) }, name, { profile: plain }],
  [
    'a link to the address in a row of a block',
    {
      body: [
        {
          blockType: 'steps',
          items: [{ text: link({ linkType: 'custom', url: '/fr-fr/people/1/ines-kato#mail' }) }],
        },
      ],
    },
    successor,
    {
      body: [
        {
          blockType: 'steps',
          items: [{ text: link({ linkType: 'custom', url: '/people/2/ada' }) }],
        },
      ],
    },
  ],
  [
    'an address in a field',
    { links: [{ href: 'https://firm.example/people/1/ines-kato' }, { href: '/people' }] },
    successor,
    { links: [{ href: '/people/2/ada' }, { href: '/people' }] },
  ],
])('replaces a mention in %s', (_, values, replacement, expected) => {
  expect(replaceBy(values, replacement).replaced).toEqual(expected)
})

test('values without a mention, and those that stay, are the same object', () => {
  const values = { authors: [3], title: '/people/1/ines-kato', body: [{ blockType: 'none' }] }
  const task = { collection: 'contacts', id: 1, address: null, replace: () => successor }
  expect(replaceReferences(fields, values, task)).toBe(values)
  const stays = { authors: [1], profile: internal(1), body: [{ blockType: 'quote', contact: 1 }] }
  expect(replaceReferences(fields, stays, { ...task, replace: () => 'same' })).toBe(stays)
})

test('a mention says what may take its place', () => {
  const { mentions } = replaceBy(
    {
      authors: [1],
      speakers: [1, 2],
      people: [{ contact: 1 }],
      profile: internal(1),
      body: [{ blockType: 'quote', contact: 1 }],
    },
    'same',
  )
  const none = { isRequired: false, isAlone: true, hasName: false, hasRow: false }
  expect(mentions).toEqual([
    { ...none, place: 'authors', kind: 'relation', isRequired: true },
    { ...none, place: 'speakers', kind: 'relation', isAlone: false, hasName: true },
    { ...none, place: 'profile', kind: 'link' },
    { ...none, place: 'people.contact', kind: 'relation', isRequired: true, hasRow: true },
    { ...none, place: 'body.quote.contact', kind: 'relation', hasName: true },
  ])
})

test('nothing that findReferences finds is left', () => {
  const values = {
    ...{ authors: [1, 3], pressContact: 1, speakers: [1], profile: internal(1) },
    ...{ venue: { host: 1 }, people: [{ contact: 1 }], links: [{ href: '/people/1/ines-kato' }] },
    body: [
      { blockType: 'people', contacts: [1] },
      { blockType: 'quote', contact: 1 },
    ],
  }
  const keys = (of: object) => findReferences(fields, { ...of }).map(buildKey)
  expect(keys(values).filter((key) => /\/1\b/.test(key))).toHaveLength(9)
  expect(keys(replaceBy(values, successor).replaced).filter((key) => /\/1\b/.test(key))).toEqual([])
})
