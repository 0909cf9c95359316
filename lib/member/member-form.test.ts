import { ContentUnavailableError } from '../errors/content-unavailable'
import { asMember } from './member-form'

test.each([null, 'expired' as const])(
  'without a member (%s) the values come back',
  async (member) =>
    expect(
      await asMember(
        async () => member,
        { a: ['x'] },
        async () => ({ outcome: 'saved' }),
      ),
    ).toEqual({ outcome: 'signedOut', values: { a: ['x'] } }),
)

const member = {
  subject: 's',
  name: null,
  email: null,
  organization: null,
  claims: {},
  accessToken: 't',
}

test('returns the values during an outage of the content service', async () =>
  expect(
    await asMember(
      async () => member,
      { a: ['x'] },
      async () => {
        throw new ContentUnavailableError('member', null)
      },
    ),
  ).toEqual({ outcome: 'unavailable', values: { a: ['x'] } }))

test('rethrows other errors', () =>
  expect(
    asMember(
      async () => member,
      {},
      async () => {
        throw new TypeError('a bug')
      },
    ),
  ).rejects.toThrow('a bug'))
