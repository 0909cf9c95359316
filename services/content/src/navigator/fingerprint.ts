import type { CollectionSlug, PayloadRequest, Where } from 'payload'
import type { StoredDoc } from '../rows'
import { canReadAnswerSummary } from '../collections/navigator-answers/access'

/** What a report was made from: the mark of each answer, by jurisdiction and question. */
export type Fingerprint = Record<string, string>

export type Chosen = { service: string; jurisdictions: string[]; questions: string[] | null }

type Row = Pick<
  StoredDoc<'navigator-answers'>,
  'id' | 'jurisdiction' | 'question' | 'changedAt' | 'statedAt' | 'product'
>

/**
 * The choices of a report's address (the site writes it: `with`, `questions`, `chosen`); slugs
 * only.
 */
export function parseChoices(service: string, query: string): Chosen {
  const search = new URLSearchParams(query)
  const slugs = (name: string) =>
    search
      .getAll(name)
      .join(',')
      .split(',')
      .map((one) => one.trim())
      .filter((one) => /^[a-z0-9-]{1,96}$/.test(one))
      .slice(0, 200)
  const questions = slugs('questions')
  return {
    service,
    jurisdictions: slugs('with').slice(0, 100),
    questions: questions.length > 0 ? questions : search.has('chosen') ? [] : null,
  }
}

/**
 * Since when the chosen answers say what they say, as marks. Of what the reader may not see there
 * is none.
 */
export async function fingerprintOf(
  { service, jurisdictions, questions }: Chosen,
  req: PayloadRequest,
): Promise<Fingerprint> {
  const [own] = await rowsOf<{ id: number }>(
    req,
    'navigator-services',
    { slug: { equals: service } },
    { slug: true },
  )
  if (!own || jurisdictions.length === 0) return {}
  const within = { service: { equals: own.id } }
  const [places, asks] = await Promise.all([
    rowsOf<{ id: number; slug: string }>(
      req,
      'navigator-jurisdictions',
      { and: [within, { slug: { in: jurisdictions } }] },
      { slug: true },
    ),
    rowsOf<{ id: number; slug: string }>(
      req,
      'navigator-questions',
      { and: [within, ...(questions ? [{ slug: { in: questions } }] : [])] },
      { slug: true },
    ),
  ])
  if (places.length === 0 || asks.length === 0) return {}
  const where: Where = {
    and: [
      { jurisdiction: { in: places.map(({ id }) => id) } },
      { question: { in: asks.map(({ id }) => id) } },
    ],
  }
  const rows = await rowsOf<Row>(req, 'navigator-answers', where, {
    jurisdiction: true,
    question: true,
    changedAt: true,
    statedAt: true,
    product: true,
  })
  const [placeSlugs, askSlugs] = [places, asks].map(
    (list) => new Map(list.map(({ id, slug }) => [id, slug])),
  )
  const marks = await Promise.all(
    rows.map(async (row): Promise<[string, string] | null> => {
      const open = await canReadAnswerSummary(req, row)
      return open
        ? [`${placeSlugs?.get(row.jurisdiction)}/${askSlugs?.get(row.question)}`, markOf(row)]
        : null
    }),
  )
  return Object.fromEntries(marks.filter((one) => one !== null))
}

const rowsOf = async <Found extends { id: number }>(
  req: PayloadRequest,
  collection: CollectionSlug,
  where: Where,
  select: Record<string, true>,
): Promise<Found[]> =>
  (
    await req.payload.db.find<Found>({
      collection,
      where: { and: [where, { _status: { equals: 'published' } }] },
      pagination: false,
      sort: 'id',
      select,
      req,
    })
  ).docs

export const markOf = ({ changedAt, statedAt }: Pick<Row, 'changedAt' | 'statedAt'>): string =>
  new Date(changedAt ?? statedAt).toISOString()

/**
 * The answers of which one fingerprint says something else than the other, as
 * `jurisdiction/question`.
 */
export const changedBetween = (before: Fingerprint, now: Fingerprint): string[] =>
  [...new Set([...Object.keys(before), ...Object.keys(now)])]
    .filter((key) => before[key] !== now[key])
    .sort()
