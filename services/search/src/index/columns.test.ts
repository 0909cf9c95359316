/** @jest-environment node */
import { SortColumn } from './columns'

const byAscending = (column: SortColumn, count: number) =>
  Array.from({ length: count }, (_, i) => i).sort(
    (a, b) => column.ascending(a) - column.ascending(b) || a - b,
  )

test('values added later are ranked among the earlier ones', () => {
  const column = new SortColumn()
  column.set(0, 30)
  column.set(1, 10)
  column.set(2, undefined)
  column.refresh()
  column.set(3, 20)
  column.set(4, 'b')
  column.set(5, 'a')
  column.set(6, 10)
  column.refresh()
  expect(byAscending(column, 7)).toEqual([1, 6, 3, 0, 5, 4, 2])
  expect(column.range).toBe(6)
  expect(column.descending(0)).toBeLessThan(column.descending(1))
  expect(column.descending(2)).toBe(column.range - 1)
})

test('a document that is not published yet is last', () => {
  const column = new SortColumn()
  column.set(0, 1)
  expect(column.ascending(0)).toBe(0)
  column.refresh()
  column.set(1, 0)
  expect(column.ascending(1)).toBe(column.range - 1)
})
