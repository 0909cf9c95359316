import { type ChangeEvent } from '@law-firm/contract/change-events'
import { toBodies, mergeEvents } from './events'

const event = (more: Partial<ChangeEvent> = {}): ChangeEvent => ({
  type: 'Article',
  id: 2001,
  slug: 'a',
  path: '/publications/2001/a',
  operation: 'publish',
  relations: [],
  ...more,
})
const contacts = (count: number, first = 1) =>
  Array.from({ length: count }, (_, index) => ({ type: 'Contact', id: first + index }))
const eventsOf = (body: string | undefined) =>
  (JSON.parse(body ?? '') as { events: ChangeEvent[] }).events

describe('mergeEvents', () => {
  const effects: Record<string, Partial<ChangeEvent>> = {
    publish: {},
    moved: { moved: true },
    restricted: { restricted: true },
    unpublish: { operation: 'unpublish' },
    delete: { operation: 'delete' },
  }

  test.each<[string, string]>([
    ['publish', 'publish'],
    ['publish publish publish', 'publish'],
    ['publish unpublish', 'unpublish'],
    ['publish delete', 'delete'],
    ['publish moved', 'moved'],
    ['moved publish', 'moved publish'],
    ['moved moved', 'moved'],
    ['moved unpublish', 'moved unpublish'],
    ['moved publish delete', 'moved delete'],
    ['unpublish publish', 'unpublish publish'],
    ['unpublish publish publish', 'unpublish publish'],
    ['unpublish publish unpublish', 'unpublish'],
    ['unpublish delete', 'unpublish delete'],
    ['delete publish', 'delete publish'],
    ['moved publish moved publish', 'moved publish'],
    ['restricted publish', 'restricted publish'],
    ['publish restricted restricted', 'restricted'],
    ['restricted moved', 'restricted moved'],
  ])('of one document merges %s into %s', (before, after) => {
    const merged = mergeEvents(before.split(' ').map((name) => event(effects[name])))
    expect(merged).toEqual(after.split(' ').map((name) => event(effects[name])))
  })

  test('returns the last slug and path, and the relations of all', () =>
    expect(
      mergeEvents([
        event({ relations: contacts(2) }),
        event({ slug: 'b', path: '/publications/2001/b', relations: contacts(2, 2) }),
      ]),
    ).toEqual([event({ slug: 'b', path: '/publications/2001/b', relations: contacts(3) })]))

  test('keeps documents apart, in the order of their first events', () =>
    expect(
      mergeEvents([
        event({ id: 2 }),
        event({ type: 'News', id: 2 }),
        event({ id: 1 }),
        event({ id: 2, operation: 'delete' }),
      ]).map(({ type, id, operation }) => `${type}:${id} ${operation}`),
    ).toEqual(['Article:2 delete', 'News:2 publish', 'Article:1 publish']))

  test('splits an event with more than 500 relations', () => {
    const merged = mergeEvents([
      event({ relations: contacts(800) }),
      event({ relations: contacts(800, 401) }),
    ])
    expect(merged.map(({ relations }) => relations.length)).toEqual([500, 500, 200])
    expect(merged.flatMap(({ relations }) => relations)).toEqual(contacts(1200))
  })

  test('returns an empty list when there are no events', () => expect(mergeEvents([])).toEqual([]))
})

describe('toBodies', () => {
  const documents = (count: number, more: Partial<ChangeEvent> = {}) =>
    Array.from({ length: count }, (_, index) => event({ id: index + 1, ...more }))

  test('holds 200 documents in one body', () => {
    const bodies = toBodies(documents(200))
    expect(bodies).toHaveLength(1)
    expect(eventsOf(bodies[0])).toEqual(documents(200))
  })

  test('begins another body after 200 events', () =>
    expect(toBodies(documents(450)).map((body) => eventsOf(body).length)).toEqual([200, 200, 50]))

  test('begins another body before 256 kB, counted in bytes', () => {
    const large = documents(100, { slug: '中'.repeat(300), relations: contacts(200) })
    const bodies = toBodies(large)
    expect(bodies.flatMap(eventsOf)).toEqual(large)
    expect(bodies.length).toBeLessThan(5)
    for (const body of bodies) expect(Buffer.byteLength(body)).toBeLessThanOrEqual(256_000)
    expect(Buffer.byteLength(bodies[0] ?? '')).toBeGreaterThan(245_000)
  })

  test('returns an empty list when there are no events', () => expect(toBodies([])).toEqual([]))
})
