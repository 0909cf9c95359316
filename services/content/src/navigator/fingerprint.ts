import type { CollectionSlug, PayloadRequest, Where } from 'payload'
import type { StoredDoc } from '../database/rows'
import { canReadAnswerSummary } from '../collections/navigator-answers/access'
import { isPublicWhere } from '../model/published'

/** The versions of a report's answers, by `jurisdiction/question`. */
export type Fingerprint = Record<string, string>

export type Choices = { service: string; jurisdictions: string[]; questions: string[] | null }

type Row = Pick<
  StoredDoc<'navigator-answers'>,
  'id' | 'jurisdiction' | 'question' | 'changedAt' | 'statedAt' | 'product'
>

/**
 * Parses the query of a report's address (`with`, `questions`, `chosen`, written by the site);
 * valid slugs only.
 */
export function parseChoices(service: string, query: string): Choices {
  const search = new URLSearchParams(query)
  const slugs = (name: string) =>
    search
      .getAll(name)
      .join(',')
      .split(',')
      .map((slug) => slug.trim())
      .filter((slug) => /^[a-z0-9-]{1,96}$/.test(slug))
      .slice(0, 200)
  const questions = slugs('questions')
  return {
    service,
    jurisdictions: slugs('with').slice(0, 100),
    questions: questions.length > 0 ? questions : search.has('chosen') ? [] : null,
  }
}

/** The fingerprint of the chosen answers; those that the user may not read are omitted. */
export async function computeFingerprint(
  { service, jurisdictions, questions }: Choices,
  req: PayloadRequest,
): Promise<Fingerprint> {
  const [serviceRow] = await toRows<{ id: number }>(
    req,
    'navigator-services',
    { slug: { equals: service } },
    { slug: true },
  )
  if (!serviceRow || jurisdictions.length === 0) return {}
  const ofService = { service: { equals: serviceRow.id } }
  const [jurisdictionRows, questionRows] = await Promise.all([
    toRows<{ id: number; slug: string }>(
      req,
      'navigator-jurisdictions',
      { and: [ofService, { slug: { in: jurisdictions } }] },
      { slug: true },
    ),
    toRows<{ id: number; slug: string }>(
      req,
      'navigator-questions',
      { and: [ofService, ...(questions ? [{ slug: { in: questions } }] : [])] },
      { slug: true },
    ),
  ])
  if (jurisdictionRows.length === 0 || questionRows.length === 0) return {}
  const where: Where = {
    and: [
      { jurisdiction: { in: jurisdictionRows.map(({ id }) => id) } },
      { question: { in: questionRows.map(({ id }) => id) } },
    ],
  }
  const rows = await toRows<Row>(req, 'navigator-answers', where, {
    jurisdiction: true,
    question: true,
    changedAt: true,
    statedAt: true,
    product: true,
  })
  const [jurisdictionSlugs, questionSlugs] = [jurisdictionRows, questionRows].map(
    (list) => new Map(list.map(({ id, slug }) => [id, slug])),
  )
  const versions = await Promise.all(
    rows.map(async (row): Promise<[string, string] | null> => {
      const isOpen = await canReadAnswerSummary(req, row)
      return isOpen
        ? [
            `${jurisdictionSlugs?.get(row.jurisdiction)}/${questionSlugs?.get(row.question)}`,
            toVersion(row),
          ]
        : null
    }),
  )
  return Object.fromEntries(versions.filter((entry) => entry !== null))
}

const toRows = async <FoundRow extends { id: number }>(
  req: PayloadRequest,
  collection: CollectionSlug,
  where: Where,
  select: Record<string, true>,
): Promise<FoundRow[]> =>
  (
    await req.payload.db.find<FoundRow>({
      collection,
      where: { and: [where, isPublicWhere] },
      pagination: false,
      sort: 'id',
      select,
      req,
    })
  ).docs

export const toVersion = ({ changedAt, statedAt }: Pick<Row, 'changedAt' | 'statedAt'>): string =>
  new Date(changedAt ?? statedAt).toISOString()

/** The `jurisdiction/question` keys whose versions differ. */
export const changedBetween = (before: Fingerprint, now: Fingerprint): string[] =>
  [...new Set([...Object.keys(before), ...Object.keys(now)])]
    .filter((key) => before[key] !== now[key])
    .sort()
