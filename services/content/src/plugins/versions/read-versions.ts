import type { FlattenedField, PayloadRequest, TypeWithVersion } from 'payload'
import { toId } from '../../database/relations'
import { changedPaths } from '../../fields/changed-paths'
import { fieldLabel } from '../../fields/field-label'
import { localization } from '../../model/locales'
import { toColumns } from '../bulk-editing/columns'
import { toValues } from '../links/links-to'
import { isValues, type Values } from '../links/references'
import type { Entity } from '../findings/invalid-fields'

/** What a save changed, in one language; `name` is null for what all languages share. */
export type Change = { language: string | null; fields: string[] }

export type VersionRow = {
  id: number | string
  savedAt: string
  /** Null for what the service itself saved. */
  editor: string | null
  /** Null for the oldest version that is kept. */
  changes: Change[] | null
  /** Of the version, in each language that it has. */
  statuses: { language: string; isPublished: boolean }[]
}

type Version = TypeWithVersion<Values> & { snapshot?: boolean }

/**
 * Versions of a document or a global, the newest first, with what each save changed; there are at
 * most thirty. A publication of one language has the published texts of the others: their drafts are
 * in a snapshot, which Payload stores after it.
 */
export async function readVersions(
  req: PayloadRequest,
  entity: Entity,
  id: number | string | undefined,
): Promise<VersionRow[]> {
  const versions = await readAll(req, entity, id)
  const fields = toColumns({
    flattenedFields: (entity.collection ?? entity.global).flattenedFields,
  })
  const editors = await readEditors(req, versions)
  return versions.flatMap((version, index): VersionRow[] => {
    if (version.snapshot) return []
    const newer = versions[index - 1]
    const state = newer?.snapshot ? newer : version
    const before = versions[index + 1]
    const { updatedBy, _status } = version.version
    return [
      {
        id: version.id,
        savedAt: version.updatedAt,
        editor: editors.get(toId(updatedBy) ?? 0) ?? null,
        changes: before ? findChanges(req, fields, before.version, state.version) : null,
        statuses: localization.locales.flatMap(({ code, label }) =>
          isValues(_status) && _status[code]
            ? { language: label, isPublished: _status[code] === 'published' }
            : [],
        ),
      },
    ]
  })
}

async function readAll(
  req: PayloadRequest,
  { collection, global }: Entity,
  id: number | string | undefined,
): Promise<Version[]> {
  const query = {
    ...{ sort: '-id', depth: 0, pagination: false, overrideAccess: false, req },
    locale: 'all' as const,
  }
  // cast: the slugs of a configuration have no type
  const { docs } = collection
    ? await req.payload.findVersions({
        ...query,
        collection: collection.slug as 'articles',
        where: { parent: { equals: id } },
      })
    : await req.payload.findGlobalVersions({ ...query, slug: global.slug as 'home' })
  return docs as unknown as Version[]
}

async function readEditors(req: PayloadRequest, versions: Version[]): Promise<Map<number, string>> {
  const ids = versions.map(({ version }) => toId(version.updatedBy)).filter((id) => id !== null)
  const { docs } = await req.payload.find({
    collection: 'users',
    where: { id: { in: [...new Set(ids)] } },
    depth: 0,
    pagination: false,
    req,
  })
  return new Map(docs.map(({ id, name, email }) => [id, name || email]))
}

/** A field that all languages share is named once, before those of the languages. */
function findChanges(
  req: PayloadRequest,
  fields: FlattenedField[],
  before: Values,
  after: Values,
): Change[] {
  const found = localization.locales.map(({ code, label }) => {
    const [old, value] = [toValues(before, code), toValues(after, code)]
    const shared = new Set(changedPaths(fields, old, value, 'shared'))
    const own = changedPaths(fields, old, value, 'all').filter((path) => !shared.has(path))
    return { label, own, shared: [...shared] }
  })
  const toLabels = (paths: string[]) => [
    ...new Set(paths.map((path) => fieldLabel(req, fields, path))),
  ]
  return [
    { language: null, fields: toLabels(found.flatMap(({ shared }) => shared)) },
    ...found.map(({ label, own }) => ({ language: label, fields: toLabels(own) })),
  ].filter((change) => change.fields.length > 0)
}
