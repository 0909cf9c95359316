import { APIError, type CollectionBeforeOperationHook, type PayloadRequest } from 'payload'
import { canPublish, isEditor, isOwnLanguage, toRole } from '../../access/rules'
import { isValues, type Values } from '../../plugins/links/references'
import { isSame } from '../../fields/changed-paths'
import { getMediaTexts } from './texts'

/** What every editor corrects: a translator in their languages, and without the credit. */
const texts = ['alt', 'credit']

/** What a form sends beside them, and the service maintains. */
const maintained = ['id', 'createdAt', 'updatedAt', 'url', 'thumbnailURL']

/**
 * A picture has no drafts: another file or crop is on every page at once, which publishers decide.
 * The words about it are corrected by every editor.
 *
 * @throws APIError 403
 */
export const restrictMediaChanges: CollectionBeforeOperationHook = async ({
  args,
  operation,
  req,
}) => {
  if (operation !== 'update' || !isEditor(req) || canPublish(req)) return args
  const data: unknown = Reflect.get(args, 'data')
  const id: unknown = Reflect.get(args, 'id')
  const isTranslator = toRole(req) === 'translator'
  const allowed = new Set([...maintained, ...(isTranslator ? ['alt'] : texts)])
  const isAllowed =
    typeof id === 'number' &&
    !req.file &&
    !req.query.uploadEdits &&
    (!isTranslator || isOwnLanguage(req, req.locale)) &&
    isValues(data) &&
    changedNames(await readRow(req, id), data).every((name) => allowed.has(name))
  if (!isAllowed) throw new APIError(getMediaTexts(req.i18n.language).refused, 403)
  return args
}

const readRow = (req: PayloadRequest, id: number): Promise<object | null> =>
  req.payload.findByID({ collection: 'media', id, depth: 0, disableErrors: true, req })

const changedNames = (stored: object | null, data: Values): string[] =>
  Object.keys(data).filter((name) => !isSame(stored && Reflect.get(stored, name), data[name]))
