import type { CollectionSlug, FlattenedField, GlobalSlug, PayloadRequest } from 'payload'
import { changedPaths } from '../../fields/changed-paths'
import { toId } from '../../database/relations'
import { toColumns } from '../bulk-editing/columns'
import { isValues, type Values } from '../links/references'
import { getConflictTexts } from './texts'

/** States of a document in the language of the request. */
export type States = {
  /** As a form loads it: the draft of the language, or what is published. */
  current: () => Promise<unknown>
  published: () => Promise<unknown>
  versionAt: (updatedAt: string) => Promise<unknown>
}

export function statesOfDocument(
  req: PayloadRequest,
  collection: CollectionSlug,
  id: number | string,
): States {
  const read = { collection, depth: 0, fallbackLocale: false, overrideAccess: false, req } as const
  return {
    current: () => req.payload.findByID({ ...read, id, draft: true, disableErrors: true }),
    published: () => req.payload.findByID({ ...read, id, draft: false, disableErrors: true }),
    versionAt: async (updatedAt) => {
      const where = { parent: { equals: id }, 'version.updatedAt': { equals: updatedAt } }
      const { docs } = await req.payload.findVersions({ ...read, where, limit: 1 })
      return docs[0]?.version
    },
  }
}

export function statesOfGlobal(req: PayloadRequest, slug: GlobalSlug): States {
  const read = { slug, depth: 0, fallbackLocale: false, overrideAccess: false, req } as const
  return {
    current: () => req.payload.findGlobal({ ...read, draft: true }),
    published: () => req.payload.findGlobal({ ...read, draft: false }),
    versionAt: async (updatedAt) => {
      const where = { 'version.updatedAt': { equals: updatedAt } }
      const { docs } = await req.payload.findGlobalVersions({ ...read, where, limit: 1 })
      return docs[0]?.version
    },
  }
}

/** What was saved since a form was loaded. */
export type Change = {
  current: Values
  /** What the form began from; null when its version is no longer stored. */
  before: Values | null
  /** Of the fields that differ; null when it is not known from what. */
  paths: string[] | null
}

/**
 * @param began `updatedAt` of the document that the form loaded
 * @returns null when nothing was saved that a save of the form would undo
 */
export async function findChange(
  fields: FlattenedField[],
  states: States,
  began: string,
): Promise<Change | null> {
  const current = await states.current()
  if (!isValues(current) || timeOf(current) === began) return null
  const before = await findState(states, began)
  const paths =
    before && changedPaths(toColumns({ flattenedFields: fields }), before, current, 'all')
  return paths?.length === 0 ? null : { current, before, paths }
}

/** The state that was saved at a time; null when it is no longer stored. */
export async function findState(states: States, savedAt: string): Promise<Values | null> {
  const isOf = (state: unknown): state is Values => isValues(state) && timeOf(state) === savedAt
  return [await states.versionAt(savedAt), await states.published()].find(isOf) ?? null
}

export const timeOf = (values: unknown): string | null =>
  isValues(values) && typeof values.updatedAt === 'string' ? values.updatedAt : null

/** The name of the editor who saved a state. */
export async function nameOfEditor(req: PayloadRequest, { updatedBy }: Values): Promise<string> {
  const { otherEditor } = getConflictTexts(req.i18n.language)
  const id = toId(updatedBy)
  if (id === null) return otherEditor
  const { docs } = await req.payload.find({
    collection: 'users',
    where: { id: { equals: id } },
    depth: 0,
    limit: 1,
    req,
  })
  return docs[0]?.name || docs[0]?.email || otherEditor
}
