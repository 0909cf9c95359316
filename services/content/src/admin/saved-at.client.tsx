'use client'

import { useDocumentInfo, useTranslation } from '@payloadcms/ui'
import { formatHour } from './format-hour'
import { getHourTexts } from './hour-texts'

/**
 * When the document was saved and created. Payload's own line has the time zone of the editor's
 * computer; custom.css hides it.
 */
export function SavedAt() {
  const { i18n } = useTranslation()
  const { data, id } = useDocumentInfo()
  const texts = getHourTexts(i18n.language)
  const hour = (moment: unknown) =>
    typeof moment === 'string' ? formatHour(moment, i18n.language) : null
  const [saved, created] = [hour(data?.updatedAt), hour(data?.createdAt)]
  if (!id || !saved) return null
  return (
    <p className="saved-at">
      {[texts.saved(saved), ...(created ? [texts.created(created)] : [])].join(' · ')}
    </p>
  )
}
