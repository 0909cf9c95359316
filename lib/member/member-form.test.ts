import { ContentUnavailableError } from '../errors/content-unavailable'
import { asMember, changedNames, toValues } from './member-form'

const data = (entries: [string, string][]) => {
  const form = new FormData()
  for (const [name, value] of entries) form.append(name, value)
  return form
}

test('changes only fields that differ from their initial value', () => {
  const sent = data([
    ['a', ' one '],
    ['was.a', 'one'],
    ['b', 'two'],
    ['was.b', ''],
    ['list', '1'],
    ['list', '2'],
    ['was.list', '1\n2'],
    ['was.box', 'on'],
    ['new', 'x'],
  ])
  expect(changedNames(sent, ['a', 'b', 'list', 'box', 'new'])).toEqual(['b', 'box', 'new'])
  expect(toValues(sent, ['a', 'list', 'box'])).toEqual({ a: ['one'], list: ['1', '2'], box: [] })
})

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
