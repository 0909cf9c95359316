import type { CollectionBeforeChangeHook, SelectField } from 'payload'
import { editors } from '../../access/rules'
import { localeCodes, localization } from '../../model/locales'
import { isTextChanged } from './texts'

const source = localization.defaultLocale
const translated = localeCodes.filter((code) => code !== source)

/** Languages whose text is older than the English one; editors may correct it. */
export const outdatedField: SelectField = {
  name: 'outdatedIn',
  type: 'select',
  hasMany: true,
  label: 'Translations out of date',
  options: localization.locales
    .filter(({ code }) => code !== source)
    .map(({ code, label }) => ({ value: code, label })),
  access: { read: ({ req }) => editors({ req }) === true },
  admin: {
    position: 'sidebar',
    description:
      'Filled in when the English text changes, and emptied when the translation is saved.',
  },
}

/** A change of the English text outdates the translations; saving one brings it up to date. */
export const markOutdated: CollectionBeforeChangeHook = ({
  collection,
  data,
  operation,
  originalDoc,
  req,
}) => {
  const marked = new Set<string>(data.outdatedIn ?? originalDoc?.outdatedIn ?? [])
  if (req.locale !== source) marked.delete(req.locale ?? '')
  else if (operation === 'update' && isTextChanged(collection.flattenedFields, originalDoc, data))
    for (const code of translated) marked.add(code)
  return { ...data, outdatedIn: [...marked] }
}
