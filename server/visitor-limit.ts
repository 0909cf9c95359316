import { BusyError } from '../lib/limits/fair-queue'
import { createLimit } from '@law-firm/runtime/limits/limit.mjs'

/** More than its limit from one visitor: 429 with `Retry-After`. */
export class TooManyRequestsError extends BusyError {
  override readonly status = 429

  constructor(override readonly seconds: number) {
    super()
  }
}

const limit = createLimit('requests', {
  points: Number(process.env.REQUEST_LIMIT ?? 1_200),
  seconds: 60,
})

/** What takes long to make costs more than a page: reports and brochures, and pictures. */
const costs: [path: RegExp, points: number][] = [
  [/^\/api\/(?:brochure\/|navigator\/(?:[^/]+\/report\.|reports$))/, 20],
  [/^\/api\/og\//, 5],
]

export const toCost = (url: string): number =>
  costs.find(([path]) => path.test(url.split('?')[0] ?? ''))?.[1] ?? 1

/**
 * Counts a request that is rendered for the visitor.
 *
 * @throws TooManyRequestsError
 */
export async function countRequest(visitor: string, url: string): Promise<void> {
  const seconds = await limit.take(visitor, toCost(url))
  if (seconds > 0) throw new TooManyRequestsError(seconds)
}
