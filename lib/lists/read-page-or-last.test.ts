/** @jest-environment node */
import { readPageOrLast } from './read-page-or-last'

/** As the content service: nothing is counted beyond the last page. */
const readList = (total: number) => async (page: number) => {
  const docs = Array.from({ length: total }, (_, index) => index).slice((page - 1) * 2, page * 2)
  return docs.length > 0
    ? { docs, totalDocs: total, totalPages: Math.ceil(total / 2) }
    : { docs, totalDocs: 0, totalPages: 0 }
}

test.each([
  [1, 5, { page: 1, pages: 3, docs: [0, 1] }],
  [3, 5, { page: 3, pages: 3, docs: [4] }],
  [4, 5, { page: 3, pages: 3, docs: [4], totalDocs: 5 }],
  [9, 2, { page: 1, pages: 1, docs: [0, 1], totalDocs: 2 }],
  [9, 0, { page: 1, pages: 1, docs: [], totalDocs: 0 }],
  [9, 90, { page: 9, pages: 10, docs: [16, 17] }],
  [60, 90, { page: 10, pages: 10, docs: [18, 19] }],
])('page %d of %d entries', async (page, total, expected) =>
  expect(await readPageOrLast(page, 10, readList(total))).toMatchObject(expected),
)
