import { LRUCache } from 'lru-cache'

/** Content codings of a response (RFC 9110, 8.4.1). */
export const codings = ['br', 'gzip', 'identity'] as const
export type Coding = (typeof codings)[number]

/** Browsers send a handful of different headers. */
const known = new LRUCache<string, Coding>({ max: 100 })

/** The best coding that a client accepts (RFC 9110, 12.5.3). */
export function chooseCoding(header: string | string[] | undefined): Coding {
  const accepted = String(header ?? '')
  const before = known.get(accepted)
  if (before) return before
  const coding = bestOf(accepted)
  known.set(accepted, coding)
  return coding
}

function bestOf(accepted: string): Coding {
  if (accepts(accepted, 'br')) return 'br'
  return accepts(accepted, 'gzip') ? 'gzip' : 'identity'
}

const refused = /;\s*q=0(\.0*)?\s*(,|$)/
const accepts = (header: string, coding: string): boolean =>
  header
    .split(',')
    .some((one) => one.trim().toLowerCase().split(/[;\s]/)[0] === coding && !refused.test(one))
