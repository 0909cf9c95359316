import type { Item, Subscription } from '../match-items'
import { stub } from '../../testing/stub'

jest.mock('payload', () => ({
  APIError: class extends Error {},
  ValidationError: class extends Error {},
}))

type Compose = typeof import('./compose')
let chooseItems: Compose['chooseItems']
let siteUrl: Compose['siteUrl']
let canReceiveDigests: (typeof import('./job'))['canReceiveDigests']

beforeAll(async () => {
  Object.assign(process.env, {
    CONTENT_DATABASE_URL: 'file::memory:',
    CONTENT_SECRET: 'a',
    PREVIEW_SECRET: 'b',
    REVALIDATE_SECRET: 'c',
    SITE_URL: 'https://www.site.test/',
  })
  ;({ chooseItems, siteUrl } = await import('./compose'))
  ;({ canReceiveDigests } = await import('./job'))
})

const item = (at: string, more: Partial<Item> = {}): Item => ({
  collection: 'articles',
  id: 1,
  title: 't',
  summary: 's',
  path: '/p',
  locale: 'en',
  at,
  startsAt: null,
  practices: [],
  sectors: [],
  countries: [],
  people: [],
  feature: null,
  ...more,
})
const alert: Subscription = {
  id: 1,
  topic: 'all',
  frequency: 'daily',
  createdAt: '2026-10-01T00:00:00Z',
}
const period = {
  key: 'daily:2026-11-21',
  from: new Date('2026-11-20T07:00:00Z'),
  to: new Date('2026-11-21T07:00:00Z'),
}
const topics = { practices: new Map<number, number[]>(), sectors: new Map<number, number[]>() }

describe('chooseItems selects', () => {
  test.each<[string, string, object, string[], string, number]>([
    ['items published in the period', '2026-11-20T12:00:00Z', {}, [], period.key, 1],
    ['items published at the end of the period', '2026-11-21T07:00:00Z', {}, [], period.key, 1],
    ['no items published later', '2026-11-21T07:00:01Z', {}, [], period.key, 0],
    ['backdated items', '2026-11-15T12:00:00Z', {}, [], period.key, 1],
    ['no items before the look-back window', '2026-11-10T12:00:00Z', {}, [], period.key, 0],
    ['no items sent before', '2026-11-20T12:00:00Z', {}, ['articles:1'], period.key, 0],
    [
      'no items older than the alert',
      '2026-11-20T12:00:00Z',
      { createdAt: '2026-11-20T12:00:00Z' },
      [],
      period.key,
      0,
    ],
    ['no items of an inactive alert', '2026-11-20T12:00:00Z', { active: false }, [], period.key, 0],
    ['no items with an invalid date', 'soon', {}, [], period.key, 0],
    [
      'no backdated items for immediate alerts',
      '2026-11-15T12:00:00Z',
      {},
      [],
      'immediately:2026-11-21T07:00',
      0,
    ],
  ])('%s', (_, at, more, sent, key, count) =>
    expect(
      chooseItems([item(at)], [{ ...alert, ...more }], topics, { ...period, key }, new Set(sent)),
    ).toHaveLength(count),
  )

  test('no items without alerts', () =>
    expect(chooseItems([item('2026-11-20T12:00:00Z')], [], topics, period, new Set())).toEqual([]))
})

describe('canReceiveDigests', () => {
  const now = new Date('2026-11-21T12:00:00Z')
  test.each<[string, object, boolean]>([
    ['true for a verified address', {}, true],
    ['true after a pause', { notifications: { pausedUntil: '2026-11-21T12:00:00Z' } }, true],
    ['false during a pause', { notifications: { pausedUntil: '2026-11-21T12:00:01Z' } }, false],
    ['false for an unverified address', { emailVerified: false }, false],
    ['false without an address', { email: null }, false],
    ['false when the deletion is scheduled', { deleteAfter: '2026-12-01T00:00:00Z' }, false],
    ['false for a weekly cap of 0', { notifications: { weeklyCap: 0 } }, false],
    ['false when digests are switched off', { notifications: { mail: { digests: false } } }, false],
    ['true with default settings', { notifications: null }, true],
  ])('%s', (_, more, expected) =>
    expect(
      canReceiveDigests(
        stub({ id: 1, subject: 'a', email: 'a@b.test', emailVerified: true, ...more }),
        now,
      ),
    ).toBe(expected),
  )
})

test.each([
  ['en', 'https://www.site.test/a'],
  ['fr-fr', 'https://www.site.test/fr-fr/a'],
  [null, 'https://www.site.test/a'],
  [undefined, 'https://www.site.test/a'],
])('siteUrl in %j is %s', (locale, url) => expect(siteUrl(locale, '/a')).toBe(url))
