import { isLinkAddress } from '@law-firm/contract/rich-text'
import type { LinkFeatureServerProps } from '@payloadcms/richtext-lexical'
import type { TextFieldSingleValidation } from 'payload'
import { inLanguages } from '../admin/in-languages'

const getUrlText = inLanguages({
  en: 'Write the whole address, such as https://www.example.org, or a path of this website, such as /people.',
  fr: 'Écrivez l’adresse entière, par exemple https://www.example.org, ou un chemin de ce site, par exemple /people.',
  zh: '请填写完整的地址，例如 https://www.example.org，或本网站的路径，例如 /people。',
})

/** Payload stores what it does not take for a URL encoded, and the site would leave the link out. */
const validateUrl: TextFieldSingleValidation = (value, { siblingData, req }) =>
  (siblingData as { linkType?: unknown }).linkType === 'internal' ||
  (typeof value === 'string' && isLinkAddress(value)) ||
  getUrlText(req.i18n.language)

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
    if (field.type === 'text' && field.name === 'url')
      return { ...field, hooks: {}, hasMany: false, validate: validateUrl } as typeof field
    if (!('filterOptions' in field) || field.filterOptions !== null) return field
    const { filterOptions: _filter, ...unfiltered } = field
    return unfiltered
  })
