import { hashPassword } from '../security/password'
import type { Services } from '../services'
import { databaseConnection } from '../store/users'

const people = [
  {
    number: 1,
    givenName: 'Maya',
    familyName: 'Okonjo',
    email: 'maya.okonjo@northgate.example',
    company: 'Northgate Holdings',
    jobTitle: 'General Counsel',
  },
  {
    number: 2,
    givenName: 'Daniel',
    familyName: 'Reyes',
    email: 'daniel.reyes@harbourline.example',
    company: 'Harbourline',
    jobTitle: 'Head of Compliance',
  },
  {
    number: 3,
    givenName: 'Sofia',
    familyName: 'Lindqvist',
    email: 'sofia.lindqvist@fjordvik.example',
    company: 'Fjordvik',
    jobTitle: 'Legal Counsel',
  },
  {
    number: 4,
    givenName: 'Kenji',
    familyName: 'Arai',
    email: 'kenji.arai@meridian.example',
    company: 'Meridian Group',
    jobTitle: 'Director, Legal',
  },
] as const

const toId = (number: number) => `auth0|65a${String(number).padStart(21, '0')}`

/** Sample accounts. Created once; later changes are kept. */
export async function addSampleAccounts({
  env,
  users,
  organisations,
}: Pick<Services, 'env' | 'users' | 'organisations'>): Promise<void> {
  if (!env.samplePassword) return
  for (const { number, givenName, familyName, email, company, jobTitle } of people) {
    if (users.find(toId(number)) || users.findByEmail(databaseConnection, email)) continue
    users.create({
      id: toId(number),
      connection: databaseConnection,
      email,
      emailVerified: true,
      name: `${givenName} ${familyName}`,
      givenName,
      familyName,
      userMetadata: { company, jobTitle },
      appMetadata: { prismaId: `sample-${number}` },
      passwordHash: await hashPassword(env.samplePassword),
    })
  }
  organisations.create({ id: 'org_meridian', displayName: 'Meridian Group' })
  if (users.find(toId(4))) organisations.addMember('org_meridian', toId(4))
}
