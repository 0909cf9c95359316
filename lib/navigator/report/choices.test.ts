import { alertAddress, parseReportChoices, reportAddress, reportFileName } from './choices'
import { toQuery } from './query'

const known = {
  jurisdictions: ['france', 'germany', 'japan'],
  questions: [
    { slug: 'scope', topicKey: 'basics' },
    { slug: 'fines', topicKey: 'enforcement' },
    { slug: 'audits', topicKey: 'enforcement' },
  ],
}
const parse = (query: string) =>
  parseReportChoices(toQuery(new URLSearchParams(query)), known, 'fr-fr')

test.each<[string, object]>([
  [
    '',
    {
      jurisdictions: [],
      questions: ['scope', 'fines', 'audits'],
      depth: 'summary',
      language: 'fr-fr',
      asAt: null,
      wrong: [],
    },
  ],
  ['with=japan,france', { jurisdictions: ['japan', 'france'] }],
  ['with=japan&with=france', { jurisdictions: ['japan', 'france'] }],
  ['with=japan,atlantis,japan', { jurisdictions: ['japan'], unknown: ['atlantis'], wrong: [] }],
  ['with=<script>', { jurisdictions: [], unknown: [], wrong: [] }],
  ['topic=enforcement', { questions: ['fines', 'audits'] }],
  ['topic=nothing', { questions: [], wrong: ['topic'] }],
  ['questions=audits&questions=scope', { questions: ['scope', 'audits'] }],
  ['questions=audits,nothing', { questions: ['audits'], wrong: ['questions'] }],
  ['chosen=1', { questions: [] }],
  ['chosen=1&pick=all-questions', { questions: ['scope', 'fines', 'audits'] }],
  ['pick=no-questions', { questions: [] }],
  ['pick=all-places', { jurisdictions: ['france', 'germany', 'japan'] }],
  ['with=japan&pick=no-places', { jurisdictions: [] }],
  [
    'depth=full&language=zh-cn&as-at=2025-02-28',
    { depth: 'full', language: 'zh-cn', asAt: '2025-02-28', wrong: [] },
  ],
  [
    'depth=deep&language=xx&as-at=2025-02-30',
    { depth: 'summary', language: 'fr-fr', asAt: null, wrong: ['depth', 'language', 'as-at'] },
  ],
])('?%s', (query, expected) => expect(parse(query)).toMatchObject(expected))

test.each([
  'with=japan,france&depth=full&language=en&as-at=2025-02-28',
  'with=japan&questions=scope,audits&depth=summary&language=zh-cn',
  'chosen=1&depth=summary&language=en',
])('the query ?%s round-trips', (query) => expect(reportAddress(parse(query), known)).toBe(query))

test('names a file by service, day and language', () => {
  expect(
    reportFileName('data-protection', { language: 'fr-fr', asAt: null }, '2026-11-21', 'pdf'),
  ).toBe('data-protection-2026-11-21-fr-fr.pdf')
  expect(
    reportFileName('data-protection', { language: 'en', asAt: '2025-01-01' }, '2026-11-21', 'csv'),
  ).toBe('data-protection-2025-01-01-en.csv')
})

test.each<[string, string]>([
  ['with=japan,france', 'with=japan,france'],
  ['with=japan&questions=fines', 'with=japan&questions=fines'],
  ['pick=all-places&questions=fines', 'questions=fines'],
  ['pick=all-places', ''],
])(
  'an alert of ?%s has the choices "%s", without lists that contain everything',
  (query, expected) => expect(alertAddress(parse(query), known)).toBe(expected),
)
