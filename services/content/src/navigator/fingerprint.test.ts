import { changedBetween, chosenIn, markOf } from './fingerprint'

const row = { status: 1, title: { en: '72 hours', 'fr-fr': '72 heures' }, summary: { en: 'Text' }, statedAt: '2026-01-01T00:00:00.000Z' }

test('a mark is the same whatever the order of languages, and the form of the day', () => {
  expect(markOf({ ...row, title: { 'fr-fr': '72 heures', en: '72 hours' } })).toBe(markOf(row))
  expect(markOf({ ...row, statedAt: '2026-01-01T00:00:00Z' })).toBe(markOf(row))
})

test.each([{ status: 2 }, { title: { en: '48 hours', 'fr-fr': '72 heures' } }, { summary: { en: 'Other' } }, { summary: { en: 'Text', 'zh-cn': '文' } }, { statedAt: '2026-01-02T00:00:00.000Z' }, { statedAt: null }])('%j has another mark', (change) => expect(markOf({ ...row, ...change })).not.toBe(markOf(row)))

test.each<[object, object, string[]]>([
  [{ 'fr/a': '1' }, { 'fr/a': '1' }, []],
  [{ 'fr/a': '1', 'fr/b': '1' }, { 'fr/a': '2', 'fr/b': '1' }, ['fr/a']],
  [{ 'fr/a': '1' }, {}, ['fr/a']],
  [{}, { 'fr/a': '1' }, ['fr/a']],
])('between %j and %j %j changed', (before, now, expected) => expect(changedBetween(before as never, now as never)).toEqual(expected))

test.each<[string, object]>([
  ['with=france,japan&depth=full', { jurisdictions: ['france', 'japan'], questions: null }],
  ['with=france&questions=fines', { jurisdictions: ['france'], questions: ['fines'] }],
  ['chosen=1', { jurisdictions: [], questions: [] }],
  ["with=x';drop,<b>", { jurisdictions: [], questions: null }],
])('?%s chooses %j', (query, expected) => expect(chosenIn('data-protection', query)).toEqual({ service: 'data-protection', ...expected }))
