import type { Item, Subscription } from '../match-items'
import { stub } from '../../testing/stub'

jest.mock('payload', () => ({
  APIError: class extends Error {},
  ValidationError: class extends Error {},
}))

type Compose = typeof import('./compose')
let choose: Compose['choose']
let siteUrl: Compose['siteUrl']
let mayMail: (typeof import('./job'))['mayMail']

beforeAll(async () => {
  Object.assign(process.env, {
    CONTENT_DATABASE_URL: 'file::memory:',
    CONTENT_SECRET: 'a',
    PREVIEW_SECRET: 'b',
    REVALIDATE_SECRET: 'c',
    SITE_URL: 'https://www.site.test/',
  })
  ;({ choose, siteUrl } = await import('./compose'))
  ;({ mayMail } = await import('./job'))
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

describe('a digest holds', () => {
  test.each<[string, string, object, string[], string, number]>([
    ['what came out in its time', '2026-11-20T12:00:00Z', {}, [], period.key, 1],
    ['what comes out as it ends', '2026-11-21T07:00:00Z', {}, [], period.key, 1],
    ['nothing that came later', '2026-11-21T07:00:01Z', {}, [], period.key, 0],
    ['what was dated back', '2026-11-15T12:00:00Z', {}, [], period.key, 1],
    ['nothing long gone', '2026-11-10T12:00:00Z', {}, [], period.key, 0],
    ['nothing that was sent', '2026-11-20T12:00:00Z', {}, ['articles:1'], period.key, 0],
    [
      'nothing older than the alert',
      '2026-11-20T12:00:00Z',
      { createdAt: '2026-11-20T12:00:00Z' },
      [],
      period.key,
      0,
    ],
    ['nothing of a stopped alert', '2026-11-20T12:00:00Z', { active: false }, [], period.key, 0],
    ['nothing without a day', 'soon', {}, [], period.key, 0],
    [
      'nothing dated back, immediately',
      '2026-11-15T12:00:00Z',
      {},
      [],
      'immediately:2026-11-21T07:00',
      0,
    ],
  ])('%s', (_, at, more, sent, key, count) =>
    expect(
      choose([item(at)], [{ ...alert, ...more }], topics, { ...period, key }, new Set(sent)),
    ).toHaveLength(count),
  )

  test('nothing without alerts', () =>
    expect(choose([item('2026-11-20T12:00:00Z')], [], topics, period, new Set())).toEqual([]))
})

describe('a member gets mail', () => {
  const now = new Date('2026-11-21T12:00:00Z')
  test.each<[string, object, boolean]>([
    ['by a checked address', {}, true],
    ['after a pause', { notifications: { pausedUntil: '2026-11-21T12:00:00Z' } }, true],
    ['not in a pause', { notifications: { pausedUntil: '2026-11-21T12:00:01Z' } }, false],
    ['not by an unchecked address', { emailVerified: false }, false],
    ['not without one', { email: null }, false],
    ['not when they leave', { deleteAfter: '2026-12-01T00:00:00Z' }, false],
    ['not when they want none', { notifications: { weeklyCap: 0 } }, false],
    ['not when they switched it off', { notifications: { mail: { digests: false } } }, false],
    ['with nothing set', { notifications: null }, true],
  ])('%s', (_, more, expected) =>
    expect(
      mayMail(stub({ id: 1, subject: 'a', email: 'a@b.test', emailVerified: true, ...more }), now),
    ).toBe(expected),
  )
})

test.each([
  ['en', 'https://www.site.test/a'],
  ['fr-fr', 'https://www.site.test/fr-fr/a'],
  [null, 'https://www.site.test/a'],
  [undefined, 'https://www.site.test/a'],
])('the site’s address in %j is %s', (locale, url) => expect(siteUrl(locale, '/a')).toBe(url))
