import { countSequence } from './hooks'
import { stub } from '../../testing/stub'

const before = {
  id: 1,
  sequence: 4,
  startsAt: '2026-12-04T08:30:00.000Z',
  endsAt: '2026-12-04T10:00:00.000Z',
  state: 'planned',
  timeZone: 'Europe/London',
  title: 'T',
  venue: { name: 'N', address: '1 rue' },
}

const count = (data: unknown, originalDoc: unknown = before, value: unknown = undefined) =>
  countSequence(stub({ data, originalDoc, value }))

describe('countSequence', () => {
  test.each<[string, object]>([
    ['another start', { startsAt: '2026-12-04T09:30:00.000Z' }],
    ['another end', { endsAt: '2026-12-04T11:00:00.000Z' }],
    ['no end', { endsAt: null }],
    ['cancellation', { state: 'cancelled' }],
    ['another time zone', { timeZone: 'Europe/Paris' }],
    ['another address', { venue: { address: '2 rue' } }],
    ['a removed address', { venue: { address: null } }],
    [
      'another start and cancellation',
      { startsAt: '2027-01-01T00:00:00.000Z', state: 'cancelled' },
    ],
  ])('increments for %s', (_, change) => expect(count({ ...before, ...change })).toBe(5))

  test.each<[string, object]>([
    ['no change', {}],
    ['another title', { title: 'U' }],
    [
      'the same moment in another format',
      { startsAt: '2026-12-04T08:30:00Z', endsAt: '2026-12-04T11:00:00+01:00' },
    ],
    ['a submitted sequence', { sequence: 99 }],
  ])('stays the same for %s', (_, change) => expect(count({ ...before, ...change })).toBe(4))

  test.each([{}, { title: 'U' }, { startsAt: before.startsAt }])(
    'stays the same for the partial update %j',
    (data) => expect(count(data)).toBe(4),
  )

  test('treats all forms of an empty address as equal', () => {
    for (const venue of [
      null,
      undefined,
      {},
      { address: null },
      { address: undefined },
      { address: '' },
    ]) {
      for (const was of [null, undefined, {}, { address: null }])
        expect(count({ venue }, { ...before, venue: was })).toBe(4)
    }
  })

  test.each<[unknown, unknown, number]>([
    [undefined, undefined, 0],
    [undefined, 3, 3],
    [{}, 2, 2],
    [{ id: 1, sequence: null }, null, 0],
  ])('starts for the document %j and the value %j at %j', (originalDoc, value, sequence) =>
    expect(count({}, originalDoc ?? {}, value)).toBe(sequence),
  )

  test('returns the stored value without data', () => expect(count(undefined)).toBe(4))
})
