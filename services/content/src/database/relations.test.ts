import { toId, toIds } from './relations'

test.each<[unknown, number | null]>([
  [7, 7],
  [{ id: 7, title: 'A' }, 7],
  ['7', null],
  [{ id: '7' }, null],
  [{}, null],
  [null, null],
  [undefined, null],
])('the id of the relation %j is %j', (relation, id) => expect(toId(relation)).toBe(id))

test.each<[unknown, number[]]>([
  [
    [7, { id: 8 }],
    [7, 8],
  ],
  [[7, null, undefined, {}, '9'], [7]],
  [[], []],
  [7, [7]],
  [null, []],
  [undefined, []],
])('the ids of the relations %j are %j', (relations, ids) => expect(toIds(relations)).toEqual(ids))
