import { matchesIn, replaceIn, toPattern } from './pattern'

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

test.each([
  ['https://www.linkedin.com/company/rivermead', null],
  [
    'See https://rivermead.example/rivermead, of Rivermead.',
    'See https://rivermead.example/rivermead, of X.',
  ],
  ['linkedin.com/company/rivermead and Rivermead', 'linkedin.com/company/rivermead and X'],
  ['info@rivermead.example', null],
  ['mailto:rivermead@firm.example', null],
  ['www.rivermead.example', null],
  ['/people/rivermead', null],
  ['Rivermead/Millbrook', 'X/Millbrook'],
  ['网址https://rivermead.example，Rivermead', '网址https://rivermead.example，X'],
])('leaves addresses in %s alone', (text, replaced) => {
  const pattern = toPattern({ find: 'rivermead', matchCase: false, wholeWords: false })
  expect(replaceIn(text, pattern, 'X')).toBe(replaced ?? text)
  expect(matchesIn(text, pattern)).toHaveLength(replaced ? 1 : 0)
})
