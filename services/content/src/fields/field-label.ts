import { getTranslation } from '@payloadcms/translations'
import type { FlattenedField, PayloadRequest } from 'payload'

/**
 * The label of a field in the editor's language, or its name.
 *
 * @param path such as `product.feature`; the rows of a list have the label of the list
 */
export function fieldLabel(req: PayloadRequest, fields: FlattenedField[], path: string): string {
  const [name = '', ...others] = path.split('.')
  const field = fields.find((candidate) => candidate.name === name)
  if (field && others.length > 0 && (field.type === 'group' || field.type === 'tab'))
    return fieldLabel(req, field.flattenedFields, others.join('.'))
  const label = field && 'label' in field ? field.label : undefined
  return label && typeof label !== 'function' ? getTranslation(label, req.i18n) : name
}
