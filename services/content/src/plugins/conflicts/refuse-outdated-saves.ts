import {
  APIError,
  type CollectionBeforeOperationHook,
  type FlattenedField,
  type GlobalConfig,
  type GlobalSlug,
  type PayloadRequest,
} from 'payload'
import { isEditor } from '../../access/rules'
import { toColumns } from '../bulk-editing/columns'
import { changedPaths } from '../../fields/changed-paths'
import { fieldLabel } from '../../fields/field-label'
import { isValues, type Values } from '../links/references'
import { toId } from '../../database/relations'
import { getConflictTexts } from './texts'

/** States of a document in the language that is saved. */
type States = {
  /** As a form loads it: the draft of the language, or what is published. */
  current: () => Promise<unknown>
  published: () => Promise<unknown>
  versionAt: (updatedAt: string) => Promise<unknown>
}

/**
 * A form sends when the document that it loaded was saved (`updatedAt`). A save that began from
 * another state than the current one is refused where it would undo a change. A client that sends
 * no time is not refused.
 *
 * @throws APIError 409 with who changed which fields
 */
export const refuseOutdatedSaves: CollectionBeforeOperationHook = async ({
  args,
  collection: { slug, flattenedFields },
  operation,
  req,
}) => {
  if (operation !== 'update') return args
  const id: unknown = Reflect.get(args, 'id')
  if (typeof id === 'number' || typeof id === 'string') {
    const read = { collection: slug, depth: 0, fallbackLocale: false, req } as const
    await assertCurrent(req, args, flattenedFields, {
      current: () => req.payload.findByID({ ...read, id, draft: true }),
      published: () => req.payload.findByID({ ...read, id, draft: false }),
      versionAt: async (updatedAt) => {
        const where = { parent: { equals: id }, 'version.updatedAt': { equals: updatedAt } }
        const { docs } = await req.payload.findVersions({ ...read, where, limit: 1 })
        return docs[0]?.version
      },
    })
  }
  return withTime(args)
}

type GlobalHook = NonNullable<NonNullable<GlobalConfig['hooks']>['beforeOperation']>[number]

export const refuseOutdatedSavesOfGlobal: GlobalHook = async ({
  args,
  global: { slug, flattenedFields },
  operation,
  req,
}) => {
  if (operation !== 'update') return args
  // cast: a configuration does not have the type of its slug
  const read = { slug: slug as GlobalSlug, depth: 0, fallbackLocale: false, req } as const
  await assertCurrent(req, args, flattenedFields, {
    current: () => req.payload.findGlobal({ ...read, draft: true }),
    published: () => req.payload.findGlobal({ ...read, draft: false }),
    versionAt: async (updatedAt) => {
      const where = { 'version.updatedAt': { equals: updatedAt } }
      const { docs } = await req.payload.findGlobalVersions({ ...read, where, limit: 1 })
      return docs[0]?.version
    },
  })
  return withTime(args)
}

async function assertCurrent(
  req: PayloadRequest,
  args: object,
  fields: FlattenedField[],
  states: States,
): Promise<void> {
  const began = timeOf(Reflect.get(args, 'data'))
  // "Copy to locale" and the service save what they have just read
  if (began === null || req.payloadAPI !== 'REST' || !isEditor(req)) return
  const current = await states.current()
  if (!isValues(current) || timeOf(current) === began) return
  const isOf = (state: unknown): state is Values => isValues(state) && timeOf(state) === began
  const candidates = [await states.versionAt(began), await states.published()]
  const before = candidates.find(isOf)
  const columns = toColumns({ flattenedFields: fields })
  const paths = before ? changedPaths(columns, before, current, 'all') : null
  if (paths?.length === 0) return
  const texts = getConflictTexts(req.i18n.language)
  const editor = (await nameOfEditor(req, current)) ?? texts.otherEditor
  const labels = paths?.map((path) => fieldLabel(req, fields, path))
  throw new APIError(
    labels ? texts.changed(editor, [...new Set(labels)].join(', ')) : texts.changedUnknown(editor),
    409,
  )
}

const timeOf = (values: unknown): string | null =>
  isValues(values) && typeof values.updatedAt === 'string' ? values.updatedAt : null

async function nameOfEditor(req: PayloadRequest, { updatedBy }: Values): Promise<string | null> {
  const id = toId(updatedBy)
  if (id === null) return null
  const { docs } = await req.payload.find({
    collection: 'users',
    where: { id: { equals: id } },
    depth: 0,
    limit: 1,
    req,
  })
  return docs[0]?.name || docs[0]?.email || null
}

/** Payload gives a snapshot beside a publication the time that was sent: it names one state only. */
function withTime<Args extends object>(args: Args): Args {
  const data: unknown = Reflect.get(args, 'data')
  return isValues(data) ? { ...args, data: { ...data, updatedAt: new Date().toISOString() } } : args
}
