import type { Payload } from 'payload'
import type { MemberRecord } from './record-fields'

export type Member = { id: number; subject: string } & MemberRecord &
  Record<PermissionList, string[] | null | undefined>
export type PermissionList = (typeof permissionLists)[number]
export const permissionLists = [
  'productPermissions',
  'collaborationPermissions',
  'compliancePermissions',
] as const

/** The record of a member; one who comes for the first time gets one, without permissions. */
export async function memberOf(payload: Payload, subject: string): Promise<Member> {
  const known = async () =>
    (
      await payload.find({
        collection: 'members',
        where: { subject: { equals: subject } },
        limit: 1,
        depth: 0,
        overrideAccess: true,
      })
    ).docs[0] as unknown as Member | undefined
  const found = await known()
  if (found) return found
  try {
    return (await payload.create({
      collection: 'members',
      data: { subject } as never,
      overrideAccess: true,
    })) as unknown as Member
  } catch (cause) {
    const made = await known() // two first requests at once: the other one made it
    if (made) return made
    throw cause
  }
}
