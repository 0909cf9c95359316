import { memoize } from './memoize'

test('computes a result once per arguments, and again after its eviction', () => {
  const calls: string[] = []
  const repeat = memoize((text: string, times: { of: number }) => {
    calls.push(text)
    return text.repeat(times.of)
  }, 2)
  expect([repeat('a', { of: 2 }), repeat('a', { of: 2 }), repeat('a', { of: 3 })]).toEqual([
    'aa',
    'aa',
    'aaa',
  ])
  repeat('b', { of: 1 })
  expect(repeat('a', { of: 2 })).toBe('aa')
  expect(calls).toEqual(['a', 'a', 'b', 'a'])
})
