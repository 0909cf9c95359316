import type { CollectionSlug, PayloadRequest, Where } from 'payload'
import { toId } from '../database/relations'
import { readRow } from '../database/rows'

type ValidateArgs = { data?: unknown; id?: number | string; req: PayloadRequest }

const serviceOf = async (
  collection: CollectionSlug,
  id: number | null,
  req: PayloadRequest,
): Promise<number | null> =>
  id === null
    ? null
    : toId(
        (await readRow('navigator service', { collection, select: { service: true } }, id, req))
          ?.service,
      )

/** Question and jurisdiction must be of the same service, and each pair has one answer. */
export async function validateQuestion(
  value: unknown,
  { data, id, req }: ValidateArgs,
): Promise<true | string> {
  const question = toId(value)
  const jurisdiction = toId((data as { jurisdiction?: unknown } | undefined)?.jurisdiction)
  if (question === null) return 'A question is needed.'
  if (jurisdiction === null || !req?.payload) return true
  const [questionService, jurisdictionService] = await Promise.all([
    serviceOf('navigator-questions', question, req),
    serviceOf('navigator-jurisdictions', jurisdiction, req),
  ])
  if (questionService !== jurisdictionService)
    return 'This question is of another service than the jurisdiction.'
  const and: Where[] = [
    { question: { equals: question } },
    { jurisdiction: { equals: jurisdiction } },
  ]
  if (id !== undefined) and.push({ id: { not_equals: id } })
  const existing = await req.payload.count({ collection: 'navigator-answers', where: { and }, req })
  return existing.totalDocs === 0
    ? true
    : 'This jurisdiction has an answer to this question already.'
}

/** The region must be of the same service. */
export async function validateRegion(
  value: unknown,
  { data, req }: ValidateArgs,
  isRequired: boolean,
): Promise<true | string> {
  const region = toId(value)
  if (region === null) return isRequired ? 'A region is needed.' : true
  const service = toId((data as { service?: unknown } | undefined)?.service)
  if (service === null || !req?.payload) return true
  return (await serviceOf('navigator-regions', region, req)) === service
    ? true
    : 'This region is of another service.'
}
