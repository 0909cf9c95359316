import type { Payload } from 'payload'
import { toStored, type StoredDoc } from '../rows'

export type Member = StoredDoc<'members'>
export type PermissionList = (typeof permissionLists)[number]
export const permissionLists = [
  'productPermissions',
  'collaborationPermissions',
  'compliancePermissions',
] as const

/** The record of a member; one who comes for the first time gets one, without permissions. */
export async function findOrCreateMember(payload: Payload, subject: string): Promise<Member> {
  const known = async () => {
    const { docs } = await payload.find({
      collection: 'members',
      where: { subject: { equals: subject } },
      limit: 1,
      depth: 0,
      overrideAccess: true,
    })
    return toStored(docs)[0]
  }
  const found = await known()
  if (found) return found
  try {
    const made = await payload.create({
      collection: 'members',
      data: { subject },
      overrideAccess: true,
    })
    return made as Member // without relations yet
  } catch (cause) {
    const made = await known() // two first requests at once: the other one made it
    if (made) return made
    throw cause
  }
}
