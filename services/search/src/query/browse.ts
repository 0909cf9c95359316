import { ApiError } from '../api-error'
import { parseParams, type QueryParams } from './params'
import { toRetrieved } from './hit'
import { findMatches } from './find-documents'
import type { Rights, Target } from './target'

const defaultPage = 1_000

/**
 * All matching records, page by page without the limit of a search, the newest first. A record keeps its row, so that
 * one that is changed meanwhile is neither missing nor returned twice.
 */
export function browse(
  target: Target,
  params: QueryParams,
  rights: Rights,
): Record<string, unknown> {
  const started = performance.now()
  const { from, query } =
    params.cursor === undefined ? { from: Infinity, query: params } : decode(params.cursor)
  const options = { ...target.settings, ...query, ...rights.params }
  const { documents } = findMatches(target, options, rights).matches
  const hitsPerPage = Math.min(query.hitsPerPage ?? defaultPage, rights.maxHits ?? Infinity)
  const rows = Float64Array.from(documents, (document) => target.index.rows[document] ?? -1)
    .filter((row) => row < from)
    .sort()
    .reverse()
  const shown = rows.slice(0, hitsPerPage)
  const hidden = rights.seesUnretrievable ? [] : (target.settings.unretrievableAttributes ?? [])
  const hits = target
    .recordsAt([...shown])
    .filter((record) => record !== null)
    .map((record) => toRetrieved(record, options.attributesToRetrieve, hidden))
  const last = rows.length > shown.length ? shown.at(-1) : undefined
  return {
    hits,
    nbHits: documents.length,
    page: params.page ?? 0,
    nbPages: hitsPerPage === 0 ? 0 : Math.ceil(documents.length / hitsPerPage),
    hitsPerPage,
    exhaustiveNbHits: true,
    query: query.query ?? '',
    params: '',
    processingTimeMS: Math.max(1, Math.round(performance.now() - started)),
    ...(last === undefined ? {} : { cursor: encode(last, query) }),
  }
}

/**
 * A cursor contains the last row and the query. The key's filters are applied to every page.
 */
function encode(from: number, query: QueryParams): string {
  return Buffer.from(JSON.stringify({ from, query })).toString('base64url')
}

function decode(cursor: string): { from: number; query: QueryParams } {
  try {
    const parsed: unknown = JSON.parse(Buffer.from(cursor, 'base64url').toString('utf8'))
    if (
      typeof parsed === 'object' &&
      parsed !== null &&
      'from' in parsed &&
      'query' in parsed &&
      Number.isInteger(parsed.from) &&
      typeof parsed.query === 'object' &&
      parsed.query !== null
    ) {
      return { from: Number(parsed.from), query: parseParams({ ...parsed.query }) }
    }
  } catch {
    // falls through: one error for every invalid cursor
  }
  throw new ApiError(400, 'Invalid cursor')
}
