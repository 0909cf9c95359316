'use client'

import { Button, Modal, useModal, useTranslation } from '@payloadcms/ui'
import { DocumentCombobox } from './document-combobox.client'
import { getFindTexts } from './texts'

const slug = 'quick-find'

/** Opens the search over the documents of all types. */
export function FindButton() {
  const { isModalOpen, openModal } = useModal()
  const { i18n } = useTranslation()
  return (
    <>
      <Button
        buttonStyle="secondary"
        className="quick-find-button"
        margin={false}
        onClick={() => openModal(slug)}
        size="small"
        type="button"
      >
        {getFindTexts(i18n.language).open}
      </Button>
      {isModalOpen(slug) ? <FindDialog /> : null}
    </>
  )
}

/** The dialog focuses its first field, and the button again when it closes. */
function FindDialog() {
  const { closeModal } = useModal()
  const { i18n } = useTranslation()
  const texts = getFindTexts(i18n.language)
  return (
    <Modal slug={slug} className="quick-find" aria-label={texts.open}>
      <div className="quick-find__content">
        <DocumentCombobox label={texts.label} hasRecent />
        <Button
          buttonStyle="secondary"
          margin={false}
          onClick={() => closeModal(slug)}
          size="small"
          type="button"
        >
          {texts.close}
        </Button>
      </div>
    </Modal>
  )
}
