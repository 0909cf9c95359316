'use client'

import { useLocale, useModal } from '@payloadcms/ui'
import { useEffect } from 'react'
import { localization } from '../locales'

const dialog = 'document-stale-data'

/**
 * Closes the dialog "Document modified" in other languages than English: Payload compares the form
 * with the English document (https://github.com/payloadcms/payload/issues/17914), so that it opens
 * at the first change of a French draft. A save that would undo another one is refused all the same.
 */
export function CloseOutdatedDialog() {
  const { code } = useLocale()
  const { closeModal, isModalOpen } = useModal()
  const isMistaken = code !== localization.defaultLocale && isModalOpen(dialog)
  useEffect(() => {
    if (isMistaken) closeModal(dialog)
  }, [closeModal, isMistaken])
  return null
}
