import { filterEntries } from './filter-entries'
import { matchesWords } from './fold'

type Entry = { name: string; colours: string[]; size: string }

const toChoice = (value: string) => ({ value, label: value.toUpperCase() })
const valuesOf = {
  colour: ({ colours }: Entry) => colours.map(toChoice),
  size: ({ size }: Entry) => [toChoice(size)],
}
const entries: Entry[] = [
  { name: 'Élan', colours: ['red', 'blue'], size: 'small' },
  { name: 'Oak', colours: ['red'], size: 'large' },
  { name: 'Ash', colours: ['green'], size: 'large' },
]
const find = ({ q = '', colour = '', size = '' }) => {
  const hasWords = matchesWords(q)
  return filterEntries(
    entries,
    { colour, size },
    valuesOf,
    q ? ({ name }) => hasWords(name) : undefined,
  )
}
const namesOf = (chosen: Parameters<typeof find>[0]) => find(chosen).matches.map(({ name }) => name)

test.each([
  [{}, ['Élan', 'Oak', 'Ash']],
  [{ q: 'elan' }, ['Élan']],
  [{ q: 'A', size: 'large' }, ['Oak', 'Ash']],
  [{ colour: 'red', size: 'large' }, ['Oak']],
  [{ q: 'ash', colour: 'red' }, []],
])('%j finds %j', (chosen, names) => expect(namesOf(chosen)).toEqual(names))

test('nothing is without a filter that is not chosen', () => expect(find({}).without).toEqual({}))

test('the number without a chosen filter is what removing it gives', () => {
  const chosen = { q: 'ash', colour: 'red', size: 'large' }
  expect(find(chosen).without).toEqual({
    q: namesOf({ ...chosen, q: '' }).length,
    colour: namesOf({ ...chosen, colour: '' }).length,
    size: namesOf({ ...chosen, size: '' }).length,
  })
  expect(find(chosen).without).toEqual({ q: 1, colour: 1, size: 0 })
})

test('a chosen value that nothing matches keeps its label', () => {
  expect(find({ q: 'ash', colour: 'red' }).choices.colour).toEqual([
    { value: 'green', label: 'GREEN', count: 1 },
    { value: 'red', label: 'RED', count: 0 },
  ])
  expect(find({ colour: 'constructor' }).choices.colour.map(({ value }) => value)).toEqual([
    'red',
    'blue',
    'green',
  ])
})
