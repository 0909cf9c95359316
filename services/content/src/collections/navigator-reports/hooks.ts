import type { CollectionBeforeValidateHook, PayloadRequest } from 'payload'
import { assertBelowLimit, fieldError } from '../../hooks/assert-below-limit'
import type { NavigatorReport } from '../../payload-types'
import { addSubmittedFields, getSubmittedFields } from '../../members/field-writes'
import {
  changedBetween,
  parseChoices,
  computeFingerprint,
  type Fingerprint,
} from '../../navigator/fingerprint'

const maxReports = 200

type Report = Partial<Pick<NavigatorReport, 'service' | 'query' | 'fingerprint'>>

const currentFingerprint = (report: Report, req: PayloadRequest): Promise<Fingerprint> =>
  computeFingerprint(parseChoices(report.service ?? '', report.query ?? ''), req)

/**
 * Stores the fingerprint of the report's answers when it is saved, and again whenever `madeAt` is
 * submitted.
 */
export const recordFingerprint: CollectionBeforeValidateHook = async ({
  data,
  operation,
  originalDoc,
  req,
}) => {
  const submitted = getSubmittedFields(req, 'navigator-reports')
  const name = typeof data?.name === 'string' ? data.name.trim() : data?.name
  if (operation === 'update' && !submitted.madeAt) return { ...data, name }
  const merged = { ...originalDoc, ...data } as Report
  if (parseChoices(merged.service ?? '', merged.query ?? '').jurisdictions.length === 0)
    throw fieldError('navigator-reports', 'query', 'Which jurisdictions?')
  if (operation === 'create')
    await assertBelowLimit(req, 'navigator-reports', data?.member, maxReports)
  addSubmittedFields(req, 'navigator-reports', ['fingerprint', 'madeAt'])
  return {
    ...data,
    name,
    fingerprint: await currentFingerprint(merged, req),
    madeAt: new Date().toISOString(),
  }
}

/**
 * The answers that changed since the report was saved, cached per document and request. The stored
 * fingerprint is not readable through the API, so that it is read from the row.
 */
export function findChanges(
  { id, madeAt }: { id?: unknown; madeAt?: unknown },
  req: PayloadRequest,
): Promise<string[]> {
  const cache = (req.context.reportChanges ??= new Map()) as Map<string, Promise<string[]>>
  const key = `${String(id)}:${String(madeAt)}`
  const changes = cache.get(key) ?? readChanges(Number(id), req)
  cache.set(key, changes)
  return changes
}

async function readChanges(id: number, req: PayloadRequest): Promise<string[]> {
  const row = await req.payload.db.findOne<Report & { id: number }>({
    collection: 'navigator-reports',
    where: { id: { equals: id } },
    req,
  })
  return row ? changedBetween(row.fingerprint ?? {}, await currentFingerprint(row, req)) : []
}
