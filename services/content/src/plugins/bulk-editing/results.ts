import type { Payload, PayloadRequest } from 'payload'
import type { BulkResult } from '../../payload-types'

/** In the transaction of the request, which may have the write that it is of. */
export async function saveResult(
  req: PayloadRequest,
  run: number,
  result: Omit<BulkResult, 'id' | 'run'>,
): Promise<void> {
  await req.payload.db.create({
    collection: 'bulk-results',
    data: { ...result, run },
    returning: false,
    req,
  })
}

/** The row that a run did last, 0 before the first. */
export async function lastResult(payload: Payload, run: number): Promise<number> {
  const { docs } = await payload.find({
    collection: 'bulk-results',
    where: { run: { equals: run } },
    sort: '-row',
    select: { row: true },
    limit: 1,
    pagination: false,
    depth: 0,
  })
  return docs[0]?.row ?? 0
}
