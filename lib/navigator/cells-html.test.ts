import { rowHtml } from './cells-html'
import type { Row, Statement } from './types'

const hostile = `"><script>alert('1')</script>&`
const say = (tone: 'open' | 'none'): Statement => ({
  statedAt: '2026-01-01',
  title: hostile,
  summary: '',
  text: '',
  status: { key: hostile, word: hostile, tone },
})
const answer = {
  jurisdiction: 'a',
  question: 'q',
  reviewedOn: null,
  overdue: false,
  current: null,
  history: [],
}
const row: Row = {
  question: { slug: 'q', title: hostile, topicKey: 't', topic: 't', order: 1 },
  cells: [
    { kind: 'answered', statement: say('open'), answer },
    { kind: 'answered', statement: say('none'), answer },
    { kind: 'gated', answer },
    { kind: 'notCovered' },
  ],
}

test('escapes the texts of a cell', () => {
  const html = rowHtml(row, {
    titles: [hostile, hostile, hostile, hostile],
    bases: ['/a', '/b', '/c', '/d'],
    words: { detail: hostile, notCovered: hostile, gated: hostile },
    numberOf: () => 0,
  })
  expect(html).not.toMatch(/<script|<\/script/)
  expect(html.match(/<[a-z]+/g)).toEqual([
    '<th',
    '<td',
    '<b',
    '<a',
    '<td',
    '<b',
    '<a',
    '<td',
    '<i',
    '<td',
    '<i',
  ])
  expect(html.replace(/="[^"<>]*"/g, '').match(/["']/g)).toBeNull()
})
