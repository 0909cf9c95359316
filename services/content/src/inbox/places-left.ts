import type { Field, PayloadRequest } from 'payload'

/** Registrations that are not cancelled. */
const countRegistrations = async (event: number, req: PayloadRequest): Promise<number> =>
  (
    await req.payload.count({
      collection: 'registrations',
      where: { and: [{ event: { equals: event } }, { state: { not_equals: 'cancelled' } }] },
      req,
    })
  ).totalDocs

/** Places left; null for an event without a capacity. */
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
