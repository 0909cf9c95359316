import { getTranslation, type I18nClient } from '@payloadcms/translations'
import type { FlattenedField, PayloadRequest } from 'payload'
import type { Finding } from './findings'
import { getFindingsTexts } from './texts'

/** A finding in the editor's language: the field, the row, and what is wrong, such as “Body 3: …”. */
export function describe(req: PayloadRequest, fields: FlattenedField[], finding: Finding): string {
  const { at } = getFindingsTexts(req.i18n.language)
  const place = placeOf(req, fields, finding.path)
  return place ? at(place, textOf(req, finding)) : describeText(req, finding)
}

/** A finding as it stands beside its field. */
export function describeText(req: PayloadRequest, finding: Finding): string {
  const text = textOf(req, finding)
  return text.charAt(0).toUpperCase() + text.slice(1)
}

const textOf = (req: PayloadRequest, { kind, name = '' }: Finding): string =>
  getFindingsTexts(req.i18n.language).kinds[kind](name)

function placeOf(req: PayloadRequest, fields: FlattenedField[], path: string): string {
  const [name, ...others] = path.split('.')
  const field = fields.find((candidate) => candidate.name === name)
  const label = field && 'label' in field ? field.label : undefined
  if (!label || typeof label === 'function') return name ?? ''
  const row = others.find((part) => /^\d+$/.test(part))
  const words = getTranslation(label, req.i18n as I18nClient)
  return row === undefined ? words : `${words} ${Number(row) + 1}`
}
