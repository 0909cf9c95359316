import {
  APIError,
  type CollectionBeforeChangeHook,
  type CollectionBeforeOperationHook,
  type FlattenedField,
  type GlobalBeforeChangeHook,
  type PayloadRequest,
  type Where,
} from 'payload'
import { toColumns } from '../plugins/bulk-editing/columns'
import { changedPaths, type Scope } from '../fields/changed-paths'
import { fieldLabel } from '../fields/field-label'
import { toValues } from '../plugins/links/links-to'
import { isValues, type Values } from '../plugins/links/references'
import { localeCodes } from '../model/locales'
import { isOwnLanguage, toRole } from './rules'
import { getAccessTexts } from './texts'

/** A translator marks a draft as ready for review; each save has a time of its own. */
const exempt = new Set(['inReview', 'updatedAt'])

const restoresTranslation = 'restoresTranslation'

/**
 * A translator changes localised fields only, whichever way a change comes. Access rules know the
 * request's language and not the fields; a form sends all of them, so that values are compared.
 *
 * @throws APIError naming the fields
 */
export const restrictTranslators: CollectionBeforeChangeHook = ({
  collection,
  data,
  operation,
  originalDoc,
  req,
}) => {
  // a restored version has no values of fields that no user may set; it is compared before
  if (operation === 'update' && !req.context[restoresTranslation])
    assertTranslation(req, collection.flattenedFields, originalDoc, data)
}

export const restrictTranslatorsOfGlobal: GlobalBeforeChangeHook = ({
  data,
  global,
  originalDoc,
  req,
}) => {
  // what Payload reads of a global has another `createdAt` than its form
  const fields = global.flattenedFields.filter(({ name }) => name !== 'createdAt')
  assertTranslation(req, fields, isValues(originalDoc) ? originalDoc : {}, data)
}

/** @throws APIError naming the fields that a translator may not change */
export function assertTranslation(
  req: PayloadRequest,
  fields: FlattenedField[],
  before: Values,
  after: Values,
  scope: Scope = 'shared',
): void {
  if (toRole(req) !== 'translator') return
  const compared = fields.filter(({ name }) => !exempt.has(name))
  const paths = changedPaths(compared, before, after, scope)
  if (paths.length > 0) throw new FieldsRefused(req, fields, paths)
}

/**
 * A restored version has all languages: a translator may restore one that differs in the texts of
 * their languages alone.
 *
 * @throws APIError naming the fields
 */
export const restrictRestoring: CollectionBeforeOperationHook = async ({
  args,
  collection,
  operation,
  req,
}) => {
  if (operation !== 'restoreVersion' || toRole(req) !== 'translator') return args
  const find = async (where: Where) => {
    const { docs } = await req.payload.db.findVersions<Values>({
      collection: collection.slug,
      where,
      locale: 'all',
      limit: 1,
      pagination: false,
      req,
    })
    return docs[0]
  }
  const restored = await find({ id: { equals: Reflect.get(args, 'id') } })
  if (!restored) return args // Payload responds
  const latest = await find({
    and: [{ parent: { equals: restored.parent } }, { latest: { equals: true } }],
  })
  for (const locale of localeCodes)
    assertTranslation(
      req,
      toColumns(collection),
      toValues(latest?.version, locale),
      toValues(restored.version, locale),
      isOwnLanguage(req, locale) ? 'shared' : 'all',
    )
  req.context[restoresTranslation] = true
  return args
}

/** The form marks the fields; `data` is what Payload's ValidationError has. */
class FieldsRefused extends APIError {
  constructor(req: PayloadRequest, fields: FlattenedField[], paths: string[]) {
    const labels = paths.map((path) => fieldLabel(req, fields, path))
    const message = getAccessTexts(req.i18n.language).sharedFields([...new Set(labels)])
    super(message, 403, { errors: paths.map((path) => ({ path, message })) })
  }
}
