import type { Field } from 'payload'
import { convert, type ConvertContext } from './convert'
import { stub } from '../testing/stub'

const fields = stub<Field[]>([
  {
    type: 'tabs',
    tabs: [
      { label: 'A', fields: [{ name: 'title', type: 'text', localized: true, required: true }] },
    ],
  },
  { type: 'row', fields: [{ name: 'year', type: 'number' }] },
  { name: 'slug', type: 'text', required: true },
  { name: 'kind', type: 'select', options: ['a', { value: 'b', label: 'B' }] },
  { name: 'startsAt', type: 'date' },
  { name: 'open', type: 'checkbox' },
  { name: 'office', type: 'relationship', relationTo: 'offices' },
  { name: 'people', type: 'relationship', relationTo: 'contacts', hasMany: true },
  { name: 'points', type: 'text', hasMany: true },
  { name: 'product', type: 'group', fields: [{ name: 'feature', type: 'text' }] },
  { name: 'rows', type: 'array', fields: [{ name: 'cells', type: 'text', hasMany: true }] },
  {
    name: 'body',
    type: 'blocks',
    blocks: [
      { slug: 'quote', fields: [{ name: 'text', type: 'textarea', required: true }] },
      {
        slug: 'people',
        fields: [
          {
            name: 'contacts',
            type: 'relationship',
            relationTo: 'contacts',
            hasMany: true,
            required: true,
          },
        ],
      },
    ],
  },
  { name: 'reverse', type: 'join', collection: 'a', on: 'b' },
  { name: 'translations', type: 'text', hasMany: true, virtual: true },
])

const context = (more: Partial<ConvertContext> = {}): ConvertContext => ({
  locale: 'en',
  today: new Date('2026-11-14T12:00:00.000Z'),
  toId: (collection, key) =>
    new Map([
      ['offices/tokyo', 4101],
      ['contacts/kato', 1001],
    ]).get(`${collection}/${key}`),
  toRichText: (markdown) => ({ markdown }),
  problems: [],
  ...more,
})

function run(values: Record<string, unknown>, more: Partial<ConvertContext> = {}) {
  const convertContext = context(more)
  return {
    result: convert(fields, { title: { en: 'T', 'fr-fr': 'Un' }, ...values }, 'x', convertContext),
    problems: convertContext.problems,
  }
}

describe('convert', () => {
  test.each<[string, Record<string, unknown>, Record<string, unknown>]>([
    ['a number', { year: 2020 }, { year: 2020 }],
    ['a relative year', { year: -3 }, { year: 2023 }],
    ['a choice', { kind: 'b' }, { kind: 'b' }],
    ['a date', { startsAt: -15 }, { startsAt: '2026-10-30T09:00:00.000Z' }],
    ['a start on a working day', { startsAt: -14 }, { startsAt: '2026-10-29T09:00:00.000Z' }],
    [
      'a date in a time zone',
      { startsAt: '2T09:00', timeZone: 'Asia/Tokyo' },
      { startsAt: '2026-11-16T00:00:00.000Z' },
    ],
    ['a checkbox', { open: false }, { open: false }],
    ['a relation', { office: 'tokyo' }, { office: 4101 }],
    ['relations', { people: ['kato'] }, { people: [1001] }],
    ['texts with dates', { points: ['in {{year}}'] }, { points: ['in 2026'] }],
    ['a permission', { feature: 'a.b' }, { product: { feature: 'a.b' } }],
    [
      'rows of cells',
      { rows: [['a', 'b'], { cells: ['c'] }] },
      { rows: [{ cells: ['a', 'b'] }, { cells: ['c'] }] },
    ],
    [
      'blocks',
      { body: [{ block: 'quote', text: 'Q' }] },
      { body: [{ blockType: 'quote', text: 'Q' }] },
    ],
    [
      'a block with documents',
      { body: [{ block: 'people', contacts: ['kato'] }] },
      { body: [{ blockType: 'people', contacts: [1001] }] },
    ],
  ])('converts %s', (_, values, expected) => {
    const { result, problems } = run(values)
    expect(result).toEqual({ title: 'T', ...expected })
    expect(problems.filter((problem) => !problem.includes('timeZone'))).toEqual([])
  })

  test('returns the values of one language', () => {
    expect(run({}, { locale: 'fr-fr' }).result.title).toBe('Un')
    expect(run({}, { locale: 'zh-cn' })).toMatchObject({ result: {}, problems: [] })
  })

  test('omits computed fields', () =>
    expect(run({ translations: ['en'] }).result).not.toHaveProperty('translations'))
})

describe('problems name the field', () => {
  test.each<[string, Record<string, unknown>, RegExp]>([
    ['an unknown field', { colour: 'red' }, /^x\.colour is not a field$/],
    ['a missing title', { title: undefined }, /^x\.title is missing$/],
    ['a title without languages', { title: 'T' }, /^x\.title needs a map of languages/],
    ['an unknown choice', { kind: 'c' }, /^x\.kind: "c" is not one of a, b$/],
    ['an invalid date', { startsAt: 'soon' }, /^x\.startsAt: "soon" is neither/],
    ['an unknown document', { office: 'paris' }, /^x\.office: there is no offices\/paris$/],
    ['a string for a list', { points: 'a' }, /^x\.points is not a list$/],
    ['an unknown placeholder', { points: ['{{week}}'] }, /^x\.points has an unknown placeholder$/],
    ['an unquoted value', { points: [true] }, /^x\.points is not text/],
    ['an unknown block', { body: [{ block: 'video' }] }, /^x\.body\[0\] is no known block$/],
    ['a block that is a string', { body: ['quote'] }, /^x\.body\[0\] is no known block$/],
    [
      'a block without its text',
      { body: [{ block: 'quote' }] },
      /^x\.body\[0\]\(quote\)\.text is missing$/,
    ],
    ['a row that is a string', { rows: ['a'] }, /^x\.rows\[0\] is not a map$/],
    ['a group that is a string', { product: 'a' }, /^x\.product is not a map$/],
  ])('%s', (_, values, message) => expect(run(values).problems[0]).toMatch(message))
})
