/** @jest-environment node */
import { english } from '../text/english'
import { Vocabulary } from './vocabulary'

/** The distance worked out the plain way, to compare the walk over the sorted list with. */
function distance(a: string, b: string): number {
  const rows = Array.from({ length: a.length + 1 }, (_, i) =>
    Array.from({ length: b.length + 1 }, (_, j) =>
      i === 0 ? (j === 0 ? 0 : j + 1) : j === 0 ? i + 1 : 0,
    ),
  )
  const at = (i: number, j: number) => rows[i]?.[j] ?? 99
  for (let i = 1; i <= a.length; i++) {
    for (let j = 1; j <= b.length; j++) {
      const cost = a[i - 1] === b[j - 1] ? 0 : i === 1 || j === 1 ? 2 : 1
      let best = Math.min(at(i - 1, j - 1) + cost, at(i - 1, j) + 1, at(i, j - 1) + 1)
      if (i > 1 && j > 1 && a[i - 1] !== b[j - 1] && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1])
        best = Math.min(best, at(i - 2, j - 2) + (i === 2 || j === 2 ? 2 : 1))
      const row = rows[i]
      if (row) row[j] = best
    }
  }
  return at(a.length, b.length)
}

let seed = 7
const random = (below: number) => {
  seed = (Math.imul(seed, 1103515245) + 12345) & 0x7fffffff
  return Math.floor((seed / 0x7fffffff) * below)
}
const word = () => Array.from({ length: 2 + random(8) }, () => 'abcde'[random(5)]).join('')
const words = [...new Set(Array.from({ length: 1_000 }, word))]

const vocabulary = new Vocabulary([english])
words.slice(0, 700).forEach((each) => vocabulary.add(each))
vocabulary.sort()
// each a write of its own
words.slice(700).forEach((each) => {
  vocabulary.add(each)
  vocabulary.sort()
})
const names = (matches: Iterable<number>) =>
  [...matches].map((id) => vocabulary.terms[id] ?? '').sort()

describe('vocabulary', () => {
  it.each([1, 2])('finds exactly the words within %d typos', (limit) => {
    for (const term of Array.from({ length: 20 }, word)) {
      const matches = vocabulary
        .near(term, limit, false)
        .map(({ id, typos }) => `${vocabulary.terms[id]} ${typos}`)
      const expected = words
        .map((each) => ({ each, typos: distance(term, each) }))
        .filter(({ typos }) => typos > 0 && typos <= limit)
      expect(matches.sort()).toEqual(expected.map(({ each, typos }) => `${each} ${typos}`).sort())
    }
  })

  it.each([1, 2])('finds exactly the words that begin within %d typos', (limit) => {
    for (const term of Array.from({ length: 20 }, word)) {
      const best = (each: string) =>
        Math.min(
          ...Array.from({ length: each.length }, (_, i) => distance(term, each.slice(0, i + 1))),
        )
      const expected = words
        .map((each) => ({ each, typos: best(each) }))
        .filter(({ typos }) => typos > 0 && typos <= limit)
      const matches = vocabulary
        .near(term, limit, true)
        .map(({ id, typos }) => `${vocabulary.terms[id]} ${typos}`)
      expect(matches.sort()).toEqual(expected.map(({ each, typos }) => `${each} ${typos}`).sort())
    }
  })

  it('finds exactly the words with a prefix', () => {
    for (const prefix of ['a', 'ab', 'cde', 'eeee', 'x'])
      expect(names(vocabulary.withPrefix(prefix))).toEqual(
        words.filter((each) => each.startsWith(prefix)).sort(),
      )
  })

  it('returns the forms of a word without the word', () => {
    const few = new Vocabulary([english])
    for (const each of ['contract', 'contracts', 'contra']) few.add(each)
    expect(few.formsOf('contract').map((id) => few.terms[id])).toEqual(['contracts'])
  })

  it('counts a swap as one typo and one on the first letter as two', () => {
    const few = new Vocabulary([english])
    for (const each of ['contract', 'bontract', 'ocntract']) few.add(each)
    few.sort()
    expect(few.near('contarct', 1, false).map(({ id }) => few.terms[id])).toEqual(['contract'])
    expect(few.near('contract', 1, false)).toEqual([])
    expect(few.near('contract', 2, false).map(({ id }) => few.terms[id])).toEqual([
      'bontract',
      'ocntract',
    ])
  })
})
