import type { Json, StoredRecord } from '../index/record'
import { bare } from '../settings'
import { Highlighter, mapTexts } from './highlight'
import { covers, type Effective } from './target'

const defaultSnippetWords = 10

/**
 * Maps records to hits: the requested attributes with highlights and snippets, without unretrievable
 * ones. What becomes of an attribute is decided once for all hits of a query.
 */
export function createHitMapper(
  options: Effective,
  highlighter: Highlighter,
  seesUnretrievable: boolean,
): (record: StoredRecord) => Record<string, unknown> {
  const hidden = seesUnretrievable ? [] : (options.unretrievableAttributes ?? [])
  const isHidden = (path: string) => hidden.some((name) => covers(name, path))
  const highlighted = options.attributesToHighlight ??
    options.searchableAttributes?.flatMap((item) => item.split(',').map(bare)) ?? ['*']
  const highlightOf = memoize((path) =>
    !isHidden(path) && highlighted.some((name) => covers(name, path))
      ? (text: string) => highlighter.highlight(text)
      : null,
  )
  const snippets = options.attributesToSnippet ?? []
  const snippetOf = memoize((path) => {
    const words = isHidden(path) ? 0 : snippetWords(snippets, path)
    return words > 0 ? (text: string) => highlighter.snippet(text, words) : null
  })
  return (record) => ({
    ...toRetrieved(record, options.attributesToRetrieve, hidden),
    ...(snippets.length > 0 ? { _snippetResult: mapTexts(record, snippetOf) } : {}),
    ...(highlighted.length > 0 ? { _highlightResult: mapTexts(record, highlightOf) } : {}),
  })
}

function memoize<T>(decide: (path: string) => T): (path: string) => T {
  const decided = new Map<string, T>()
  return (path) => {
    const known = decided.get(path)
    if (known !== undefined) return known
    const value = decide(path)
    decided.set(path, value)
    return value
  }
}

/** The requested attributes (`a.b` selects a part), and always objectID. */
function toRetrieved(
  record: StoredRecord,
  requested: readonly string[] | undefined,
  hidden: readonly string[],
): { objectID: string } & Record<string, Json> {
  const chosen = requested ?? ['*']
  const keep = (path: string) =>
    chosen.some((name) => covers(name, path) || name.startsWith(`${path}.`))
  const { objectID, ...rest } = record
  const picked = pick(rest, '', keep, (path) => hidden.some((name) => covers(name, path)))
  return { ...(picked as Record<string, Json>), objectID }
}

function pick(
  value: Json,
  path: string,
  keep: (path: string) => boolean,
  drop: (path: string) => boolean,
): Json {
  if (Array.isArray(value)) return value.map((item) => pick(item, path, keep, drop))
  if (value === null || typeof value !== 'object') return value
  const entries = Object.entries(value).flatMap(([name, inner]) => {
    const fullPath = path ? `${path}.${name}` : name
    return keep(fullPath) && !drop(fullPath)
      ? [[name, pick(inner, fullPath, keep, drop)] as const]
      : []
  })
  return Object.fromEntries(entries)
}

/** `body:20` or `*:20`: how many words of the attribute, 0 for none. */
function snippetWords(list: readonly string[], path: string): number {
  for (const item of list) {
    const colon = item.lastIndexOf(':')
    const name = colon > 0 ? item.slice(0, colon) : item
    if (covers(name, path))
      return Math.min(
        1000,
        Number(colon > 0 ? item.slice(colon + 1) : defaultSnippetWords) || defaultSnippetWords,
      )
  }
  return 0
}
