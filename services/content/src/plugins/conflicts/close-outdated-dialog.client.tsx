'use client'

import { useModal } from '@payloadcms/ui'
import { useEffect } from 'react'

const dialog = 'document-stale-data'

/**
 * Closes Payload's dialog "Document modified". Its only button reloads the form and loses what was
 * written, and in other languages than English it is mistaken: Payload compares the form with the
 * English document (https://github.com/payloadcms/payload/issues/17914). The save is refused where
 * it would undo a change, with the text still in the form (`refuse-outdated-saves.ts`).
 */
export function CloseOutdatedDialog() {
  const { closeModal, isModalOpen } = useModal()
  const isOpen = isModalOpen(dialog)
  useEffect(() => {
    if (isOpen) closeModal(dialog)
  }, [closeModal, isOpen])
  return null
}
