import { matchesIn, toPattern } from './pattern'

test.each([
  ['Northgate', { matchCase: true, wholeWords: false }, 'Northgate northgate', ['Northgate']],
  [
    'Northgate',
    { matchCase: false, wholeWords: false },
    'Northgate northgate',
    ['Northgate', 'northgate'],
  ],
  ['gate', { matchCase: true, wholeWords: true }, 'Northgate gates (gate).', ['gate']],
  ['Élan', { matchCase: false, wholeWords: true }, 'L’élan, Élancourt', ['élan']],
  ['北门', { matchCase: true, wholeWords: false }, '北门律师', ['北门']],
  ['a.b*(c)', { matchCase: true, wholeWords: false }, 'a.b*(c) aXb', ['a.b*(c)']],
  ['[x]-/\\', { matchCase: true, wholeWords: false }, 'x [x]-/\\', ['[x]-/\\']],
])('%s with %j in %s finds %j', (find, options, text, expected) => {
  const matches = matchesIn(text, toPattern({ find, ...options }))
  expect(matches.map((match) => match.text)).toEqual(expected)
})

test('a match has what is around it', () => {
  expect(
    matchesIn('one two three', toPattern({ find: 'two', matchCase: true, wholeWords: true })),
  ).toEqual([{ before: 'one ', text: 'two', after: ' three' }])
})
