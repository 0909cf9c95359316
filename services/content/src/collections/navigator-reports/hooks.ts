import { ValidationError, type CollectionBeforeValidateHook, type PayloadRequest } from 'payload'
import type { NavigatorReport } from '../../payload-types'
import { addSubmittedFields, submittedFieldsOf } from '../../members/field-writes'
import {
  changedBetween,
  parseChoices,
  fingerprintOf,
  type Fingerprint,
} from '../../navigator/fingerprint'

const mostReports = 200

type Report = Partial<Pick<NavigatorReport, 'service' | 'query' | 'madeFrom'>>

const refusal = (path: string, message: string) =>
  new ValidationError({ collection: 'navigator-reports', errors: [{ path, message }] })

const presentOf = (report: Report, req: PayloadRequest): Promise<Fingerprint> =>
  fingerprintOf(parseChoices(report.service ?? '', report.query ?? ''), req)

/**
 * What the answers say is noted when a report is saved, and again whenever the member gives
 * `madeAt`.
 */
export const recordFingerprint: CollectionBeforeValidateHook = async ({
  data,
  operation,
  originalDoc,
  req,
}) => {
  const given = submittedFieldsOf(req, 'navigator-reports')
  const name = typeof data?.name === 'string' ? data.name.trim() : data?.name
  if (operation === 'update' && !given.madeAt) return { ...data, name }
  const whole = { ...originalDoc, ...data } as Report
  if (parseChoices(whole.service ?? '', whole.query ?? '').jurisdictions.length === 0)
    throw refusal('query', 'Which jurisdictions?')
  if (
    operation === 'create' &&
    (
      await req.payload.count({
        collection: 'navigator-reports',
        where: { member: { equals: data?.member } },
        overrideAccess: true,
        req,
      })
    ).totalDocs >= mostReports
  )
    throw refusal('member', `There are ${mostReports} already.`)
  addSubmittedFields(req, 'navigator-reports', ['madeFrom', 'madeAt'])
  return { ...data, name, madeFrom: await presentOf(whole, req), madeAt: new Date().toISOString() }
}

/**
 * Which answers say something else than when the report was made; worked out once a document and
 * request. The marks are nobody's to read: they come from the row.
 */
export function changesOf(
  { id, madeAt }: { id?: unknown; madeAt?: unknown },
  req: PayloadRequest,
): Promise<string[]> {
  const known = (req.context.reportChanges ??= new Map()) as Map<string, Promise<string[]>>
  const key = `${String(id)}:${String(madeAt)}`
  const changes = known.get(key) ?? readChanges(Number(id), req)
  known.set(key, changes)
  return changes
}

async function readChanges(id: number, req: PayloadRequest): Promise<string[]> {
  const row = await req.payload.db.findOne<Report & { id: number }>({
    collection: 'navigator-reports',
    where: { id: { equals: id } },
    req,
  })
  return row ? changedBetween(row.madeFrom ?? {}, await presentOf(row, req)) : []
}
