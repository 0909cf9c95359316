import { getTranslation, type I18nClient } from '@payloadcms/translations'
import type { FlattenedField, PayloadRequest } from 'payload'
import type { Finding } from './findings'
import { getFindingsTexts } from './texts'

/** A finding in the editor's language: the field, the row, and what is wrong, such as “Body 3: …”. */
export function describe(req: PayloadRequest, fields: FlattenedField[], finding: Finding): string {
  const { kind, path, name = '' } = finding
  const { at, kinds } = getFindingsTexts(req.i18n.language)
  const text = kinds[kind](name)
  const place = placeOf(req, fields, path)
  return place ? at(place, text) : text.charAt(0).toUpperCase() + text.slice(1)
}

function placeOf(req: PayloadRequest, fields: FlattenedField[], path: string): string {
  const [name, ...others] = path.split('.')
  const field = fields.find((candidate) => candidate.name === name)
  const label = field && 'label' in field ? field.label : undefined
  if (!label || typeof label === 'function') return name ?? ''
  const row = others.find((part) => /^\d+$/.test(part))
  const words = getTranslation(label, req.i18n as I18nClient)
  return row === undefined ? words : `${words} ${Number(row) + 1}`
}
