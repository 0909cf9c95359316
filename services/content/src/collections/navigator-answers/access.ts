import type { FieldAccess, PayloadRequest } from 'payload'
import { featureOf, hasFeature, readsDrafts } from '../../access/rules'
import { idOf } from '../../relations'
import { readRow } from '../../rows'

/** What opens an answer: a permission, or nothing but its being of the public sample. */
type Lock = { feature: unknown; sample: boolean }

/**
 * Whether the reader may see the whole of an answer: full text, sources, earlier statements
 * (decision 20). The permission is that of the navigator service, so that an editor sets it once
 * and no answer can be forgotten; one that an answer names itself takes its place.
 */
export const canReadAnswer: FieldAccess = async (asked) => {
  const lock = await lockFor(asked.req, asked.doc)
  return lock === 'open' || (lock !== null && hasFeature(asked.req, lock.feature))
}

/**
 * Whether the reader may see what an answer says in short: everybody of the public sample, else as
 * the whole of it.
 */
export const canReadSummary: FieldAccess = ({ req, doc }) => canReadAnswerSummary(req, doc)

/** The same for an answer that is not read by Payload. */
export async function canReadAnswerSummary(
  req: PayloadRequest,
  doc: Record<string, unknown> | undefined,
): Promise<boolean> {
  const lock = await lockFor(req, doc)
  return lock === 'open' || (lock !== null && (lock.sample || hasFeature(req, lock.feature)))
}

/**
 * `null` keeps everybody out: without a document at hand (a filter or an order by the field would
 * give the text away bit by bit), for an answer whose jurisdiction or service cannot be found, and
 * where its own permission was not read.
 */
async function lockFor(
  req: PayloadRequest,
  doc: Record<string, unknown> | undefined,
): Promise<Lock | 'open' | null> {
  if (readsDrafts(req)) return 'open'
  const jurisdictionId = idOf(doc?.jurisdiction)
  const jurisdiction =
    jurisdictionId === null
      ? null
      : await readRow(
          'navigator gate',
          { collection: 'navigator-jurisdictions', select: { service: true, sample: true } },
          jurisdictionId,
          req,
        )
  const serviceId = idOf(jurisdiction?.service)
  const service =
    serviceId === null
      ? null
      : await readRow(
          'navigator gate',
          { collection: 'navigator-services', select: { product: true } },
          serviceId,
          req,
        )
  const own = featureOf(doc)
  if (!jurisdiction || !service || own === undefined) return null
  return own
    ? { feature: own, sample: false }
    : { feature: featureOf(service), sample: jurisdiction.sample === true }
}
