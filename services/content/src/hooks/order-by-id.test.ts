import { orderById } from './order-by-id'
import { stub } from '../testing/stub'

const sortOf = async (args: object, operation = 'read') =>
  ((await orderById(stub({ args, operation }))) as { sort?: string }).sort

test('sorts queries by id by id', async () => {
  expect(await sortOf({ where: { id: { in: [1, 2] } } })).toBe('id')
  expect(await sortOf({ where: { id: { equals: 1 } } })).toBe('id')
})

test('leaves the order of other queries', async () => {
  expect(await sortOf({ where: { id: { in: [1] } }, sort: '-publishedOn' })).toBe('-publishedOn')
  for (const args of [
    { where: { slug: { equals: 'x' } } },
    { where: { id: { in: [1] }, slug: { equals: 'x' } } },
    { where: {} },
    {},
  ])
    expect(await sortOf(args)).toBeUndefined()
  expect(await sortOf({ where: { id: { equals: 1 } } }, 'update')).toBeUndefined()
})
