import { changedBetween, parseChoices, toVersion } from './fingerprint'
import { stub } from '../testing/stub'

test('toVersion is the normalised time of the last change', () => {
  expect(toVersion({ changedAt: '2026-01-01T00:00:00Z', statedAt: '2020-01-01' })).toBe(
    '2026-01-01T00:00:00.000Z',
  )
  expect(toVersion({ changedAt: null, statedAt: '2020-01-01' })).toBe('2020-01-01T00:00:00.000Z')
})

test.each<[object, object, string[]]>([
  [{ 'fr/a': '1' }, { 'fr/a': '1' }, []],
  [{ 'fr/a': '1', 'fr/b': '1' }, { 'fr/a': '2', 'fr/b': '1' }, ['fr/a']],
  [{ 'fr/a': '1' }, {}, ['fr/a']],
  [{}, { 'fr/a': '1' }, ['fr/a']],
])('changedBetween %j and %j is %j', (before, now, expected) =>
  expect(changedBetween(stub(before), stub(now))).toEqual(expected),
)

test.each<[string, object]>([
  ['with=france,japan&depth=full', { jurisdictions: ['france', 'japan'], questions: null }],
  ['with=france&questions=fines', { jurisdictions: ['france'], questions: ['fines'] }],
  ['chosen=1', { jurisdictions: [], questions: [] }],
  ["with=x';drop,<b>", { jurisdictions: [], questions: null }],
])('parseChoices of ?%s is %j', (query, expected) =>
  expect(parseChoices('data-protection', query)).toEqual({
    service: 'data-protection',
    ...expected,
  }),
)
