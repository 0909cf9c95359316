/** @jest-environment node */
import { countWithoutWords, withoutWord } from './without-words'

const entries = ['tax lawyer London', 'tax lawyer Paris', 'energy lawyer London']
const countOf = (words: string) =>
  Promise.resolve(
    entries.filter((entry) => words.split(' ').every((word) => entry.includes(word))).length,
  )

test.each([
  ['energy Paris', { energy: 1, Paris: 1 }],
  ['  tax  lawyer Milan lawyer', { tax: 0, lawyer: 0, Milan: 2 }],
  ['Milan', {}],
  ['', {}],
  ['a b c d e f g', {}],
])('counts what has all words of %j but one', async (typed, counts) =>
  expect(await countWithoutWords(typed, countOf)).toEqual(counts),
)

test('a word is left out wherever it stands', () =>
  expect(withoutWord(' tax  lawyer tax', 'tax')).toBe('lawyer'))
