import type { FieldAccess, PayloadRequest } from 'payload'
import { toFeature, hasFeature, readsDrafts } from '../../access/rules'
import { toId } from '../../database/relations'
import { readRow } from '../../database/rows'

/** What an answer requires: a permission, unless it is in the public sample. */
type Requirement = { feature: unknown; sample: boolean }

/**
 * Whether the request may read the full answer: text, sources, history (decision 20). The
 * permission is that of the navigator service, set once; an answer's own permission overrides it.
 */
export const canReadAnswer: FieldAccess = async (args) => {
  const requirement = await requirementOf(args.req, args.doc)
  return (
    requirement === 'open' || (requirement !== null && hasFeature(args.req, requirement.feature))
  )
}

/**
 * Whether the request may read the answer's summary: anyone for the public sample, else as the full
 * answer.
 */
export const canReadSummary: FieldAccess = ({ req, doc }) => canReadAnswerSummary(req, doc)

/** The same for rows that bypass Payload's access control. */
export async function canReadAnswerSummary(
  req: PayloadRequest,
  doc: Record<string, unknown> | undefined,
): Promise<boolean> {
  const requirement = await requirementOf(req, doc)
  return (
    requirement === 'open' ||
    (requirement !== null && (requirement.sample || hasFeature(req, requirement.feature)))
  )
}

/**
 * `null` denies access: without a document (a filter or sort would disclose the text), when the
 * jurisdiction or service is missing, and when the answer's own permission was not selected.
 */
async function requirementOf(
  req: PayloadRequest,
  doc: Record<string, unknown> | undefined,
): Promise<Requirement | 'open' | null> {
  if (readsDrafts(req)) return 'open'
  const jurisdictionId = toId(doc?.jurisdiction)
  const jurisdiction =
    jurisdictionId === null
      ? null
      : await readRow(
          'navigator gate',
          { collection: 'navigator-jurisdictions', select: { service: true, sample: true } },
          jurisdictionId,
          req,
        )
  const serviceId = toId(jurisdiction?.service)
  const service =
    serviceId === null
      ? null
      : await readRow(
          'navigator gate',
          { collection: 'navigator-services', select: { product: true } },
          serviceId,
          req,
        )
  const ownFeature = toFeature(doc)
  if (!jurisdiction || !service || ownFeature === undefined) return null
  return ownFeature
    ? { feature: ownFeature, sample: false }
    : { feature: toFeature(service), sample: jurisdiction.sample === true }
}
