import type { CollectionSlug, PayloadRequest, Where } from 'payload'
import { idOf } from '../relations'
import { readRow } from '../rows'

type Given = { data?: unknown; id?: number | string; req: PayloadRequest }

const serviceOf = async (
  collection: CollectionSlug,
  id: number | null,
  req: PayloadRequest,
): Promise<number | null> =>
  id === null
    ? null
    : idOf(
        (await readRow('navigator service', { collection, select: { service: true } }, id, req))
          ?.service,
      )

/**
 * An answer's question is of its jurisdiction's service, and nobody has answered it for that
 * jurisdiction yet.
 */
export async function validateQuestion(
  value: unknown,
  { data, id, req }: Given,
): Promise<true | string> {
  const question = idOf(value)
  const jurisdiction = idOf((data as { jurisdiction?: unknown } | undefined)?.jurisdiction)
  if (question === null) return 'A question is needed.'
  if (jurisdiction === null || !req?.payload) return true
  const [ofQuestion, ofJurisdiction] = await Promise.all([
    serviceOf('navigator-questions', question, req),
    serviceOf('navigator-jurisdictions', jurisdiction, req),
  ])
  if (ofQuestion !== ofJurisdiction)
    return 'This question is of another service than the jurisdiction.'
  const and: Where[] = [
    { question: { equals: question } },
    { jurisdiction: { equals: jurisdiction } },
  ]
  if (id !== undefined) and.push({ id: { not_equals: id } })
  const taken = await req.payload.count({ collection: 'navigator-answers', where: { and }, req })
  return taken.totalDocs === 0 ? true : 'This jurisdiction has an answer to this question already.'
}

/** A jurisdiction's region, and that of a topic note, is of the same service. */
export async function validateRegion(
  value: unknown,
  { data, req }: Given,
  needed: boolean,
): Promise<true | string> {
  const region = idOf(value)
  if (region === null) return needed ? 'A region is needed.' : true
  const service = idOf((data as { service?: unknown } | undefined)?.service)
  if (service === null || !req?.payload) return true
  return (await serviceOf('navigator-regions', region, req)) === service
    ? true
    : 'This region is of another service.'
}
