import { effectivePermissions, isActive } from './effective-permissions'

const now = new Date('2026-11-21T12:00:00Z')
const past = '2026-11-21T11:59:59Z'
const future = '2026-11-21T12:00:01Z'

describe('effectivePermissions', () => {
  test.each<[string, unknown, unknown, string[]]>([
    ['listed ones without a subscription', ['product|a', 'b'], [], ['product|a', 'b']],
    [
      'an active subscription',
      ['b'],
      [{ permission: 'product|a', from: past, until: future }],
      ['b', 'product|a'],
    ],
    ['a subscription without an end', [], [{ permission: 'a' }], ['a']],
    ['no expired subscription', ['b'], [{ permission: 'a', until: past }], ['b']],
    ['no subscription that ends now', [], [{ permission: 'a', until: now.toISOString() }], []],
    ['no future subscription', [], [{ permission: 'a', from: future }], []],
    [
      'no expired subscription, though it is listed',
      ['product|a'],
      [{ permission: 'a', until: past }],
      [],
    ],
    [
      'a renewed subscription',
      ['a'],
      [
        { permission: 'a', until: past },
        { permission: 'product|a', from: past, until: future },
      ],
      ['product|a'],
    ],
    ['each once', ['a', 'a'], [{ permission: 'b' }, { permission: 'b' }], ['a', 'b']],
    ['nothing for null and undefined', null, undefined, []],
    ['nothing for values that are not lists', 'a', { permission: 'a' }, []],
    ['nothing for invalid entries', [null, 7, {}], [null, 'a', {}, { permission: 7 }], []],
  ])('returns %s', (_, listed, subscriptions, expected) =>
    expect(effectivePermissions(listed, subscriptions, now)).toEqual(expected),
  )

  test('an invalid end date is expired', () =>
    expect(isActive({ permission: 'a', until: 'never' }, now)).toBe(false))
})
