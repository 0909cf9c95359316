import {
  ValidationError,
  type CollectionSlug,
  type Config,
  type FlattenedField,
  type PayloadRequest,
} from 'payload'
import { findWrongValues, type References } from './find-wrong-values'

/**
 * Refuses values that the database cannot hold, and references to documents that do not exist, before anything is
 * written: a write that fails in its middle stays half done on SQLite, which has no transactions here.
 */
export const checkedValues = (config: Config): Config => ({
  ...config,
  collections: (config.collections ?? []).map((collection) => ({
    ...collection,
    hooks: {
      ...collection.hooks,
      beforeOperation: [
        async ({ args, operation, req, collection: own }) => {
          if (operation === 'create' || operation === 'update')
            await assertValues(args, req, own.flattenedFields, { collection: own.slug })
          return args
        },
        ...(collection.hooks?.beforeOperation ?? []),
      ],
    },
  })),
  globals: (config.globals ?? []).map((global) => ({
    ...global,
    hooks: {
      ...global.hooks,
      beforeOperation: [
        async ({ args, operation, req, global: own }) => {
          if (operation === 'update')
            await assertValues(args, req, own.flattenedFields, { global: own.slug })
          return args
        },
        ...(global.hooks?.beforeOperation ?? []),
      ],
    },
  })),
})

async function assertValues(
  args: { data?: unknown },
  req: PayloadRequest,
  fields: readonly FlattenedField[],
  place: { collection: string } | { global: string },
): Promise<void> {
  const { data } = args
  if (typeof data !== 'object' || data === null) return
  const references: References = new Map()
  const wrong = findWrongValues(
    fields,
    data as Record<string, unknown>,
    req.locale ?? 'en',
    references,
  )
  const errors = [
    ...wrong.map((path) => ({ path, message: req.t('validation:invalidInput') })),
    ...(await findMissing(req, references)),
  ]
  if (errors.length > 0) throw new ValidationError({ ...place, errors, req }, req.t)
}

/** References that a client sends; the service's own come from what it has read. */
async function findMissing(
  req: PayloadRequest,
  references: References,
): Promise<{ path: string; message: string }[]> {
  if (req.payloadAPI === 'local') return []
  const errors: { path: string; message: string }[] = []
  for (const [collection, ids] of references) {
    if (!req.payload.collections[collection as CollectionSlug]) continue
    const { docs } = await req.payload.db.find<{ id: number }>({
      collection: collection as CollectionSlug,
      where: { id: { in: [...ids.keys()] } },
      select: { id: true },
      sort: 'id', // the default one may be by a localized title
      pagination: false,
      limit: 0,
      req,
    })
    const found = new Set(docs.map(({ id }) => id))
    for (const [id, path] of ids)
      if (!found.has(id))
        errors.push({ path, message: `${req.t('validation:invalidSelections')} ${id}` })
  }
  return errors
}
