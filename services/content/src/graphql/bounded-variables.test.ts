import { areBounded } from './bounded-variables'

const nested = (depth: number): object =>
  depth === 0 ? { equals: 1 } : { and: [nested(depth - 1)] }

test.each<[string, unknown, boolean]>([
  ['no variables', undefined, true],
  ['null', null, true],
  ['a page of a list', { limit: 20, page: 3, where: { practices: { in: [1, 2] } } }, true],
  ['the largest page', { limit: 100 }, true],
  ['a larger page', { limit: 101 }, false],
  ['a limit of 0, which is unlimited', { limit: 0 }, false],
  ['a negative limit', { limit: -1 }, false],
  ['a limit that is a string', { limit: '20000' }, false],
  ['a null limit, which is unlimited', { limit: null }, false],
  ['a long list', { where: { id: { in: Array.from({ length: 301 }, (_, id) => id) } } }, false],
  ['a deep condition', { where: nested(9) }, false],
])('areBounded for %s: %s', (_, variables, bounded) => expect(areBounded(variables)).toBe(bounded))
