import { filterEntries } from './filter-entries'
import { matchesWords } from './fold'

type Entry = { name: string; colours: string[]; size: string }

const toChoice = (value: string) => ({ value, label: value.toUpperCase() })
const toValues = {
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
    toValues,
    q ? ({ name }) => hasWords(name) : undefined,
  )
}
const getNames = (chosen: Parameters<typeof find>[0]) =>
  find(chosen).matches.map(({ name }) => name)

test.each([
  [{}, ['Élan', 'Oak', 'Ash']],
  [{ q: 'elan' }, ['Élan']],
  [{ q: 'A', size: 'large' }, ['Oak', 'Ash']],
  [{ colour: 'red', size: 'large' }, ['Oak']],
  [{ q: 'ash', colour: 'red' }, []],
])('%j finds %j', (chosen, names) => expect(getNames(chosen)).toEqual(names))

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
