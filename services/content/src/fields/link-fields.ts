import type { LinkFeatureServerProps } from '@payloadcms/richtext-lexical'

/**
 * The fields of a link in rich text. Payload's document field has `filterOptions: null`, which its
 * validation takes for a filter: it reads every linkable collection for each link of a text
 * (https://github.com/payloadcms/payload/issues/17765). Links to documents that do not exist are
 * held back by `findings/gate.ts`.
 */
export const linkFields: Extract<
  LinkFeatureServerProps['fields'],
  (...args: never[]) => unknown
> = ({ defaultFields }) =>
  defaultFields.map((field) => {
    if (!('filterOptions' in field) || field.filterOptions !== null) return field
    const { filterOptions: _filter, ...unfiltered } = field
    return unfiltered
  })
