import { toCsv } from './csv'

test.each([
  ['plain', '"plain"'],
  ['', '""'],
  ['a, "b"', '"a, ""b"""'],
  ['one\ntwo', '"one\ntwo"'],
  ['3-2', '"3-2"'],
  ['=1+1', '"\'=1+1"'],
  ['+1', '"\'+1"'],
  ['-1', '"\'-1"'],
  ['@SUM(A1)', '"\'@SUM(A1)"'],
  ['\t=1', '"\'\t=1"'],
  ['  =1', '"\'  =1"'],
  ['\r=1', '"\'\r=1"'],
  ['\n=1', '"\'\n=1"'],
  ['\tx', '"\'\tx"'],
  ['＝1', '"\'＝1"'],
  ["=cmd|' /C calc'!A0", "\"'=cmd|' /C calc'!A0\""],
])('encodes %j as %s', (value, cell) => expect(toCsv([[value]])).toBe(`\ufeff${cell}\r\n`))

test('ends rows with CRLF', () =>
  expect(
    toCsv([
      ['a', 'b'],
      ['c', 'd'],
    ]),
  ).toBe('\ufeff"a","b"\r\n"c","d"\r\n'))
