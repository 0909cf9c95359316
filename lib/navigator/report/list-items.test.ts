import { toListItems } from './list-items'
import { plainSpans } from './spans'
import type { PartList } from './types'

const list = (start: number, items: PartList['items'], ordered = true): PartList => ({
  kind: 'list',
  ordered,
  start,
  items,
})
const item = (...lists: PartList[]) => ({ text: plainSpans('x'), lists })
const labels = (part: PartList) => toListItems(part).map(({ label }) => label)

test('numbers lists in lists as the page and Word do', () =>
  expect(
    labels(list(2, [item(list(1, [item(list(1, [item(list(1, [item()]))])), item()])), item()])),
  ).toEqual(['2.', 'a.', 'i.', '1.', 'b.', '3.']))

test.each([
  [26, ['z.', 'aa.', 'ab.']],
  [702, ['zz.', 'aaa.', 'aab.']],
])('letters from %i', (start, expected) =>
  expect(labels(list(1, [item(list(start, [item(), item(), item()]))])).slice(1)).toEqual(expected),
)

test.each([
  [3, ['iii.', 'iv.', 'v.']],
  [1998, ['mcmxcviii.', 'mcmxcix.', 'mm.']],
])('Roman numerals from %i', (start, expected) =>
  expect(
    labels(list(1, [item(list(1, [item(list(start, [item(), item(), item()]))]))])).slice(2),
  ).toEqual(expected),
)

test('leaves bullets in numbered lists', () =>
  expect(labels(list(1, [item(list(1, [item()], false))]))).toEqual(['1.', '•']))
