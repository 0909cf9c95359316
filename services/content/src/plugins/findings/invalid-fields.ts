import {
  beforeChangeTraverseFields,
  beforeValidateTraverseFields,
  type PayloadRequest,
  type SanitizedCollectionConfig,
  type SanitizedGlobalConfig,
  type ValidationFieldError,
} from 'payload'
import type { Values } from '../links/references'

/** A type of documents, or a global. */
export type Entity =
  | { collection: SanitizedCollectionConfig; global: null }
  | { collection: null; global: SanitizedGlobalConfig }

export type InvalidField = { path: string; label: string; message: string }

/** A form as a save passes it on: with the stored values of fields that it does not have. */
export async function completeForm(
  req: PayloadRequest,
  entity: Entity,
  form: Values,
  stored: Values,
): Promise<Values> {
  const data = structuredClone(form)
  await beforeValidateTraverseFields({ ...toArgs(req, entity, data, stored), overrideAccess: true })
  return data
}

/**
 * The fields that Payload refuses to publish, such as a required one that is empty. Payload
 * validates after the hooks of the document: where one of them throws, its own errors would come
 * with the next attempt only. The fields' hooks run on copies.
 *
 * @param values of the language of the request
 */
export async function findInvalidFields(
  req: PayloadRequest,
  entity: Entity,
  values: Values,
): Promise<InvalidField[]> {
  const errors: ValidationFieldError[] = []
  await beforeChangeTraverseFields({
    ...toArgs(req, entity, structuredClone(values), values),
    ...{ docWithLocales: {}, siblingDocWithLocales: {}, mergeLocaleActions: [] },
    ...{ errors, fieldLabelPath: '', overrideAccess: true },
  })
  return errors.map(({ path, label, message }) => ({ path, label: String(label ?? path), message }))
}

const toArgs = (
  req: PayloadRequest,
  { collection, global }: Entity,
  data: Values,
  doc: Values,
) => ({
  ...{ collection, global, data, doc, req, context: req.context },
  ...(typeof data.id === 'number'
    ? { id: data.id, operation: 'update' as const }
    : { operation: global ? ('update' as const) : ('create' as const) }),
  ...{ siblingData: data, siblingDoc: doc },
  ...{ parentIndexPath: '', parentPath: '', parentSchemaPath: '' },
  fields: (collection ?? global).fields,
})
