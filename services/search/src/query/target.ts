import type { RecordIndex } from '../index/record-index'
import type { StoredRecord } from '../index/record'
import { bare, type Settings } from '../settings'
import type { Alternative, ExpansionMemory } from './expand'
import type { Matches } from './match'
import type { QueryParams } from './params'
import type { Slot } from './parse-query'
import type { SynonymTable } from './synonyms'

/** An index as a query sees it. A replica has its own settings and its primary's records. */
export type Target = {
  name: string
  settings: Settings
  index: RecordIndex
  synonyms: SynonymTable
  memory: ExpansionMemory
  /** The records of rows, in their order; null for one that is gone. */
  recordsAt: (rows: readonly number[]) => (StoredRecord | null)[]
}

export type Effective = Settings & QueryParams

/** The documents of a query in no order yet, with what is needed to order and show them. */
export type FindResult = {
  matches: Matches
  slots: Slot[]
  alternatives: Alternative[][]
  /** The words that became optional, as nothing has all of them. */
  removed: Slot[]
}

/** Attributes that may be filtered by. */
export function declaredFacets(settings: Settings): Set<string> {
  return new Set((settings.attributesForFaceting ?? []).map(bare))
}

/** Is the attribute this one, or within it? */
export function covers(name: string, path: string): boolean {
  return name === '*' || name === path || path.startsWith(`${name}.`)
}
