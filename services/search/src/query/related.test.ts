import { createTarget } from '../testing/target'
import { findRelated } from './related'

const record = (objectID: string, practice: string[], city: string) => ({
  objectID,
  practice,
  city,
})
const target = createTarget('people_en', { attributesForFaceting: ['practice', 'city'] }, [
  record('ann', ['Tax', 'Trusts'], 'London'),
  record('ben', ['Tax'], 'London'),
  record('eve', ['Tax', 'Trusts'], 'Paris'),
  record('sam', ['Energy'], 'Dubai'),
  record('zoe', ['Energy'], 'London'),
])
const all = { seesUnretrievable: true, clauses: [] }
const related = (options: object = {}, rights = all) =>
  findRelated(target, { objectID: 'ann', threshold: 0, most: 10, params: {}, ...options }, rights)
const ids = (options: object = {}, rights = all) =>
  related(options, rights).map(({ objectID }) => objectID)

test('finds what shares values, the rarer ones first, with a score of 100', () => {
  expect(ids()).toEqual(['eve', 'ben', 'zoe'])
  expect(Number(related()[0]?._score)).toBeGreaterThan(50)
  expect(Number(related()[0]?._score)).toBeLessThan(100)
})

test('takes a threshold, a number and filters, and those of the key', () => {
  expect(ids({ threshold: 50 })).toEqual(['eve', 'ben'])
  expect(ids({ most: 1 })).toEqual(['eve'])
  expect(ids({ params: { filters: 'city:London' } })).toEqual(['ben', 'zoe'])
  const clause = { kind: 'facet', path: 'city', value: 'Paris', negated: false } as const
  expect(ids({}, { seesUnretrievable: true, clauses: [[clause]] as never })).toEqual(['eve'])
})

test('says that there is no such record', () => {
  expect(() => ids({ objectID: 'nobody' })).toThrow('ObjectID does not exist')
})
