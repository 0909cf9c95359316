import type { CollectionSlug, Field, TextFieldSingleValidation, Where } from 'payload'
import { inLanguages } from '../admin/in-languages'
import { graduateLocales, siteLocales } from '@law-firm/contract/locales'

/** Path segments that the site uses itself (decision 6), reserved for it. */
const reserved = new Set<string>([
  'report-builder',
  'reports',
  'marketing',
  'content',
  'status-table',
  'register',
  'dynamic',
  'api',
  ...siteLocales,
  ...graduateLocales,
])

/** Letters that NFKD does not decompose. */
const plainLetters: Record<string, string> = { œ: 'oe', æ: 'ae', ß: 'ss', ø: 'o', ł: 'l', đ: 'd' }

/** Converts `Hélène Aubrac` to `helene-aubrac`. */
export const toSlug = (value: string): string =>
  value
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[œæßøłđ]/g, (letter) => plainLetters[letter] ?? letter)
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-/, '')
    .slice(0, 96)
    .replace(/-$/, '')

/**
 * The last path segment of a document. Built from `source` when left empty; unique among documents
 * with the same values of `siblings`.
 */
export const slugField = (source: string, siblings: string[] = []): Field => ({
  name: 'slug',
  type: 'text',
  required: true,
  index: true,
  label: 'Address',
  maxLength: 96,
  admin: {
    position: 'sidebar',
    description: 'Lower-case words joined by hyphens. Made from the title when left empty.',
  },
  hooks: {
    beforeValidate: [
      ({ value, data }) => {
        if (value) return value
        const from: unknown = data?.[source]
        return typeof from === 'string' ? toSlug(from) : value
      },
    ],
  },
  validate: (async (value, { id, data, req, collectionSlug }) => {
    if (!value) {
      const texts = getSlugTexts(req?.i18n?.language ?? 'en')
      const from = (data as Record<string, unknown> | undefined)?.[source]
      return from ? texts.notMade(String(from)) : texts.noTitle
    }
    if (!/^[a-z0-9]+(-[a-z0-9]+)*$/.test(value))
      return 'Lower-case letters, digits and single hyphens only.'
    if (reserved.has(value))
      return `"${value}" is used by the site's own addresses. Choose another.`
    if (!collectionSlug || !req?.payload) return true
    const and: Where[] = [{ slug: { equals: value } }]
    if (id !== undefined) and.push({ id: { not_equals: id } })
    for (const name of siblings) {
      const parent: unknown = (data as Record<string, unknown>)[name]
      const parentId =
        typeof parent === 'object' && parent !== null ? (parent as { id: unknown }).id : parent
      and.push(
        parentId === undefined || parentId === null
          ? { [name]: { exists: false } }
          : { [name]: { equals: parentId } },
      )
    }
    const existing = await req.payload.count({
      collection: collectionSlug as CollectionSlug,
      where: { and },
      req,
    })
    return existing.totalDocs === 0
      ? true
      : `Another document here already has the address "${value}".`
  }) as TextFieldSingleValidation,
})

const getSlugTexts = inLanguages({
  en: {
    noTitle: 'Made from the title, which is empty.',
    notMade: (title: string) =>
      `No address can be made from “${title}”, which has no Latin letters: write one.`,
  },
  fr: {
    noTitle: 'Faite à partir du titre, qui est vide.',
    notMade: (title) =>
      `« ${title} » n’a pas de lettres latines, dont une adresse pourrait être faite : écrivez-en une.`,
  },
  zh: {
    noTitle: '由标题生成，而标题为空。',
    notMade: (title) => `“${title}”不含拉丁字母，无法生成地址：请填写地址。`,
  },
})
