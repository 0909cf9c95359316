import {
  APIError,
  type CollectionBeforeOperationHook,
  type FlattenedField,
  type GlobalConfig,
  type GlobalSlug,
  type PayloadRequest,
} from 'payload'
import { isEditor } from '../../access/rules'
import { fieldLabel } from '../../fields/field-label'
import { isValues } from '../links/references'
import {
  findChange,
  nameOfEditor,
  statesOfDocument,
  statesOfGlobal,
  timeOf,
  type States,
} from './states'
import { getConflictTexts } from './texts'

/** When what the form loaded was saved, for hooks of the save. */
export const formBegan = 'formBegan'

/**
 * A form sends when the document that it loaded was saved (`updatedAt`). A save that began from
 * another state than the current one is refused where it would undo a change. A client that sends
 * no time is not refused.
 *
 * @throws APIError 409 with who changed which fields; the form shows both sides then
 */
export const refuseOutdatedSaves: CollectionBeforeOperationHook = async ({
  args,
  collection: { slug, flattenedFields },
  operation,
  req,
}) => {
  if (operation !== 'update') return args
  const id: unknown = Reflect.get(args, 'id')
  req.context[formBegan] = timeOf(Reflect.get(args, 'data'))
  if (typeof id === 'number' || typeof id === 'string')
    await assertCurrent(req, args, flattenedFields, statesOfDocument(req, slug, id))
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
  await assertCurrent(req, args, flattenedFields, statesOfGlobal(req, slug as GlobalSlug))
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
  const change = await findChange(fields, states, began)
  if (!change) return
  const texts = getConflictTexts(req.i18n.language)
  const editor = await nameOfEditor(req, change.current)
  const labels = change.paths?.map((path) => fieldLabel(req, fields, path))
  const message = labels
    ? texts.changed(editor, [...new Set(labels)].join(', '))
    : texts.changedUnknown(editor)
  throw new APIError(message, 409, { errors: [{ path: 'updatedAt', message }] })
}

/** Payload gives a snapshot beside a publication the time that was sent: it names one state only. */
function withTime<Args extends object>(args: Args): Args {
  const data: unknown = Reflect.get(args, 'data')
  return isValues(data) ? { ...args, data: { ...data, updatedAt: new Date().toISOString() } } : args
}
