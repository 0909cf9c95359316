import type { CollectionSlug, PayloadRequest } from 'payload'
import { toId } from '../database/relations'
import { readRow } from '../database/rows'

type Doc = Record<string, unknown> & { id: number | string; slug: string }

const root = '/products/navigator'
const jurisdictionFields = { slug: true, region: true, service: true } as const

/** Addresses of the navigator's documents, without the language; null when a parent is missing. */
export const navigatorAddresses: Record<
  string,
  (doc: Doc, req: PayloadRequest) => Promise<string | null>
> = {
  'navigator-services': async ({ slug }) => `${root}/${slug}`,
  'navigator-regions': async (doc, req) => join(await serviceOf(doc.service, req), doc.slug),
  'navigator-jurisdictions': jurisdictionAddress,
  'navigator-contents': async (doc, req) =>
    join(
      doc.region ? await regionOf(doc.region, req) : await serviceOf(doc.service, req),
      `content/${doc.id}/${doc.slug}`,
    ),
  'navigator-answers': answerAddress,
}

/** A navigator marketing page is below the service that references it. */
export async function navigatorMarketingAddress(
  { id, slug }: { id: number | string; slug: string },
  req: PayloadRequest,
): Promise<string | null> {
  const { docs } = await req.payload.db.find<Doc>({
    collection: 'navigator-services',
    where: { marketing: { in: [id] } },
    sort: 'id',
    limit: 1,
    select: { slug: true },
    req,
  })
  return docs[0] ? `${root}/${docs[0].slug}/marketing/${slug}` : null
}

/** An answer is a fragment of its jurisdiction's page. */
async function answerAddress(doc: Doc, req: PayloadRequest): Promise<string | null> {
  const jurisdiction = await read(
    'navigator-jurisdictions',
    jurisdictionFields,
    doc.jurisdiction,
    req,
  )
  const question = await read('navigator-questions', { slug: true }, doc.question, req)
  const page = jurisdiction ? await jurisdictionAddress(jurisdiction, req) : null
  return page && question ? `${page}#${question.slug}` : page
}

async function jurisdictionAddress(doc: Doc, req: PayloadRequest): Promise<string | null> {
  return join(await regionOf(doc.region, req), doc.slug)
}

async function regionOf(relation: unknown, req: PayloadRequest): Promise<string | null> {
  const region = await read('navigator-regions', { slug: true, service: true }, relation, req)
  return region ? join(await serviceOf(region.service, req), region.slug) : null
}

async function serviceOf(relation: unknown, req: PayloadRequest): Promise<string | null> {
  const service = await read('navigator-services', { slug: true }, relation, req)
  return service ? `${root}/${service.slug}` : null
}

async function read(
  collection: CollectionSlug,
  select: Record<string, true>,
  relation: unknown,
  req: PayloadRequest,
): Promise<Doc | null> {
  const id = toId(relation)
  const row =
    id === null ? null : await readRow('navigator address', { collection, select }, id, req)
  return row && typeof row.slug === 'string' ? (row as Doc) : null
}

const join = (folder: string | null, slug: string): string | null =>
  folder === null ? null : `${folder}/${slug}`
