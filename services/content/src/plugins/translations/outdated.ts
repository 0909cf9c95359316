import type { CollectionBeforeChangeHook, PayloadRequest, SelectField } from 'payload'
import { editors } from '../../access/rules'
import { toTitle, type ContentSlug } from '../../model/content-types'
import { localization } from '../../model/locales'
import { readDraft } from '../links/links-to'
import { formBegan } from '../conflicts/refuse-outdated-saves'
import { findState, statesOfDocument, timeOf } from '../conflicts/states'
import { isValues, type Values } from '../links/references'
import { toLocales } from './board-query'
import { isTextChanged } from './texts'

const source = localization.defaultLocale

/** Languages of a type whose text is older than the English one; editors may correct it. */
export const outdatedField = (slug: ContentSlug): SelectField => ({
  name: 'outdatedIn',
  type: 'select',
  hasMany: true,
  label: 'Translations out of date',
  options: localization.locales
    .filter(({ code }) => code !== source)
    .map(({ code, label }) => ({ value: code, label })),
  filterOptions: ({ options }) =>
    options.filter((option) =>
      toLocales(slug).includes(typeof option === 'string' ? option : option.value),
    ),
  access: { read: ({ req }) => editors({ req }) === true },
  admin: {
    position: 'sidebar',
    description:
      'Filled in when the English text changes, and emptied when the translation is saved.',
  },
})

/** Context of a change after which translations are as current as before. */
export const keepsMarks = { keepsMarks: true }

/**
 * A change of the English text outdates the translations that there are; saving one brings it up to
 * date.
 */
export const markOutdated =
  (slug: ContentSlug): CollectionBeforeChangeHook =>
  async ({ collection, data, operation, originalDoc, req }) => {
    if (req.context.keepsMarks) return data
    const marked = new Set(await mergeMarks(req, slug, data, originalDoc))
    if (req.locale !== source) marked.delete(req.locale ?? '')
    else if (
      operation === 'update' &&
      isTextChanged(collection.flattenedFields, originalDoc, data)
    ) {
      const stored = await readDraft(req, collection, Number(originalDoc?.id))
      const titles = stored?.[toTitle(slug)]
      for (const code of toLocales(slug)) if (isValues(titles) && titles[code]) marked.add(code)
    }
    return { ...data, outdatedIn: [...marked] }
  }

/**
 * A form sends the marks that it loaded, though saves in other languages may have changed them
 * since: what the editor changed of them counts, and no more. All marks stay where the state that the
 * form loaded is not stored any more.
 */
async function mergeMarks(
  req: PayloadRequest,
  slug: ContentSlug,
  data: Values,
  original: Values | undefined,
): Promise<string[]> {
  const stored = toMarks(original)
  const began: unknown = req.context[formBegan]
  if (!data.outdatedIn) return stored
  if (typeof began !== 'string' || !original || timeOf(original) === began) return toMarks(data)
  const loaded = await findState(statesOfDocument(req, slug, Number(original.id)), began)
  if (!loaded) return [...stored, ...toMarks(data)]
  const [before, sent] = [toMarks(loaded), toMarks(data)]
  return [
    ...stored.filter((code) => sent.includes(code) || !before.includes(code)),
    ...sent.filter((code) => !before.includes(code)),
  ]
}

const toMarks = (values: Values | undefined): string[] =>
  Array.isArray(values?.outdatedIn) ? values.outdatedIn.map(String) : []
