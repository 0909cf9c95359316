import type { Field, PayloadRequest } from 'payload'

/**
 * Places of an event that are taken: everybody who registered and did not cancel, up to its
 * capacity.
 */
const countRegistrations = async (event: number, req: PayloadRequest): Promise<number> =>
  (
    await req.payload.count({
      collection: 'registrations',
      where: { and: [{ event: { equals: event } }, { state: { not_equals: 'cancelled' } }] },
      req,
    })
  ).totalDocs

/** Places of an event that are left; nothing where the number of places is not limited. */
export const placesLeftField: Field = {
  name: 'placesLeft',
  type: 'number',
  virtual: true,
  label: 'Places left',
  admin: { hidden: true },
  hooks: {
    afterRead: [
      async ({ data, req }) => {
        if (typeof data?.capacity !== 'number' || typeof data.id !== 'number') return null
        return Math.max(0, data.capacity - (await countRegistrations(data.id, req)))
      },
    ],
  },
}
