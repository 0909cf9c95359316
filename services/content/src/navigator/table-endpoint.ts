import type { PayloadRequest } from 'payload'
import { memberEndpoint, setLocale } from '../members/member-endpoint'
import { FieldError } from '../members/parse-record'
import { findTexts, type StoredDoc } from '../database/rows'
import { canReadAnswerSummary } from '../collections/navigator-answers/access'
import { isOverdue } from '../collections/navigator-answers/hooks/overdue'
import { isPublicWhere } from '../model/published'

type Localized = Record<string, string | null | undefined> | null | undefined
type Row = Pick<
  StoredDoc<'navigator-answers'>,
  | 'id'
  | 'jurisdiction'
  | 'question'
  | 'status'
  | 'statedAt'
  | 'reviewedOn'
  | 'reviewDue'
  | 'product'
> & { title: Localized }

/** Title, status and date are `null` when the member may not read them. */
export type TableLine = [
  jurisdiction: number,
  question: number,
  reviewedOn: string | null,
  reviewDue: string | null,
  overdue: boolean,
  title: string | null,
  status: number | null,
  statedAt: string | null,
]

const maxJurisdictions = 100

/**
 * `GET /api/member/navigator?jurisdictions=1,2&locale=`: the answers' summaries that the member may
 * read. One query and one access check per jurisdiction; GraphQL checks per field and took ten
 * times as long for 60 by 60 answers.
 */
export const tableEndpoint = memberEndpoint('get', '/member/navigator', async (req) => {
  const locale = setLocale(req)
  const rows = await rowsFor(req, idsIn(req.query.jurisdictions))
  const canRead = createAccessCheck(req)
  const answers = await Promise.all(
    rows.map(async (row) => toLine(row, locale, await canRead(row))),
  )
  return Response.json({ locale, answers })
})

function idsIn(value: unknown): number[] {
  const ids =
    typeof value === 'string' && /^\d{1,9}(,\d{1,9})*$/.test(value)
      ? value.split(',').map(Number)
      : []
  if (ids.length === 0 || ids.length > maxJurisdictions) throw new FieldError('jurisdictions')
  return ids
}

/** Maximum cached selections, a megabyte or two each for a full comparison. */
const maxEntries = 8
const rowCache = new Map<string, { token: string; rows: Row[] }>()

/**
 * Rows are the same for all members, and reading 3,600 took half of the response time: they are
 * cached until an answer is written. Access is checked per request.
 */
async function rowsFor(req: PayloadRequest, ids: number[]): Promise<Row[]> {
  const key = ids.join()
  const token = await changeTokenOf(req)
  const cached = rowCache.get(key)
  if (cached?.token === token) return cached.rows
  const rows = await readRows(req, ids)
  rowCache.delete(key)
  rowCache.set(key, { token, rows })
  const [oldest] = rowCache.keys()
  if (rowCache.size > maxEntries && oldest !== undefined) rowCache.delete(oldest)
  return rows
}

/** A token that differs after every write to an answer, by any instance. */
async function changeTokenOf(req: PayloadRequest): Promise<string> {
  const { db } = req.payload
  const [latest, { totalDocs }] = await Promise.all([
    db.find<{ updatedAt?: string }>({
      collection: 'navigator-answers',
      where: {},
      sort: '-updatedAt',
      limit: 1,
      pagination: false,
      select: { updatedAt: true },
      req,
    }),
    db.count({ collection: 'navigator-answers', where: {}, req }),
  ])
  return `${totalDocs}:${latest.docs[0]?.updatedAt ?? ''}`
}

async function readRows(req: PayloadRequest, ids: number[]): Promise<Row[]> {
  const select = {
    title: true,
    status: true,
    statedAt: true,
    reviewedOn: true,
    reviewDue: true,
    jurisdiction: true,
    question: true,
    product: true,
  } as const
  return findTexts<Row>({
    collection: 'navigator-answers',
    where: { and: [{ jurisdiction: { in: ids } }, isPublicWhere] },
    pagination: false,
    sort: 'id',
    select,
    req,
  })
}

/** Access is the same for all answers of a jurisdiction with the same permission. */
function createAccessCheck(req: PayloadRequest): (row: Row) => Promise<boolean> {
  const decisions = new Map<string, Promise<boolean>>()
  return ({ jurisdiction, product }) => {
    const key = JSON.stringify([jurisdiction, product?.feature])
    const decision = decisions.get(key) ?? canReadAnswerSummary(req, { jurisdiction, product })
    decisions.set(key, decision)
    return decision
  }
}

function toLine(row: Row, locale: string, open: boolean): TableLine {
  const title = row.title?.[locale] || row.title?.en || null
  const gatedValues = open
    ? ([title, row.status, row.statedAt] as const)
    : ([null, null, null] as const)
  return [
    row.jurisdiction,
    row.question,
    row.reviewedOn ?? null,
    row.reviewDue ?? null,
    isOverdue(row.reviewDue),
    ...gatedValues,
  ]
}
