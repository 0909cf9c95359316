import { changedNames, idIn, textIn, toValues } from './form-data'

const data = (entries: [string, string][]) => {
  const form = new FormData()
  for (const [name, value] of entries) form.append(name, value)
  return form
}

test('changes only fields that differ from their initial value', () => {
  const sent = data([
    ['a', ' one '],
    ['was.a', 'one'],
    ['b', 'two'],
    ['was.b', ''],
    ['list', '1'],
    ['list', '2'],
    ['was.list', '1\n2'],
    ['was.box', 'on'],
    ['new', 'x'],
  ])
  expect(changedNames(sent, ['a', 'b', 'list', 'box', 'new'])).toEqual(['b', 'box', 'new'])
  expect(toValues(sent, ['a', 'list', 'box'])).toEqual({ a: ['one'], list: ['1', '2'], box: [] })
})

test.each<[[string, string][], string, number | null]>([
  [[], '', null],
  [[['id', ' 12 ']], '12', 12],
  [[['id', '0']], '0', null],
  [[['id', '1.5']], '1.5', null],
  [[['id', '99999999999']], '99999999999', null],
])('%j has the text %j and the id %j', (entries, text, id) => {
  expect(textIn(data(entries), 'id')).toBe(text)
  expect(idIn(data(entries))).toBe(id)
})

test('reads no file as text, and no more than it was told', () => {
  const sent = new FormData()
  sent.set('file', new Blob(['x']))
  expect(textIn(sent, 'file')).toBe('')
  expect(textIn(data([['text', 'abcdef']]), 'text', 3)).toBe('abc')
})
