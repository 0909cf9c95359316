import {
  emptyAuthorization,
  getCollaborationPermissions,
  getCompliancePermissions,
  getProductPermissions,
  toAuthorization,
  toSimplePermission,
} from './authorization'

const lists = {
  productPermissions: ['navigator|aviation', 'briefing'],
  collaborationPermissions: ['room|deal'],
  compliancePermissions: ['kyc|read', 'aml|read'],
}

test.each([
  ['prefix|name', 'name'],
  ['name', 'name'],
  ['|name', 'name'],
  ['prefix|', ''],
  ['a|b|c', 'b|c'],
  ['', ''],
])('toSimplePermission(%j) returns %j', (entry, simple) =>
  expect(toSimplePermission(entry)).toBe(simple),
)

test('has a getter for each list', () => {
  const authorization = toAuthorization(lists)
  expect(getProductPermissions(authorization)).toEqual(['navigator|aviation', 'briefing'])
  expect(getCollaborationPermissions(authorization)).toEqual(['room|deal'])
  expect(getCompliancePermissions(authorization)).toEqual(['kyc|read', 'aml|read'])
})

test('getters return the simple form without duplicates', () => {
  const authorization = toAuthorization(lists)
  expect(getProductPermissions(authorization, 'simple')).toEqual(['aviation', 'briefing'])
  expect(getCollaborationPermissions(authorization, 'simple')).toEqual(['deal'])
  expect(getCompliancePermissions(authorization, 'simple')).toEqual(['read'])
})

test.each([
  undefined,
  null,
  'all',
  1,
  [],
  {},
  { productPermissions: 'all' },
  { productPermissions: { 0: 'a' } },
  { productPermissions: [null, 1, {}, ''] },
  Object.create({ productPermissions: ['a'] }),
])('returns no permissions for %j', (answer) =>
  expect(toAuthorization(answer)).toEqual(emptyAuthorization),
)

test('freezes the empty lists', () => {
  expect(
    Object.isFrozen(emptyAuthorization) && Object.isFrozen(emptyAuthorization.productPermissions),
  ).toBe(true)
})
