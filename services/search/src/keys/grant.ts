import type { Clause } from '../query/filters'
import type { QueryParams } from '../query/params'

export const acls = [
  'search',
  'browse',
  'addObject',
  'deleteObject',
  'deleteIndex',
  'settings',
  'editSettings',
  'analytics',
  'listIndexes',
  'logs',
  'seeUnretrievableAttributes',
  'recommendation',
  'usage',
  'inference',
  'personalization',
  'nluReadAnswers',
  'nluReadProject',
  'nluReadEntity',
  'nluReadProfile',
  'nluReadDomain',
] as const
export type Acl = (typeof acls)[number] | 'admin'

/** The permissions of a request, derived from its key. */
export type Grant = {
  /** The unrestricted key, for its rate limit. */
  key: string
  isAdmin: boolean
  acl: ReadonlySet<string>
  /**
   * Index names, `*` at either end stands for anything; every list must allow an index, an empty
   * one allows all.
   */
  indexes: string[][]
  /** Filters of the key, in addition to those of the query. */
  clauses: Clause[]
  /** Parameters of the key, which override those of the query. */
  params: QueryParams
  maxHitsPerQuery: number
  maxQueriesPerIPPerHour: number
}

export function allows(grant: Grant, acl: Acl): boolean {
  return grant.isAdmin || (acl !== 'admin' && grant.acl.has(acl))
}

export function allowsIndex(grant: Grant, name: string): boolean {
  return grant.indexes.every(
    (patterns) => patterns.length === 0 || patterns.some((pattern) => fits(pattern, name)),
  )
}

/** `dev_*`, `*_fr` or `*part*`. */
function fits(pattern: string, name: string): boolean {
  const core = pattern.replace(/^\*|\*$/g, '')
  if (pattern === '*') return true
  if (pattern.startsWith('*') && pattern.endsWith('*')) return name.includes(core)
  if (pattern.startsWith('*')) return name.endsWith(core)
  return pattern.endsWith('*') ? name.startsWith(core) : name === pattern
}
