import { readJudged } from './read.mjs'

test.each(['open', 'closed'] as const)('the %s half has queries in each language', (half) => {
  const judged = readJudged(half)
  for (const language of ['en', 'fr', 'zh'])
    expect(judged.filter((query) => query.language === language).length).toBeGreaterThan(60)
  expect(judged.filter(({ relevant }) => relevant.length === 0)).toEqual([])
})
