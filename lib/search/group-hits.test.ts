import { groupHits } from './group-hits'

const hit = (type: string, more: object = {}) => ({ type, ...more })
const named = { _highlightResult: { names: [{ matchLevel: 'full' }] } }
const types = (hits: Parameters<typeof groupHits>[0]) =>
  groupHits(hits).map(({ type, hits: own }) => `${type} ${own.length}`)

test('sorts types by their first hit', () =>
  expect(types([hit('service'), hit('publication'), hit('service'), hit('person')])).toEqual([
    'service 2',
    'publication 1',
    'person 1',
  ]))
test('puts people first when the words are a name', () =>
  expect(types([hit('service'), hit('publication'), hit('person', named)])).toEqual([
    'person 1',
    'service 1',
    'publication 1',
  ]))
test('ignores a name that is far down', () =>
  expect(types([...(Array<object>(6).fill(hit('news')) as never[]), hit('person', named)])).toEqual(
    ['news 6', 'person 1'],
  ))
test('returns no groups without hits', () => expect(groupHits([])).toEqual([]))
test('ignores records without highlights as names', () =>
  expect(types([hit('news'), hit('person', { _highlightResult: {} })])).toEqual([
    'news 1',
    'person 1',
  ]))
