import type { CollectionConfig, Field } from 'payload'
import { contentAccess, restrictPublishing } from '../access/content'
import { restrictRestoring, restrictTranslators } from '../access/shared-fields'
import { authorshipFields } from '../fields/authorship'
import { reviewField } from '../fields/review'
import { successorField } from '../fields/successor'
import { formTabs } from '../fields/form-tabs'
import { localeFields, statusField } from '../fields/shared'
import { slugField } from '../fields/slug'
import { toAddress } from '../model/addresses'
import {
  getContentType,
  contentTypes,
  isTree,
  toTitle,
  type ContentSlug,
} from '../model/content-types'
import { previewUrl } from '../admin/preview'
import { restrictReads } from '../hooks/restrict-reads'
import {
  queueRevalidation,
  queueDeletionRevalidation,
  recordPublicState,
  recordPublicStateBeforeDeletion,
} from '../hooks/queue-revalidation'
import { redirectMovedPages, recordPublishedAddress } from '../hooks/redirect-moved-pages'
import { hideDraftTexts, showTranslations } from '../hooks/hide-draft-texts'
import { saveDraftsAsDrafts } from '../hooks/save-drafts-as-drafts'
import { saveWithoutFallback } from '../hooks/save-without-fallback'
import { markDeleted, markUnpublished, validateSuccessor } from '../hooks/mark-gone'
import { orderById } from '../hooks/order-by-id'
import { selectWholeBlocks } from '../hooks/select-blocks'
import { queueSearchDeletion, queueSearchUpdate } from '../search/changes'
import { cancelSchedules } from '../plugins/scheduling/cancel-schedules'
import { markOutdated, outdatedField } from '../plugins/translations/outdated'
import { refuseOutdatedSaves } from '../plugins/conflicts/refuse-outdated-saves'
import { hierarchyField, hierarchySources } from '../fields/hierarchy'
import { noticeFields } from '../fields/notices'
import { findingsField } from '../plugins/findings/field'
import { holdBackErrors, recordPublication } from '../plugins/findings/gate'
import { linksToField, recordLinks } from '../plugins/links/links-to'

type ContentOptions = {
  /** Collection slug, also part of the admin panel's address; `content-types.ts` has its row. */
  slug: ContentSlug
  /** The list field of GraphQL. */
  plural: string
  labels: [singular: string, plural: string]
  group: string
  columns: string[]
  fields: Field[]
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
  const { type } = contentTypes[options.slug]
  const title = toTitle(options.slug)
  const siblings = [...(isTree(options.slug) ? ['parent'] : []), ...(options.siblings ?? [])]
  return {
    slug: options.slug,
    labels: { singular: options.labels[0], plural: options.labels[1] },
    typescript: { interface: type },
    // editors use the admin panel
    graphQL: { singularName: type, pluralName: options.plural, disableMutations: true },
    admin: {
      group: options.group,
      useAsTitle: title,
      defaultColumns: [...options.columns, '_status', 'updatedAt'],
      description: options.description,
      preview: async (doc, { locale, req }) =>
        previewUrl(await toAddress(options.slug, doc as { id: number }, req), locale, req),
      // a saved draft gets another link, which reloads the page
      livePreview: {
        url: async ({ data, locale, req }) =>
          previewUrl(await toAddress(options.slug, data as { id: number }, req), locale.code, req),
      },
      listSearchableFields: [title, 'slug'],
      components: {
        beforeListTable: [
          {
            path: '/plugins/leaving/selected-uses.client#SelectedUses',
            clientProps: { collection: options.slug },
          },
        ],
        edit: {
          beforeDocumentControls: [
            '/plugins/conflicts/conflict-dialog.client#ConflictDialog',
            '/plugins/findings/problem-count.client#ProblemCount',
          ],
          editMenuItems: ['/plugins/leaving/delete-button.client#DeleteButton'],
          UnpublishButton: '/plugins/leaving/unpublish-button.client#UnpublishButton',
        },
        views: { edit: { versions: { Component: '/plugins/versions/version-list#VersionList' } } },
      },
    },
    defaultSort: options.defaultSort ?? title,
    ...(options.indexes ? { indexes: options.indexes } : {}),
    access: contentAccess,
    versions: {
      drafts: { autosave: false, schedulePublish: true, localizeStatus: true },
      maxPerDoc: 30,
    },
    forceSelect: {
      _status: true,
      [title]: true,
      translations: true,
      product: { feature: true },
      ...hierarchySources(options.slug),
    },
    hooks: {
      beforeOperation: [
        orderById,
        selectWholeBlocks,
        restrictReads,
        saveDraftsAsDrafts,
        saveWithoutFallback,
        restrictPublishing,
        restrictRestoring,
        refuseOutdatedSaves,
        recordPublication,
      ],
      beforeRead: [hideDraftTexts(title)],
      beforeChange: [
        restrictTranslators,
        holdBackErrors,
        recordLinks,
        recordPublicState,
        recordPublishedAddress,
        markOutdated(options.slug),
      ],
      afterChange: [
        redirectMovedPages,
        queueRevalidation(type),
        markUnpublished,
        queueSearchUpdate,
        showTranslations(title),
      ],
      beforeDelete: [recordPublicStateBeforeDeletion, validateSuccessor],
      afterDelete: [
        queueDeletionRevalidation(type),
        markDeleted,
        queueSearchDeletion,
        cancelSchedules,
      ],
    },
    fields: [
      findingsField,
      ...noticeFields,
      ...formTabs(options.fields),
      slugField(title, siblings),
      hierarchyField(options.slug),
      ...localeFields,
      statusField,
      reviewField,
      outdatedField(options.slug),
      ...(getContentType(options.slug)?.address ? [successorField] : []),
      ...authorshipFields,
      linksToField,
    ],
  }
}
