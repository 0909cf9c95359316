import { effectivePermissions, isRunning } from './effective-permissions'

const now = new Date('2026-11-21T12:00:00Z')
const past = '2026-11-21T11:59:59Z'
const future = '2026-11-21T12:00:01Z'

describe('permissions that count now', () => {
  test.each<[string, unknown, unknown, string[]]>([
    ['listed ones without a subscription', ['product|a', 'b'], [], ['product|a', 'b']],
    [
      'a subscription that runs',
      ['b'],
      [{ permission: 'product|a', from: past, until: future }],
      ['b', 'product|a'],
    ],
    ['a subscription without an end', [], [{ permission: 'a' }], ['a']],
    ['none that ran out', ['b'], [{ permission: 'a', until: past }], ['b']],
    ['none that ends this moment', [], [{ permission: 'a', until: now.toISOString() }], []],
    ['none that is still to come', [], [{ permission: 'a', from: future }], []],
    [
      'none that ran out, though it is listed',
      ['product|a'],
      [{ permission: 'a', until: past }],
      [],
    ],
    [
      'one that ran out and was renewed',
      ['a'],
      [
        { permission: 'a', until: past },
        { permission: 'product|a', from: past, until: future },
      ],
      ['product|a'],
    ],
    ['each once', ['a', 'a'], [{ permission: 'b' }, { permission: 'b' }], ['a', 'b']],
    ['nothing of nothing', null, undefined, []],
    ['nothing of what is no list', 'a', { permission: 'a' }, []],
    ['nothing of broken entries', [null, 7, {}], [null, 'a', {}, { permission: 7 }], []],
  ])('are %s', (_, listed, subscriptions, found) =>
    expect(effectivePermissions(listed, subscriptions, now)).toEqual(found),
  )

  test('a day that is none ends a subscription', () =>
    expect(isRunning({ permission: 'a', until: 'never' }, now)).toBe(false))
})
