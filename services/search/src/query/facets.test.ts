import { createTarget, searchTarget } from '../testing/target'

const records = Array.from({ length: 60 }, (_, i) => ({
  objectID: String(i),
  text: i < 50 ? 'law' : 'tax',
  type: i % 3 === 0 ? ['a', 'b'] : ['a'],
  ...(i % 2 === 0 ? { year: 2020 + (i % 4) } : {}),
}))
const target = createTarget('facets_en', { attributesForFaceting: ['type', 'year'] }, records)
const removed = ['0', '1', '2', '55']
for (const id of removed) target.index.remove(id)
target.index.publish()

const counted = (values: readonly (string | number)[]) =>
  Object.fromEntries(
    [...new Set(values)].map((value) => [value, values.filter((each) => each === value).length]),
  )

// "law" is in most records, "tax" in few: where most match, it is the others that are counted.
test.each(['law', 'tax'])('counts the values of the records that match %s', (query) => {
  const matching = records.filter(
    ({ objectID, text }) => text === query && !removed.includes(objectID),
  )
  expect(searchTarget(target, { query, facets: ['*'] }).facets).toEqual({
    type: counted(matching.flatMap(({ type }) => type)),
    year: counted(matching.flatMap(({ year }) => (year === undefined ? [] : [year]))),
  })
})
