import { onPerson, setPerson, toPerson, type Person } from './person.client'

const user = {
  givenName: 'Maya',
  familyName: 'Okonjo',
  name: 'maya@northgate.example',
  profile: { prismaId: 'p-1', organisationName: 'Northgate', email: 'maya@northgate.example' },
}

describe('the person of a user', () => {
  test('has the three properties, and no address', () =>
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
  ])('is nobody of %j', (given) => expect(toPerson(given)).toBeNull())
})

test('who listens hears of each change once', () => {
  const heard: (Person | null)[] = []
  const person = { Id: 'p-1', Name: 'A', Organisation: 'B' }
  onPerson((one) => heard.push(one))
  setPerson(person)
  setPerson({ ...person })
  setPerson(null)
  setPerson(null)
  expect(heard).toEqual([person, null])
})
