/** @jest-environment node */
import type { Json } from '../index/record'
import { applyPartial } from './partial-update'

const present = { objectID: '1', views: 3, tags: ['a', 'b'], title: 'Old' }
const operation = (_operation: string, value: Json) => ({ _operation, value })

describe('partial update', () => {
  it.each([
    [{ title: 'New' }, { title: 'New', views: 3 }],
    [{ views: operation('Increment', 2) }, { views: 5 }],
    [{ views: operation('Decrement', 4) }, { views: -1 }],
    [{ fresh: operation('Increment', 2) }, { fresh: 2 }],
    [{ tags: operation('Add', 'b') }, { tags: ['a', 'b', 'b'] }],
    [{ tags: operation('AddUnique', 'b') }, { tags: ['a', 'b'] }],
    [{ tags: operation('AddUnique', 'c') }, { tags: ['a', 'b', 'c'] }],
    [{ tags: operation('Remove', 'a') }, { tags: ['b'] }],
    [{ views: operation('IncrementFrom', 3) }, { views: 4 }],
    [{ views: operation('IncrementSet', 9) }, { views: 9 }],
    [{ objectID: '2' }, { objectID: '1' }],
  ])('%j makes %j', (changes, expected) =>
    expect(applyPartial(present, '1', changes)).toMatchObject(expected),
  )

  it('skips a conditional update of another version', () => {
    expect(applyPartial(present, '1', { views: operation('IncrementFrom', 8) })).toBeNull()
    expect(applyPartial(present, '1', { views: operation('IncrementSet', 2) })).toBeNull()
  })

  it.each([
    { title: operation('Increment', 1) },
    { title: operation('Add', 1) },
    { title: operation('Explode', 1) },
  ])('refuses %j', (changes) => {
    expect(() => applyPartial(present, '1', changes)).toThrow(
      expect.objectContaining({ status: 400 }),
    )
  })

  it('keeps a name like __proto__ as a name', () => {
    const record = applyPartial(null, '1', JSON.parse('{"__proto__":{"polluted":true}}'))
    expect(Object.keys(record ?? {})).toContain('__proto__')
    expect({}).not.toHaveProperty('polluted')
  })
})
