import type { PayloadRequest } from 'payload'
import { stub } from '../testing/stub'
import { assertBelowLimit } from './assert-below-limit'

jest.mock('payload', () => ({
  ValidationError: class extends Error {
    constructor(public data: unknown) {
      super('Invalid')
    }
  },
}))

test.each([
  ['favourites', 4, true],
  ['favourite-folders', 5, false],
  ['alert-subscriptions', 5, false],
  ['navigator-reports', 6, false],
] as const)(
  'of %s with %d documents and a limit of 5 is below: %j',
  async (slug, count, isBelow) => {
    const queries: unknown[] = []
    const req = stub<PayloadRequest>({
      payload: {
        count: async ({ collection, where }: { collection: string; where: unknown }) => {
          queries.push([collection, where])
          return { totalDocs: count }
        },
      },
    })
    const check = assertBelowLimit(req, slug, 7, 5)
    if (isBelow) await expect(check).resolves.toBeUndefined()
    else
      await expect(check).rejects.toMatchObject({
        data: { collection: slug, errors: [{ path: 'member', message: 'There are 5 already.' }] },
      })
    expect(queries).toEqual([[slug, { member: { equals: 7 } }]])
  },
)
