import type { CollectionBeforeOperationHook, PayloadRequest } from 'payload'
import { readsDrafts } from '../access/rules'
import { accessFields } from '../model/published'

type ReadArgs = { overrideAccess?: boolean; select?: Record<string, unknown>; req: PayloadRequest }

/**
 * Payload ignores `forceSelect` when a query excludes fields, which would leave the permission
 * unknown; `draft: true` is ignored for users who may not read drafts.
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
  const included = Object.entries(select).filter(
    ([name, value]) => !accessFields.some((field) => field === name) || !excludes(value),
  )
  return included.length > 0 ? Object.fromEntries(included) : undefined
}

const excludes = (value: unknown): boolean =>
  value === false ||
  (typeof value === 'object' && value !== null && Object.values(value).some(excludes))
