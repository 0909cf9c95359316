import type { Payload } from 'payload'
import { toStored, type StoredDoc } from '../database/rows'

export type Member = StoredDoc<'members'>
export type PermissionList = (typeof permissionLists)[number]
export const permissionLists = [
  'productPermissions',
  'collaborationPermissions',
  'compliancePermissions',
] as const

/** Returns the member with this subject; creates one without permissions on the first request. */
export async function findOrCreateMember(payload: Payload, subject: string): Promise<Member> {
  const findMember = async () => {
    const { docs } = await payload.find({
      collection: 'members',
      where: { subject: { equals: subject } },
      limit: 1,
      depth: 0,
      overrideAccess: true,
    })
    return toStored(docs)[0]
  }
  const existing = await findMember()
  if (existing) return existing
  try {
    const created = await payload.create({
      collection: 'members',
      data: { subject },
      overrideAccess: true,
    })
    return created as Member // cast: a new member has no relations
  } catch (cause) {
    const concurrent = await findMember() // created by a concurrent first request
    if (concurrent) return concurrent
    throw cause
  }
}
