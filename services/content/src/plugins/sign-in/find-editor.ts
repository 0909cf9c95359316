import { randomUUID } from 'node:crypto'
import type { Payload, Where } from 'payload'
import { isEditor } from '../../access/rules'
import { env } from '../../env'
import type { User } from '../../payload-types'
import type { Identity } from './provider'

/**
 * The account of an identity. The first sign-in finds it by its address, and binds it: an address may
 * be given to another person later, whose subject is another one.
 *
 * @returns null for an account that is missing, no person's, or bound to another identity
 */
export async function findOrCreateEditor(
  payload: Payload,
  { subject, email, name }: Identity,
): Promise<number | null> {
  const bound = await find(payload, { ssoSubject: { equals: subject } })
  const account = bound ?? (await find(payload, { email: { equals: email } }))
  if (account) {
    if (!isEditor({ user: { ...account, collection: 'users' } })) return null
    if (!bound && account.ssoSubject) return null
    if (!bound)
      await payload.update({ collection: 'users', id: account.id, data: { ssoSubject: subject } })
    return account.id
  }
  if (!env.CONTENT_SSO_DEFAULT_ROLE) return null
  const created = await payload.create({
    collection: 'users',
    data: {
      email,
      name: name || email,
      role: env.CONTENT_SSO_DEFAULT_ROLE,
      ssoSubject: subject,
      password: randomUUID() + randomUUID(), // Payload requires one
    },
  })
  return created.id
}

async function find(payload: Payload, where: Where): Promise<User | undefined> {
  const { docs } = await payload.find({ collection: 'users', where, limit: 1, depth: 0 })
  return docs[0]
}
