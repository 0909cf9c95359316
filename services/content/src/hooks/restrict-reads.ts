import type { CollectionBeforeOperationHook, PayloadRequest } from 'payload'
import { readsDrafts } from '../access/rules'

/** What decides whether a gated field is open; a query cannot leave it out. */
const decisive = ['product', 'jurisdiction']

type ReadArgs = { overrideAccess?: boolean; select?: Record<string, unknown>; req: PayloadRequest }

/**
 * Bounds what a read may ask for. Payload leaves `forceSelect` out where a query excludes fields,
 * so that the permission of a document would be unknown; a visitor's `draft: true` reads what is
 * published.
 */
export const restrictReads: CollectionBeforeOperationHook = ({ args, operation }) => {
  if (operation !== 'read') return args
  const { overrideAccess, select, req } = args as ReadArgs
  const fields = select && withoutExclusions(select)
  return {
    ...args,
    select: fields,
    ...(overrideAccess || readsDrafts(req) ? {} : { draft: false }),
  }
}

export function withoutExclusions(
  select: Record<string, unknown>,
): Record<string, unknown> | undefined {
  const kept = Object.entries(select).filter(
    ([name, value]) => !decisive.includes(name) || !excludes(value),
  )
  return kept.length > 0 ? Object.fromEntries(kept) : undefined
}

const excludes = (value: unknown): boolean =>
  value === false ||
  (typeof value === 'object' && value !== null && Object.values(value).some(excludes))
