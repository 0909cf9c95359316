import type { PayloadRequest } from 'payload'
import { canReadAnswerSummary } from '../collections/navigator-answers/access'
import { toAddress } from '../model/addresses'
import { readRow, type StoredDoc } from '../database/rows'
import type { Item, Subscription } from './match-items'
import { inLocale } from './favourite-documents'
import { isPublicWhere } from '../model/published'

type Window = { since: string; until: string }
type Row = Pick<StoredDoc<'navigator-answers'>, 'id' | 'slug' | 'jurisdiction' | 'question'> & {
  changedAt: string
}

/** Enough for a digest after a full revision of a service. */
const maxAnswers = 400

/**
 * Answers that changed in a period, for alerts of their service whose member may read them. Only
 * jurisdiction and question are returned: the answer stays gated (decision 20).
 */
export async function findChangedAnswers(
  req: PayloadRequest,
  subscriptions: readonly Subscription[],
  { since, until }: Window,
): Promise<Item[]> {
  const services = [
    ...new Set(
      subscriptions.flatMap(({ topic, service }) =>
        topic === 'navigator' && service ? [service] : [],
      ),
    ),
  ]
  if (services.length === 0) return []
  const { docs } = await req.payload.db.find<Row>({
    collection: 'navigator-answers',
    sort: '-changedAt',
    limit: maxAnswers,
    pagination: false,
    select: { slug: true, jurisdiction: true, question: true, changedAt: true, product: true },
    req,
    where: {
      and: [
        isPublicWhere,
        { changedAt: { greater_than: since } },
        { changedAt: { less_than_equal: until } },
        { 'jurisdiction.service.slug': { in: services } },
      ],
    },
  })
  return (await Promise.all(docs.map((row) => toItem(row, req)))).filter((item) => item !== null)
}

async function toItem(row: Row, req: PayloadRequest): Promise<Item | null> {
  if (!(await canReadAnswerSummary(req, row))) return null
  const [jurisdiction, question] = await Promise.all([
    readRow(
      'changed answer',
      {
        collection: 'navigator-jurisdictions',
        select: { slug: true, title: true, service: true },
        locale: 'all',
      },
      row.jurisdiction,
      req,
    ),
    readRow(
      'changed answer',
      { collection: 'navigator-questions', select: { slug: true, title: true }, locale: 'all' },
      row.question,
      req,
    ),
  ])
  const service = jurisdiction
    ? await readRow(
        'changed answer',
        { collection: 'navigator-services', select: { slug: true } },
        Number(jurisdiction.service),
        req,
      )
    : null
  if (!jurisdiction || !question || !service) return null
  return {
    collection: 'navigator-answers',
    id: row.id,
    title: [jurisdiction, question].map(({ title }) => inLocale(title, req.locale)).join(' · '),
    summary: '',
    path: await toAddress('navigator-answers', row, req),
    locale: req.locale ?? 'en',
    at: new Date(row.changedAt).toISOString(),
    startsAt: null,
    practices: [],
    sectors: [],
    countries: [],
    people: [],
    feature: null,
    answer: {
      service: String(service.slug),
      jurisdiction: String(jurisdiction.slug),
      question: String(question.slug),
    },
  }
}
