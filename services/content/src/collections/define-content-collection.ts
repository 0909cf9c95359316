import type { CollectionConfig, CollectionSlug, Field } from 'payload'
import { editors, publishedOrEditor } from '../access/rules'
import { localeFields, productField, seoField } from '../fields/shared'
import { slugField } from '../fields/slug'
import { addressOf } from '../addresses'
import { previewUrl } from '../preview'
import { restrictReads } from '../hooks/restrict-reads'
import { sendChangeWebhook, sendDeleteWebhook, recordPublicState } from '../hooks/send-webhook'
import { redirectMovedPages, recordPublishedAddress } from '../hooks/redirect-moved-pages'
import { recordTranslations } from '../hooks/record-translations'
import { orderById } from '../hooks/order-by-id'
import { selectWholeBlocks } from '../hooks/select-blocks'
import { queueSearchDeletion, queueSearchUpdate } from '../search/changes'
import { hierarchyField } from '../fields/hierarchy'

type ContentOptions = {
  /** Collection slug, also part of the admin panel's address. */
  slug: CollectionSlug
  /** GraphQL type name (specification, section 3) and its plural. */
  type: string
  plural: string
  labels: [singular: string, plural: string]
  group: string
  /** The title field; a document counts as translated once it is translated. */
  title?: string
  columns: string[]
  fields: Field[]
  /** Documents form a tree by `parent`. */
  tree?: boolean
  /** Fields that scope the uniqueness of the slug; `parent` of a tree is always one. */
  siblings?: string[]
  defaultSort?: string
  /** Compound indexes; single-field indexes are declared on the field. */
  indexes?: CollectionConfig['indexes']
  description?: string
}

/**
 * A content collection: drafts, versions, slug, locales, gating, preview and the revalidation
 * webhook. `fields` holds only what a type adds.
 */
export function defineContent(options: ContentOptions): CollectionConfig {
  const title = options.title ?? 'title'
  const siblings = [...(options.tree ? ['parent'] : []), ...(options.siblings ?? [])]
  return {
    slug: options.slug,
    labels: { singular: options.labels[0], plural: options.labels[1] },
    typescript: { interface: options.type },
    // editors use the admin panel
    graphQL: { singularName: options.type, pluralName: options.plural, disableMutations: true },
    admin: {
      group: options.group,
      useAsTitle: title,
      defaultColumns: [...options.columns, '_status', 'updatedAt'],
      description: options.description,
      preview: async (doc, { locale, req }) =>
        previewUrl(await addressOf(options.slug, title, doc as { id: number }, req), locale),
      listSearchableFields: [title, 'slug'],
    },
    defaultSort: options.defaultSort ?? title,
    ...(options.indexes ? { indexes: options.indexes } : {}),
    access: {
      read: publishedOrEditor,
      create: editors,
      update: editors,
      delete: editors,
      readVersions: editors,
    },
    versions: { drafts: { autosave: false, schedulePublish: true }, maxPerDoc: 30 },
    forceSelect: {
      translations: true,
      product: { feature: true },
      ...(options.tree ? { parent: true } : {}),
    },
    hooks: {
      beforeOperation: [orderById, selectWholeBlocks, restrictReads],
      beforeChange: [recordTranslations(title), recordPublicState, recordPublishedAddress(title)],
      afterChange: [
        redirectMovedPages(title),
        sendChangeWebhook(options.type, title),
        queueSearchUpdate,
      ],
      afterDelete: [sendDeleteWebhook(options.type, title), queueSearchDeletion],
    },
    fields: [
      ...options.fields,
      slugField(title, siblings),
      ...(options.tree ? [hierarchyField(options.slug, options.type, title)] : []),
      productField,
      seoField,
      ...localeFields,
    ],
  }
}
