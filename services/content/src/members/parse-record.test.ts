import { invalidTelephones, validTelephones } from '@law-firm/contract/testing/contact-details'
import { FieldError, parseDateTime, parseChanges } from './parse-record'

describe('parseChanges', () => {
  test.each<[unknown, unknown]>([
    [{}, {}],
    [{ details: { givenName: ' Ann ' } }, { details: { givenName: 'Ann' } }],
    [
      { details: { givenName: '', phone: null, language: null } },
      { details: { givenName: null, phone: null, language: null } },
    ],
    [
      { details: { language: 'zh-cn', timeZone: 'Asia/Tokyo', phone: '+44 (0)20 7946-0018' } },
      { details: { language: 'zh-cn', timeZone: 'Asia/Tokyo', phone: '+44 (0)20 7946-0018' } },
    ],
    [
      { interests: { practices: [3, 3, 4], sectors: [] } },
      { interests: { practices: [3, 4], sectors: [] } },
    ],
    [
      { notifications: { weeklyCap: 50, pausedUntil: '2026-12-24', mail: { digests: false } } },
      {
        notifications: {
          weeklyCap: 50,
          pausedUntil: '2026-12-24T00:00:00.000Z',
          mail: { digests: false },
        },
      },
    ],
    [
      { onboarding: { step: 3, done: true, skipped: false } },
      { onboarding: { step: 3, done: true, skipped: false } },
    ],
    [{ muted: ['practice:12', 'saved:1', 'saved:1'] }, { muted: ['practice:12', 'saved:1'] }],
  ])('accepts %j', (body, changes) => expect(parseChanges(body)).toEqual(changes))

  test.each<[unknown, string]>([
    [null, 'body'],
    [[], 'body'],
    ['x', 'body'],
    [7, 'body'],
    [undefined, 'body'],
    [{ subject: 'a' }, 'subject'],
    [{ email: 'a@b.test' }, 'email'],
    [{ productPermissions: [] }, 'productPermissions'],
    [{ deleteAfter: null }, 'deleteAfter'],
    [{ lastVisitAt: null }, 'lastVisitAt'],
    [JSON.parse('{"__proto__":{"a":1}}'), '__proto__'],
    [{ constructor: {} }, 'constructor'],
    [{ details: { toString: 'a' } }, 'details.toString'],
    [{ details: null }, 'details'],
    [{ details: [] }, 'details'],
    [{ details: { givenName: 7 } }, 'details.givenName'],
    [{ details: { givenName: 'x'.repeat(101) } }, 'details.givenName'],
    [{ details: { givenName: 'a\nb' } }, 'details.givenName'],
    [{ details: { phone: 'call me' } }, 'details.phone'],
    [{ details: { language: 'de-de' } }, 'details.language'],
    [{ details: { language: ['en'] } }, 'details.language'],
    [{ details: { timeZone: 'Mars/Base' } }, 'details.timeZone'],
    [{ interests: { practices: '3' } }, 'interests.practices'],
    [{ interests: { practices: [0] } }, 'interests.practices'],
    [{ interests: { practices: [1.5] } }, 'interests.practices'],
    [{ interests: { practices: ['1'] } }, 'interests.practices'],
    [
      { interests: { practices: Array.from({ length: 101 }, (_, id) => id + 1) } },
      'interests.practices',
    ],
    [{ interests: { people: [1] } }, 'interests.people'],
    [{ notifications: { weeklyCap: 51 } }, 'notifications.weeklyCap'],
    [{ notifications: { weeklyCap: -1 } }, 'notifications.weeklyCap'],
    [{ notifications: { weeklyCap: null } }, 'notifications.weeklyCap'],
    [{ notifications: { mail: { digests: 'no' } } }, 'notifications.mail.digests'],
    [{ notifications: { mail: { all: true } } }, 'notifications.mail.all'],
    [{ notifications: { pausedUntil: 'tomorrow' } }, 'notifications.pausedUntil'],
    [{ onboarding: { step: 4 } }, 'onboarding.step'],
    [{ onboarding: { done: 1 } }, 'onboarding.done'],
    [{ muted: ['member:1'] }, 'muted'],
    [{ muted: ['practice:0'] }, 'muted'],
    [{ muted: 'practice:1' }, 'muted'],
    [{ muted: Array.from({ length: 501 }, (_, id) => `saved:${id + 1}`) }, 'muted'],
  ])('rejects %j for %s', (body, field) => {
    expect(() => parseChanges(body)).toThrow(FieldError)
    expect(() => parseChanges(body)).toThrow(expect.objectContaining({ field }))
  })

  test.each(validTelephones)('accepts the telephone number %j', (phone) =>
    expect(parseChanges({ details: { phone } })).toEqual({ details: { phone } }),
  )
  test.each(invalidTelephones)('refuses the telephone number %j', (phone) =>
    expect(() => parseChanges({ details: { phone } })).toThrow('details.phone'),
  )

  test('does not repeat the value in the error', () =>
    expect(() => parseChanges({ details: { phone: 'my secret' } })).toThrow(
      expect.not.objectContaining({ message: expect.stringContaining('secret') }),
    ))
})

describe('parseDateTime', () => {
  test.each([
    ['2026-11-21', '2026-11-21T00:00:00.000Z'],
    ['2026-11-21T08:00:00+09:00', '2026-11-20T23:00:00.000Z'],
    ['2026-11-21T08:00Z', '2026-11-21T08:00:00.000Z'],
  ])('%s is %s', (input, moment) => expect(parseDateTime(input, 'a')).toBe(moment))
  test.each([
    '',
    '2026-13-01',
    '21.11.2026',
    '2026-11-21T08:00',
    1_795_000_000,
    {},
    [],
    true,
    '2026-11-21\n',
    'x'.repeat(10_000),
  ])('rejects %j', (input) => expect(() => parseDateTime(input, 'a')).toThrow(FieldError))
  test('accepts null', () => expect(parseDateTime(null, 'a')).toBeNull())
})
