/**
 * The judged queries of `npm run bench -- relevance`: `open.yaml` may be looked at while ranking is
 * changed, `closed.yaml` is for the bench alone. Both are written from the pages as a reader sees them.
 */
import { readFileSync } from 'node:fs'
import { parse } from 'yaml'

const seed = new URL('../../../services/content/seed/', import.meta.url)

/**
 * @typedef {{ language: string, kind: string, query: string, relevant: string[] }} JudgedQuery
 *   relevant has the object ids of the records that answer the query
 */

/** @param {'open' | 'closed'} half @returns {JudgedQuery[]} */
export function readJudged(half) {
  const languages = parse(readFileSync(new URL(`${half}.yaml`, import.meta.url), 'utf8'))
  return Object.entries(languages).flatMap(([language, kinds]) =>
    Object.entries(kinds).flatMap(([kind, queries]) =>
      Object.entries(queries).map(([query, names]) => ({
        language,
        kind,
        query,
        relevant: names.map(toObjectId),
      })),
    ),
  )
}

/** @param {string} name folder and file of the seed, or the path of a page that is no document */
function toObjectId(name) {
  if (name.startsWith('/')) return `site${name}`
  const { id } = parse(readFileSync(new URL(`${name}.yaml`, seed), 'utf8'))
  return `${name.split('/')[0]}-${id}`
}
