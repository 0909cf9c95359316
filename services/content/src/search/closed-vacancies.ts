import type { Payload, TaskConfig } from 'payload'
import { enqueueChange } from './changes'
import { searchClient } from './client'

/** A vacancy closes within 36 hours of the beginning of its day; the rest is for days without a job. */
const daysBack = 7
const dayMs = 86_400_000

/**
 * Takes vacancies out of the search when they have closed, which no change of a document tells: those
 * of the last days are sent again, and closed ones have no record. A day ends at UTC-12, at 12:00 UTC.
 */
export const removeClosedVacanciesTask: TaskConfig<{ input: object; output: { count: number } }> = {
  slug: 'removeClosedVacancies',
  schedule: [{ cron: '1 12 * * *', queue: 'cleanup' }],
  handler: async ({ req }) => {
    if (!searchClient) return { output: { count: 0 } }
    const ids = await vacanciesOfLastDays(req.payload, new Date())
    for (const id of ids) await enqueueChange(req, 'careers-pages', id)
    return { output: { count: ids.length } }
  },
}

/** The vacancies whose last day began within the last seven days. */
export async function vacanciesOfLastDays(payload: Payload, now: Date): Promise<number[]> {
  const from = new Date(now.getTime() - daysBack * dayMs)
  const { docs } = await payload.find({
    collection: 'careers-pages',
    where: {
      kind: { equals: 'vacancy' },
      'vacancy.closesOn': {
        greater_than: from.toISOString(),
        less_than_equal: now.toISOString(),
      },
    },
    select: {},
    depth: 0,
    pagination: false,
  })
  return docs.map(({ id }) => id)
}
