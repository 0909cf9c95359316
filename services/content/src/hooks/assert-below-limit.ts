import { ValidationError, type PayloadRequest } from 'payload'

export const fieldError = (collection: string, path: string, message: string) =>
  new ValidationError({ collection, errors: [{ path, message }] })

/**
 * Limits the documents of a member in a collection.
 *
 * @throws ValidationError
 */
export async function assertBelowLimit(
  req: PayloadRequest,
  collection: 'favourites' | 'favourite-folders' | 'alert-subscriptions' | 'navigator-reports',
  member: unknown,
  most: number,
): Promise<void> {
  const { totalDocs } = await req.payload.count({
    collection,
    where: { member: { equals: member } },
    overrideAccess: true,
    req,
  })
  if (totalDocs >= most) throw fieldError(collection, 'member', `There are ${most} already.`)
}
