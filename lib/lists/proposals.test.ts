/** @jest-environment node */
import { proposeToDrop } from './proposals'

const entries = [
  { text: 'tax lawyer', office: 'london' },
  { text: 'tax lawyer', office: 'paris' },
  { text: 'energy lawyer', office: 'london' },
]
const countOf = ({ q, office }: { q: string; office: string }) =>
  entries.filter(
    (entry) =>
      q.split(' ').every((word) => entry.text.includes(word)) &&
      (!office || entry.office === office),
  ).length

const proposals = async (q: string, office = '') => {
  const chosen = [
    { name: 'q' as const, chip: q, isWords: true },
    { name: 'office' as const, chip: `in ${office}`, isWords: false },
  ].filter(({ name }) => ({ q, office })[name])
  const proposed = await proposeToDrop({ q, office, page: 7 }, chosen, countOf)
  return proposed.map(({ dropped, values, count }) => [dropped, values, count])
}

test('words come first, then filters, those with the most entries first', async () => {
  expect(await proposals('energy lawyer', 'paris')).toEqual([
    ['energy', { q: 'lawyer', office: 'paris', page: 1 }, 1],
    ['energy lawyer', { q: '', office: 'paris', page: 1 }, 1],
    ['in paris', { q: 'energy lawyer', office: '', page: 1 }, 1],
  ])
  expect(await proposals('energy tax')).toEqual([
    ['energy', { q: 'tax', office: '', page: 1 }, 2],
    ['tax', { q: 'energy', office: '', page: 1 }, 1],
    ['energy tax', { q: '', office: '', page: 1 }, 3],
  ])
})

test('what would still find nothing is not proposed', async () =>
  expect(await proposals('unknown words', 'milan')).toEqual([]))

test('a word is left out wherever it is', async () =>
  expect((await proposals(' milan tax  milan', 'paris'))[0]).toEqual([
    'milan',
    { q: 'tax', office: 'paris', page: 1 },
    1,
  ]))

test.each(['milan', 'a b c d e f g'])('no word of %j is left out', async (q) =>
  expect(await proposals(q)).toEqual([[q, { q: '', office: '', page: 1 }, 3]]),
)
