import { parseSignInRequest } from './request-cookie'

test('reads what the sign-in requested', () =>
  expect(
    parseSignInRequest('{"interactive":true,"organization":"org_a","returnTo":"/people"}'),
  ).toEqual({ interactive: true, organization: 'org_a', returnTo: '/people' }))

test.each([undefined, '', '{', '[]', 'null', '{"interactive":"yes"}', '{"organization":7}'])(
  '%j is a silent request without an organisation',
  (value) => expect(parseSignInRequest(value)).toEqual({}),
)
