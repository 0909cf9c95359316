import { keepAnswers } from './keep-answers'

test('asks once for the same, and again for what went', () => {
  const asked: string[] = []
  const double = keepAnswers((text: string, times: { of: number }) => {
    asked.push(text)
    return text.repeat(times.of)
  }, 2)
  expect([double('a', { of: 2 }), double('a', { of: 2 }), double('a', { of: 3 })]).toEqual([
    'aa',
    'aa',
    'aaa',
  ])
  double('b', { of: 1 })
  expect(double('a', { of: 2 })).toBe('aa')
  expect(asked).toEqual(['a', 'a', 'b', 'a'])
})
