import { toProducts } from './products'

jest.mock('server-only', () => ({}), { virtual: true })
jest.mock('../content/page/get-tree', () => ({ getTree: async () => [] }))
jest.mock('../graphql/server', () => ({ queryContent: async () => ({}) }))

const offer = (permission: string, title = permission) => ({
  permission,
  title,
  summary: '',
  target: null,
})
const permissions = (...productPermissions: string[]) => ({
  productPermissions,
  collaborationPermissions: [],
  compliancePermissions: [],
})
const past = '2026-01-01T00:00:00.000Z'

test('sorts open products first, then requested, expired and other ones', () => {
  const products = toProducts(
    [offer('d'), offer('c'), offer('b'), offer('a'), offer('e')],
    {
      permissions: permissions('product|a', 'e'),
      products: [
        { permission: 'product|c', from: null, until: past, active: false },
        { permission: 'e', from: null, until: '2027-03-31', active: true },
      ],
    },
    [{ id: 7, permission: 'b', createdAt: '2026-11-03' }],
    'en',
  )
  expect(products.map(({ permission, state }) => [permission, state])).toEqual([
    ['a', { kind: 'open', until: null }],
    ['e', { kind: 'open', until: '2027-03-31' }],
    ['b', { kind: 'requested', request: 7, at: '2026-11-03' }],
    ['c', { kind: 'ended', until: past }],
    ['d', { kind: 'closed' }],
  ])
})

test('an expired product with a new request is requested', () =>
  expect(
    toProducts(
      [offer('c')],
      {
        permissions: permissions(),
        products: [{ permission: 'c', from: null, until: past, active: false }],
      },
      [{ id: 1, permission: 'c', createdAt: past }],
      'en',
    )[0]?.state.kind,
  ).toBe('requested'))
