import { toChoices, toOptions, toReplacement } from './choices'
import { proposeChoice, toChoice } from './propose'
import type { Subject } from './subject'

const successor = { key: 'contacts/2', href: '', title: 'Ada', type: 'Person' }
const mention = {
  ...{ place: 'authors', kind: 'relation' as const, isRequired: false, isAlone: true },
  ...{ hasName: false, hasRow: false },
}

test.each([
  ['an optional field', {}, ['replace', 'remove']],
  ['a required list with others', { isRequired: true, isAlone: false }, ['replace', 'remove']],
  ['a required field', { isRequired: true }, ['replace']],
  ['a field with a name beside it', { hasName: true }, ['replace', 'remove', 'name']],
  ['a required field of a row', { isRequired: true, hasRow: true }, ['replace', 'row']],
])('%s may be changed by %j', (_, more, expected) =>
  expect(toOptions({ ...mention, ...more })).toEqual(expected),
)

test.each([
  ['relation', false, ['replace', 'remove'], 'remove'],
  ['relation', true, ['replace', 'remove'], 'replace'],
  ['relation', false, ['replace', 'remove', 'name'], 'name'],
  ['link', false, ['replace', 'remove'], 'remove'],
  ['address', false, ['replace', 'remove'], 'replace'],
] as const)(
  'a %s, required: %s, with %j is %s without a successor',
  (kind, isRequired, options, is) => {
    const place = { kind, isRequired, options: [...options] }
    expect(proposeChoice(place, null)).toEqual({ is })
    expect(proposeChoice(place, successor)).toEqual({ is: 'replace' })
  },
)

test('a choice is sent as the id of the document, or by its name', () => {
  expect(toChoice({ is: 'replace' }, successor)).toBe(2)
  expect(toChoice({ is: 'replace' }, null)).toBeNull()
  expect(toChoice({ is: 'other', document: null }, successor)).toBeNull()
  expect(toChoice({ is: 'other', document: { ...successor, key: 'contacts/3' } }, successor)).toBe(
    3,
  )
  expect(toChoice({ is: 'keep' }, successor)).toBe('keep')
})

test('what is no choice is left out', () => {
  const sent = { a: 2, b: 'keep', c: 'drop', d: 1.5, e: null, f: '2', __proto__: { g: 1 } }
  expect(toChoices(sent)).toEqual({ a: 2, b: 'keep' })
  for (const wrong of [null, undefined, 'x', 1, []]) expect(toChoices(wrong)).toEqual({})
})

test('a mention stays without a choice, and with a successor that was not read', () => {
  const subject: Subject = {
    ...{ collection: 'contacts', id: 1, address: null, isPublic: true },
    names: { en: 'Ines', 'zh-cn': '伊内斯' },
  }
  const other = { ...subject, id: 2 }
  const replace = (choice: Parameters<typeof toReplacement>[0], locale = 'en') =>
    toReplacement(choice, subject, new Map([[2, other]]), locale)
  expect([replace(undefined), replace('keep'), replace(3)]).toEqual(['same', 'same', 'same'])
  expect([replace(2), replace('remove'), replace('row')]).toEqual([other, 'nothing', 'row'])
  expect([replace('name'), replace('name', 'zh-cn')]).toEqual([
    { name: 'Ines' },
    { name: '伊内斯' },
  ])
})
