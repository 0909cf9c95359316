import {
  descendantsByTopic,
  matchesAlert,
  itemKeyOf,
  reasonFor,
  type Follows,
  type Item,
  type Subscription,
} from './match-items'

const item = (more: Partial<Item> = {}): Item => ({
  collection: 'articles',
  id: 1,
  title: 't',
  summary: 's',
  path: '/p',
  locale: 'en',
  at: '2026-11-01T00:00:00Z',
  startsAt: null,
  practices: [11],
  sectors: [20],
  countries: [30],
  people: [40],
  feature: null,
  ...more,
})
const alert = (more: Partial<Subscription> = {}): Subscription => ({
  id: 9,
  topic: 'all',
  frequency: 'daily',
  createdAt: '2026-01-01T00:00:00Z',
  ...more,
})
const follows = (more: Partial<Follows> = {}): Follows => ({
  practices: new Map(),
  sectors: new Map(),
  countries: [],
  people: [],
  subscriptions: [],
  alertTopics: { practices: new Map(), sectors: new Map() },
  ...more,
})

describe('why a member sees an item', () => {
  const all = follows({
    practices: new Map([[10, [10, 11]]]),
    sectors: new Map([[20, [20]]]),
    countries: [30],
    people: [40],
    subscriptions: [alert()],
  })

  test.each<[string, Follows, string[], object | null]>([
    ['nothing', follows(), [], null],
    ['a person first', all, [], { kind: 'person', id: 40 }],
    ['then a practice that covers it', all, ['person:40'], { kind: 'practice', id: 10 }],
    ['then a sector', all, ['person:40', 'practice:10'], { kind: 'sector', id: 20 }],
    ['then a country', all, ['person:40', 'practice:10', 'sector:20'], { kind: 'country', id: 30 }],
    [
      'then an alert',
      all,
      ['person:40', 'practice:10', 'sector:20', 'country:30'],
      { kind: 'subscription', id: 9 },
    ],
    [
      'nothing, when all is muted',
      all,
      ['person:40', 'practice:10', 'sector:20', 'country:30', 'subscription:9'],
      null,
    ],
    ['no practice beside it', follows({ practices: new Map([[12, [12]]]) }), [], null],
  ])('%s', (_, given, muted, reason) =>
    expect(reasonFor(item(), given, new Set(muted))).toEqual(reason),
  )

  test('an item without topics has none', () =>
    expect(
      reasonFor(item({ practices: [], sectors: [], countries: [], people: [] }), {
        ...all,
        subscriptions: [],
      }),
    ).toBeNull())
})

describe('an alert is for', () => {
  const topics = { practices: new Map([[10, [10, 11]]]), sectors: new Map([[20, [20, 21]]]) }
  test.each<[string, Partial<Subscription>, Partial<Item>, boolean]>([
    ['everything', {}, {}, true],
    ['everything in its country', { country: 30 }, {}, true],
    ['nothing in another country', { country: 31 }, {}, false],
    ['nothing without a country', { country: 30 }, { countries: [] }, false],
    ['what is below its practice', { topic: 'practice', practice: 10 }, {}, true],
    ['no other practice', { topic: 'practice', practice: 12 }, {}, false],
    ['what is below its sector', { topic: 'sector', sector: 20 }, { sectors: [21] }, true],
    ['nothing, without its practice', { topic: 'practice', practice: null }, {}, false],
    ['nothing, when it is stopped', { active: false }, {}, false],
    ['nothing of a kind that is off', { kinds: { articles: false } }, {}, false],
    ['other kinds', { kinds: { articles: false } }, { collection: 'news' }, true],
    [
      'a series as a training',
      { kinds: { trainings: false } },
      { collection: 'training-series' },
      false,
    ],
    ['nothing of an unknown topic', { topic: 'x' as 'all' }, {}, false],
  ])('%s', (_, given, about, expected) =>
    expect(matchesAlert(alert(given), item(about), topics)).toBe(expected),
  )
})

describe('what a topic covers', () => {
  const tree = [{ id: 1 }, { id: 2, parent: 1 }, { id: 3, parent: 2 }, { id: 4, parent: null }]
  test('is itself and all below', () =>
    expect(descendantsByTopic([1, 4, 9], tree)).toEqual(
      new Map([
        [1, [1, 2, 3]],
        [4, [4]],
        [9, [9]],
      ]),
    ))
  test('ends in a circle', () =>
    expect(
      descendantsByTopic(
        [1],
        [
          { id: 1, parent: 2 },
          { id: 2, parent: 1 },
        ],
      ),
    ).toEqual(new Map([[1, [1, 2]]])))
  test('of nothing is nothing', () => expect(descendantsByTopic([], []).size).toBe(0))
})

test('items of two collections with one number are two', () =>
  expect(itemKeyOf(item())).not.toBe(itemKeyOf(item({ collection: 'news' }))))
