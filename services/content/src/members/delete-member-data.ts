import type { PayloadRequest, Where } from 'payload'
import { releasePlace } from '../inbox/register'
import { verifiedEmail } from './verified-email'
import { readMember } from './record'

const memberCollections = [
  'favourites',
  'favourite-folders',
  'alert-subscriptions',
  'navigator-reports',
  'product-requests',
  'consents',
  'digests',
  'mails',
] as const

/**
 * Deletes all data of a member, in the `beforeDelete` hook, so that it runs however the member is
 * deleted.
 */
export async function deleteMemberData(req: PayloadRequest, id: number): Promise<void> {
  const { payload } = req
  const email = verifiedEmail(await readMember(req, id))
  const context = { quiet: true }
  await anonymise(req, {
    or: [{ member: { equals: id } }, ...(email ? [{ email: { equals: email } }] : [])],
  })
  if (email)
    await payload.delete({
      collection: 'mails',
      where: { to: { equals: email } },
      context,
      req,
      overrideAccess: true,
    })
  for (const collection of memberCollections)
    await payload.delete({
      collection,
      where: { member: { equals: id } },
      context,
      req,
      overrideAccess: true,
    })
}

/**
 * Anonymises registrations, so that past events keep their attendance figures; places at future
 * events are released.
 */
async function anonymise(req: PayloadRequest, where: Where): Promise<void> {
  const { docs } = await req.payload.find({
    collection: 'registrations',
    where,
    sort: 'id',
    pagination: false,
    depth: 0,
    overrideAccess: true,
    req,
  })
  for (const { id } of docs) {
    await releasePlace(req, Number(id))
    const data = {
      name: '–',
      email: `removed-${id}@members.invalid`,
      organisation: null,
      jobTitle: null,
      needs: null,
      tokenHash: null,
      member: null,
    }
    await req.payload.update({
      collection: 'registrations',
      id,
      data,
      req,
      overrideAccess: true,
    })
  }
}
