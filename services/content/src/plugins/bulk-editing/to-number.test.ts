import { toNumber } from './to-number'

test.each([
  ['1234.5', 1234.5],
  ['1234,5', 1234.5],
  [' -2\u00A0', -2],
  ['1 234,50', 1234.5],
  ['1\u202F234\u202F567', 1_234_567],
  ['1.234,50', 1234.5],
  ['1,234.50', 1234.5],
  ['1.234.567', 1_234_567],
  ['1,234,567', 1_234_567],
  ['1’234', 1234],
  ['48.137', 48.137],
  ['1e3', 1000],
])('takes %s for %d', (text, number) => expect(toNumber(text)).toBe(number))

test('refuses a point that may be one of thousands beside decimal commas', () => {
  expect(toNumber('1.234', true)).toBeNull()
  expect([toNumber('1.23', true), toNumber('1.234,5', true)]).toEqual([1.23, 1234.5])
})

test.each([
  ['1,234'],
  [''],
  ['x'],
  ['1,2,3'],
  ['1 2'],
  ['12.34.56'],
  ['NaN'],
  ['Infinity'],
  ['1.5e400'],
  ['0x10'],
])('refuses %j', (text) => expect(toNumber(text)).toBeNull())
