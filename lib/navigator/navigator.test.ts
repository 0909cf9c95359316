import { asAt } from './as-at'
import { findChanges } from './changes'
import { compareAddress, mostJurisdictions, parseCompareAddress } from './comparison-query'
import { groupByTopic, onlyDifferences, toMatrix } from './matrix'
import { mostWords, redline } from './redline'
import { toCsv } from './to-csv'
import type { Answer, Jurisdiction, Question, Statement, Status } from './types'

const permitted: Status = { key: 'permitted', word: 'Permitted', tone: 'open' }
const restricted: Status = { key: 'restricted', word: 'Restricted', tone: 'closed' }
const detail: Status = { key: 'see-detail', word: 'See detail', tone: 'none' }
const review: Status = { key: 'under-review', word: 'Under review', tone: 'unknown' }

const say = (
  status: Status,
  statedAt = '2026-05-10T09:00:00.000Z',
  more: Partial<Statement> = {},
): Statement => ({
  statedAt,
  status,
  title: 'Yes',
  summary: 'A summary.',
  text: 'A text.',
  ...more,
})
const place = (slug: string): Jurisdiction => ({
  slug,
  title: slug.toUpperCase(),
  region: 'europe',
  sample: false,
  isoCode: null,
})
const ask = (slug: string, order: number, topicKey = 'scope'): Question => ({
  slug,
  title: `${slug}?`,
  topicKey,
  topic: topicKey,
  order,
})
const answer = (
  jurisdiction: string,
  question: string,
  current: Statement | null,
  history: Answer['history'] = [],
): Answer => ({ jurisdiction, question, reviewedOn: null, overdue: false, current, history })

const changed = answer(
  'fr',
  'fines',
  say(restricted, '2026-05-10T09:00:00.000Z', { title: 'New' }),
  [
    {
      ...say(review, '2024-01-15T09:00:00.000Z', { title: 'Oldest' }),
      changeNote: 'A first ruling.',
    },
    { ...say(permitted, '2025-03-01T09:00:00.000Z', { title: 'Old' }), changeNote: 'A statute.' },
  ],
)

describe('a matrix', () => {
  const given = {
    jurisdictions: ['fr', 'de', 'nl'].map(place),
    questions: [ask('late', 20, 'fines'), ask('early', 10)],
    answers: [
      answer('fr', 'early', say(permitted)),
      answer('de', 'early', say(review)),
      answer('fr', 'late', null),
    ],
  }

  test('has a row for each question and a cell for each jurisdiction', () => {
    const { rows } = toMatrix(given)
    expect(rows.map((row) => [row.question.slug, row.cells.map((cell) => cell.kind)])).toEqual([
      ['early', ['answered', 'underReview', 'notCovered']],
      ['late', ['gated', 'notCovered', 'notCovered']],
    ])
  })

  test('shows the statements of a day', () => {
    const titles = (date: string) =>
      toMatrix({
        jurisdictions: [place('fr')],
        questions: [ask('fines', 1)],
        answers: [changed],
        asAt: date,
      }).rows[0]?.cells.map((cell) =>
        'statement' in cell ? `${cell.kind} ${cell.statement.title}` : cell.kind,
      )
    expect(titles('2026-06-01')).toEqual(['answered New'])
    expect(titles('2025-06-01')).toEqual(['answered Old'])
    expect(titles('2024-06-01')).toEqual(['underReview Oldest'])
    expect(titles('2020-01-01')).toEqual(['notCovered'])
  })

  test('does not show a gated history as not covered', () => {
    const kinds = (historyGated?: true) =>
      toMatrix({
        jurisdictions: [place('fr')],
        questions: [ask('fines', 1)],
        answers: [
          { ...answer('fr', 'fines', say(permitted)), ...(historyGated ? { historyGated } : {}) },
        ],
        asAt: '2020-01-01',
      }).rows[0]?.cells.map(({ kind }) => kind)
    expect(kinds(true)).toEqual(['gated'])
    expect(kinds()).toEqual(['notCovered'])
  })

  test('is empty without jurisdictions and questions', () =>
    expect(toMatrix({ jurisdictions: [], questions: [], answers: [] })).toEqual({
      jurisdictions: [],
      rows: [],
    }))

  test.each<[string, (Statement | null | undefined)[], boolean]>([
    [
      'the same status',
      [say(permitted), say(permitted, undefined, { title: 'Also', summary: 'Another.' })],
      false,
    ],
    ['another status', [say(permitted), say(restricted)], true],
    [
      'the same figure',
      [
        say(detail, undefined, { title: '72 hours' }),
        say(detail, undefined, { title: '72 hours' }),
      ],
      false,
    ],
    [
      'another figure',
      [
        say(detail, undefined, { title: '72 hours' }),
        say(detail, undefined, { title: '48 hours' }),
      ],
      true,
    ],
    ['one not covered', [say(permitted), undefined], true],
    ['one gated', [say(permitted), null], true],
    ['all gated', [null, null], false],
    ['none covered', [undefined, undefined], false],
    ['a single jurisdiction', [say(permitted)], true],
  ])('with only differences: a row with %s', (_, said, stays) => {
    const jurisdictions = said.map((__, index) => place(`j${index}`))
    const answers = said.flatMap((item, index) =>
      item === undefined ? [] : [answer(`j${index}`, 'q', item)],
    )
    expect(
      onlyDifferences(toMatrix({ jurisdictions, questions: [ask('q', 1)], answers })).rows,
    ).toHaveLength(stays ? 1 : 0)
  })

  test('is grouped by topic, in the order of questions', () => {
    const { rows } = toMatrix({
      ...given,
      questions: [ask('a', 1, 'x'), ask('b', 2, 'y'), ask('c', 3, 'x')],
    })
    expect(
      groupByTopic(rows).map((group) => [
        group.topicKey,
        group.rows.map((row) => row.question.slug),
      ]),
    ).toEqual([
      ['x', ['a', 'c']],
      ['y', ['b']],
    ])
  })

  test('of 60 jurisdictions and 60 questions is filtered without a wait', () => {
    const jurisdictions = Array.from({ length: 60 }, (_, index) => place(`j${index}`))
    const questions = Array.from({ length: 60 }, (_, index) =>
      ask(`q${index}`, index, `t${index % 6}`),
    )
    const answers = jurisdictions.flatMap((item, x) =>
      questions.map((question, y) =>
        answer(item.slug, question.slug, say((x + y) % 7 ? permitted : restricted)),
      ),
    )
    const began = performance.now()
    const { rows } = onlyDifferences(
      toMatrix({ jurisdictions, questions, answers, asAt: '2026-06-01' }),
    )
    expect(groupByTopic(rows)).toHaveLength(6)
    expect(performance.now() - began).toBeLessThan(1000)
  })
})

describe('the law as at a date', () => {
  test.each([
    ['2026-05-10', 'New'],
    ['2026-05-09', 'Old'],
    ['2026-05-10T09:00:00.000Z', 'New'],
    ['2026-05-10T08:59:59.000Z', 'Old'],
    ['2025-03-01', 'Old'],
    ['2025-02-28', 'Oldest'],
    ['2024-01-15', 'Oldest'],
    ['2024-01-14', undefined],
    ['soon', undefined],
    ['', undefined],
  ])('%s is %s', (date, title) => expect(asAt(changed, date)?.title).toBe(title))
  test('is null for a gated answer', () =>
    expect(asAt(answer('fr', 'q', null), '2026-06-01')).toBeNull())
})

describe('a list of changes', () => {
  test('is sorted by date, then jurisdiction, and has the reason', () => {
    const other = answer('de', 'fines', say(restricted, '2026-05-10T07:00:00.000Z'), [
      { ...say(permitted, '2025-01-01T09:00:00.000Z'), changeNote: null },
    ])
    expect(
      findChanges([changed, other, answer('nl', 'q', say(permitted)), answer('ie', 'q', null)]).map(
        (item) => [
          item.date.slice(0, 10),
          item.jurisdiction,
          item.before.title,
          item.after.title,
          item.note,
        ],
      ),
    ).toEqual([
      ['2026-05-10', 'de', 'Yes', 'Yes', null],
      ['2026-05-10', 'fr', 'Old', 'New', 'A statute.'],
      ['2025-03-01', 'fr', 'Oldest', 'Old', 'A first ruling.'],
    ])
  })
})

describe('a redline', () => {
  const marked = (before: string, after: string) =>
    redline(before, after)
      .map(({ kind, text }) => ({ same: text, added: `{+${text}}`, removed: `{-${text}}` })[kind])
      .join('')

  test.each([
    ['', '', ''],
    ['same', 'same', 'same'],
    ['', 'new', '{+new}'],
    ['old', '', '{-old}'],
    ['within 72 hours.', 'within 48 hours.', 'within {-72}{+48} hours.'],
    ['a b c', 'a c', 'a {-b }c'],
    ['may be sent', 'must never be sent', '{-may}{+must never} be sent'],
    ['七十二小时内报告', '四十八小时内报告', '{-七}{+四}十{-二}{+八}小时内报告'],
    ['l’autorité d’État', 'l’autorité fédérale', 'l’autorité {-d’État}{+fédérale}'],
    ['<b>x</b>', '<i>x</i>', '<{-b}{+i}>x</{-b}{+i}>'],
  ])('from %j to %j', (before, after, expected) => expect(marked(before, after)).toBe(expected))

  test('contains both texts unchanged', () => {
    const words = ['law', ' ', '\n\n', 'é', '法', '律', '👩‍⚖️', ',', '"', 'x1', '\ud800']
    let seed = 7
    const next = () => (seed = (seed * 16_807) % 2_147_483_647)
    const text = () =>
      Array.from({ length: next() % 40 }, () => words[next() % words.length]).join('')
    for (let round = 0; round < 300; round += 1) {
      const [before, after] = [text(), text()]
      const parts = redline(before, after)
      expect(
        parts
          .filter((part) => part.kind !== 'added')
          .map((part) => part.text)
          .join(''),
      ).toBe(before)
      expect(
        parts
          .filter((part) => part.kind !== 'removed')
          .map((part) => part.text)
          .join(''),
      ).toBe(after)
    }
  })

  test('replaces very long texts completely', () => {
    const long = 'a '.repeat(mostWords)
    expect(redline(long, `${long}b`)).toEqual([
      { kind: 'removed', text: long },
      { kind: 'added', text: `${long}b` },
    ])
  })
})

describe('the query of a comparison', () => {
  const known = {
    jurisdictions: ['germany', 'france', ...Array.from({ length: 80 }, (_, index) => `j${index}`)],
    topics: ['scope'],
  }
  const nothing = {
    jurisdictions: [],
    unknown: [],
    topic: null,
    onlyDifferences: false,
    asAt: null,
  }

  test('round-trips', () => {
    const state = {
      jurisdictions: ['germany', 'france'],
      topic: 'scope',
      onlyDifferences: true,
      asAt: '2026-02-28',
    }
    expect(compareAddress(state)).toBe(
      'with=germany,france&topic=scope&differences=1&as-at=2026-02-28',
    )
    expect(
      parseCompareAddress(Object.fromEntries(new URLSearchParams(compareAddress(state))), known),
    ).toEqual({ ...state, unknown: [] })
    expect(
      compareAddress({ jurisdictions: [], topic: null, onlyDifferences: false, asAt: null }),
    ).toBe('')
  })

  test.each<[string, Record<string, string | string[] | undefined>, object]>([
    ['nothing', {}, {}],
    [
      'a form without script',
      { with: ['germany', 'france'] },
      { jurisdictions: ['germany', 'france'] },
    ],
    ['one twice', { with: 'germany,germany, france ,' }, { jurisdictions: ['germany', 'france'] }],
    [
      'one that there is not',
      { with: 'germany,atlantis' },
      { jurisdictions: ['germany'], unknown: ['atlantis'] },
    ],
    [
      'no slugs',
      { with: '<script>,../x,__proto__,constructor,GERMANY,%00' },
      { unknown: ['constructor'] },
    ],
    ['a topic that there is not', { topic: 'toString' }, {}],
    ['a topic twice', { topic: ['scope', 'x'] }, { topic: 'scope' }],
    ['a day that there is not', { 'as-at': '2026-02-30' }, {}],
    ['a day too early', { 'as-at': '1889-01-01' }, {}],
    ['a moment', { 'as-at': '2026-02-28T00:00:00Z' }, {}],
    ['a day as a language writes it', { 'as-at': '28/02/2026' }, { asAt: '2026-02-28' }],
    ['other values', { differences: 'yes', with: undefined }, {}],
  ])('with %s', (_, query, expected) =>
    expect(parseCompareAddress(query, known)).toEqual({ ...nothing, ...expected }),
  )

  test('has at most 60 jurisdictions', () => {
    const parsed = parseCompareAddress(
      {
        with: [
          ...known.jurisdictions,
          ...Array.from({ length: 100_000 }, (_, index) => `x${index}`),
        ],
      },
      known,
    )
    expect(parsed.jurisdictions).toHaveLength(mostJurisdictions)
    expect(parsed.unknown.length).toBeLessThanOrEqual(10)
  })
})

describe('a comparison as a file', () => {
  const words = {
    topic: 'Topic',
    question: 'Question',
    notCovered: 'Not covered',
    gated: 'For members',
  }
  const fileOf = (title: string) =>
    toCsv(
      toMatrix({
        jurisdictions: [{ ...place('fr'), title: 'France' }, place('de'), place('nl')],
        questions: [{ ...ask('q', 1), title, topic: 'Scope, basis' }],
        answers: [
          answer('fr', 'q', say(permitted, undefined, { title: 'Yes, "mostly"' })),
          answer('nl', 'q', null),
        ],
      }),
      words,
    )

  test('follows RFC 4180', () =>
    expect(fileOf('May it?')).toBe(
      '\uFEFFTopic,Question,France,DE,NL\r\n"Scope, basis",May it?,"Permitted: Yes, ""mostly""\nA summary.",Not covered,For members\r\n',
    ))

  test.each(['=1+1', '+1', '-1', '@SUM(A1)', ' =1', '\t=1', '\u00a0=1', '＝1', '\r=1'])(
    'runs nothing: %j',
    (title) => expect(fileOf(title)).toMatch(/,"?'/),
  )
})
