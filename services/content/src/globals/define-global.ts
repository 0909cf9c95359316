import type { Field, GlobalConfig } from 'payload'
import { globalAccess, restrictPublishing } from '../access/content'
import { restrictTranslatorsOfGlobal } from '../access/shared-fields'
import { updatedByField } from '../fields/authorship'
import { refuseOutdatedSavesOfGlobal } from '../plugins/conflicts/refuse-outdated-saves'
import { noticeFields } from '../fields/notices'
import { findingsField } from '../plugins/findings/field'
import { holdBackErrorsOfGlobal, recordPublication } from '../plugins/findings/gate'
import { hideDraftTextsOfGlobal } from '../hooks/hide-draft-texts'
import { queueGlobalRevalidation, recordGlobalState } from '../hooks/queue-revalidation'
import { saveDraftsAsDrafts } from '../hooks/save-drafts-as-drafts'
import { saveWithoutFallback } from '../hooks/save-without-fallback'
import { previewUrl } from '../admin/preview'
import { queueSearchUpdateOfMenus } from '../search/changes'

type GlobalOptions = {
  slug: 'home' | 'navigation' | 'site-settings'
  /** GraphQL type. */
  type: string
  label: string
  group: string
  fields: Field[]
}

/** Content that there is once. As with documents, each language has its own status and drafts. */
export const defineGlobal = ({
  slug,
  type,
  label,
  group,
  fields,
}: GlobalOptions): GlobalConfig => ({
  slug,
  label,
  graphQL: { name: type, disableMutations: true },
  admin: {
    group,
    // all of them are on the home page
    preview: (_doc, { locale, req }) => previewUrl('/', locale, req),
    livePreview: { url: ({ locale, req }) => previewUrl('/', locale.code, req) },
    components: {
      elements: {
        beforeDocumentControls: [
          '/plugins/conflicts/conflict-dialog.client#ConflictDialog',
          '/plugins/findings/problem-count.client#ProblemCount',
        ],
      },
      views: { edit: { versions: { Component: '/plugins/versions/version-list#VersionList' } } },
    },
  },
  access: globalAccess,
  versions: { drafts: { autosave: false, schedulePublish: true, localizeStatus: true }, max: 30 },
  forceSelect: { _status: true },
  hooks: {
    beforeOperation: [
      saveDraftsAsDrafts,
      saveWithoutFallback,
      restrictPublishing,
      refuseOutdatedSavesOfGlobal,
      recordPublication,
    ],
    beforeRead: [hideDraftTextsOfGlobal],
    beforeChange: [restrictTranslatorsOfGlobal, holdBackErrorsOfGlobal, recordGlobalState],
    afterChange: [
      queueGlobalRevalidation(type),
      ...(slug === 'home' ? [] : [queueSearchUpdateOfMenus]),
    ],
  },
  fields: [findingsField, ...noticeFields, ...fields, updatedByField],
})
