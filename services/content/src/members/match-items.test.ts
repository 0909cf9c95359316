import {
  descendantsByTopic,
  matchesAlert,
  toItemKey,
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

describe('reasonFor', () => {
  const all = follows({
    practices: new Map([[10, [10, 11]]]),
    sectors: new Map([[20, [20]]]),
    countries: [30],
    people: [40],
    subscriptions: [alert()],
  })

  test.each<[string, Follows, string[], object | null]>([
    ['null without interests', follows(), [], null],
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
      'null when all reasons are muted',
      all,
      ['person:40', 'practice:10', 'sector:20', 'country:30', 'subscription:9'],
      null,
    ],
    ['null for an unrelated practice', follows({ practices: new Map([[12, [12]]]) }), [], null],
  ])('%s', (_, input, muted, reason) =>
    expect(reasonFor(item(), input, new Set(muted))).toEqual(reason),
  )

  test('is null for an item without topics', () =>
    expect(
      reasonFor(item({ practices: [], sectors: [], countries: [], people: [] }), {
        ...all,
        subscriptions: [],
      }),
    ).toBeNull())
})

describe('matchesAlert: an alert matches', () => {
  const topics = { practices: new Map([[10, [10, 11]]]), sectors: new Map([[20, [20, 21]]]) }
  test.each<[string, Partial<Subscription>, Partial<Item>, boolean]>([
    ['everything', {}, {}, true],
    ['everything in its country', { country: 30 }, {}, true],
    ['nothing in another country', { country: 31 }, {}, false],
    ['nothing without a country', { country: 30 }, { countries: [] }, false],
    ['descendants of its practice', { topic: 'practice', practice: 10 }, {}, true],
    ['no other practice', { topic: 'practice', practice: 12 }, {}, false],
    ['descendants of its sector', { topic: 'sector', sector: 20 }, { sectors: [21] }, true],
    ['nothing, without its practice', { topic: 'practice', practice: null }, {}, false],
    ['nothing when it is inactive', { active: false }, {}, false],
    ['no type that is switched off', { kinds: { articles: false } }, {}, false],
    ['other types', { kinds: { articles: false } }, { collection: 'news' }, true],
    [
      'a series as a training',
      { kinds: { trainings: false } },
      { collection: 'training-series' },
      false,
    ],
    ['nothing of an unknown topic', { topic: 'x' as 'all' }, {}, false],
  ])('%s', (_, subscription, properties, expected) =>
    expect(matchesAlert(alert(subscription), item(properties), topics)).toBe(expected),
  )
})

describe('descendantsByTopic', () => {
  const tree = [{ id: 1 }, { id: 2, parent: 1 }, { id: 3, parent: 2 }, { id: 4, parent: null }]
  test('contains the topic and its descendants', () =>
    expect(descendantsByTopic([1, 4, 9], tree)).toEqual(
      new Map([
        [1, [1, 2, 3]],
        [4, [4]],
        [9, [9]],
      ]),
    ))
  test('terminates for cyclic parents', () =>
    expect(
      descendantsByTopic(
        [1],
        [
          { id: 1, parent: 2 },
          { id: 2, parent: 1 },
        ],
      ),
    ).toEqual(new Map([[1, [1, 2]]])))
  test('is empty without topics', () => expect(descendantsByTopic([], []).size).toBe(0))
})

test('item keys differ between collections with the same id', () =>
  expect(toItemKey(item())).not.toBe(toItemKey(item({ collection: 'news' }))))
