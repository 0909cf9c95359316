import type { FlattenedField } from 'payload'
import { stub } from '../../testing/stub'
import { isTextChanged, toTexts } from './texts'

const paragraph = (text: string) => ({
  root: { type: 'root', children: [{ type: 'paragraph', children: [{ type: 'text', text }] }] },
})

describe('toTexts', () => {
  test.each<[string, unknown, string[]]>([
    ['a text', 'Advice', ['Advice']],
    ['an empty text', '', []],
    ['no value', null, []],
    ['a number, such as the id of a relation', 7, []],
    ['rich text', paragraph('Advice'), ['Advice']],
    ['rows, without their ids', [{ id: 'a1', question: 'Why?' }], ['Why?']],
    ['blocks, without their types', [{ blockType: 'quote', text: 'Good.' }], ['Good.']],
  ])('of %s', (_, value, texts) => expect(toTexts(value)).toEqual(texts))
})

describe('isTextChanged', () => {
  const fields = [
    { name: 'title', type: 'text', localized: true },
    { name: 'kind', type: 'text' },
    { name: '_status', type: 'select', localized: true },
    { name: 'translations', type: 'text', virtual: true, localized: true },
    {
      name: 'facts',
      type: 'array',
      flattenedFields: [{ name: 'label', type: 'text', localized: true }],
    },
  ].map((field) => stub<FlattenedField>(field))
  const before = { title: 'A', kind: 'guide', _status: 'draft', facts: [{ id: '1', label: 'x' }] }

  test.each<[string, object, boolean]>([
    ['another title', { title: 'B' }, true],
    ['another text in a row', { facts: [{ id: '1', label: 'y' }] }, true],
    ['one more row', { facts: [{ label: 'x' }, { label: 'z' }] }, true],
    ['the same texts with other ids', { title: 'A', facts: [{ id: '2', label: 'x' }] }, false],
    ['another value that is not translated', { kind: 'note' }, false],
    ['another status', { _status: 'published' }, false],
    ['another computed value', { translations: 'en' }, false],
    ['fields that are not sent', {}, false],
  ])('for %s', (_, after, isChanged) =>
    expect(isTextChanged(fields, before, { ...after })).toBe(isChanged),
  )
})
