'use client'

import { PopupList, useDocumentInfo, useEditDepth, useTranslation } from '@payloadcms/ui'
import { mentionsPage } from './subject-slugs'
import { getMentionTexts } from './texts'

/** Leads from the menu of a document to the form that replaces it everywhere. */
export function MentionsMenuItem() {
  const { collectionSlug, id } = useDocumentInfo()
  const { i18n } = useTranslation()
  const isInDrawer = useEditDepth() > 1
  if (!id || !collectionSlug || isInDrawer) return null
  return (
    <PopupList.Button id="action-replace-everywhere" href={mentionsPage(`${collectionSlug}/${id}`)}>
      {getMentionTexts(i18n.language).action}
    </PopupList.Button>
  )
}
