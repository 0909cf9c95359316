import { onPerson, setPerson, toPerson, type Person } from './person.client'

const user = {
  givenName: 'Maya',
  familyName: 'Okonjo',
  name: 'maya@northgate.example',
  profile: { prismaId: 'p-1', organisationName: 'Northgate', email: 'maya@northgate.example' },
}

describe('toPerson', () => {
  test('returns id, name and organisation, without the email address', () =>
    expect(toPerson(user)).toEqual({ Id: 'p-1', Name: 'Maya Okonjo', Organisation: 'Northgate' }))
  test('reads claims below the provider’s domain first', () =>
    expect(
      toPerson({
        ...user,
        profile: {
          prismaId: 'other',
          'https://firm.test/prismaId': 'p-2',
          'https://firm.test/organisationName': 'Meridian',
        },
      }),
    ).toEqual({ Id: 'p-2', Name: 'Maya Okonjo', Organisation: 'Meridian' }))
  test.each([
    null,
    { ...user, profile: {} },
    { ...user, profile: { prismaId: 7 } },
    { ...user, profile: { prismaId: '' } },
  ])('returns null for %j', (input) => expect(toPerson(input)).toBeNull())
})

test('notifies listeners once per change', () => {
  const calls: (Person | null)[] = []
  const person = { Id: 'p-1', Name: 'A', Organisation: 'B' }
  onPerson((value) => calls.push(value))
  setPerson(person)
  setPerson({ ...person })
  setPerson(null)
  setPerson(null)
  expect(calls).toEqual([person, null])
})
