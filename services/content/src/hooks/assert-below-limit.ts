import { ValidationError, type PayloadRequest } from 'payload'

export const fieldError = (collection: string, path: string, message: string) =>
  new ValidationError({ collection, errors: [{ path, message }] })

export async function assertBelowLimit(
  req: PayloadRequest,
  collection: 'favourites' | 'favourite-folders',
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
