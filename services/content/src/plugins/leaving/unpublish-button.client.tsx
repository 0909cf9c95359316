'use client'

import { getTranslation } from '@payloadcms/translations'
import {
  PopupList,
  toast,
  useDocumentInfo,
  useForm,
  useLocale,
  useModal,
  useTranslation,
} from '@payloadcms/ui'
import { useState } from 'react'
import { localization } from '../../model/locales'
import { LeaveDialog } from './leave-dialog.client'
import { toError, readSavedTime } from './response'

/** Payload's "Unpublish", with what leads to the document and what its visitors get instead. */
export function UnpublishButton() {
  const info = useDocumentInfo()
  const { openModal } = useModal()
  const { reset } = useForm()
  const { code, label } = useLocale()
  const { i18n, t } = useTranslation()
  const [isOfAll, setOfAll] = useState(true)
  const { id, collectionSlug, data, hasPublishedDoc, hasPublishPermission } = info
  if (!hasPublishPermission || !hasPublishedDoc) return null
  const slug = `leave-unpublish-${id}`
  const locale = getTranslation(label, i18n)

  const unpublish = async (successor: string | null | undefined) => {
    const change = { _status: 'draft', ...(successor === undefined ? {} : { successor }) }
    const query = new URLSearchParams({
      depth: '0',
      'fallback-locale': 'null',
      ...(isOfAll ? { unpublishAllLocales: 'true' } : { locale: code }),
    })
    const response = await fetch(`/api/${collectionSlug}/${id}?${query}`, {
      method: 'PATCH',
      headers: { 'content-type': 'application/json', 'accept-language': i18n.language },
      body: JSON.stringify(change),
    }).catch(() => null)
    if (!response?.ok) {
      toast.error((await toError(response)) ?? t('error:unPublishingDocument'))
      return
    }
    const saved = { ...data, ...change, ...(await readSavedTime(response)) }
    info.setData(saved) // or Payload takes this change for one of another editor
    await reset(saved)
    toast.success(t('version:unpublishedSuccessfully'))
    // as Payload's own button does
    if (!isOfAll) info.incrementVersionCount()
    info.setUnpublishedVersionCount(1)
    info.setMostRecentVersionIsAutosaved(false)
    info.setHasPublishedDoc(false)
  }
  const open = (all: boolean) => {
    setOfAll(all)
    openModal(slug)
  }

  return (
    <>
      <PopupList.Button id="action-unpublish" onClick={() => open(true)}>
        {t('version:unpublish')}
      </PopupList.Button>
      <PopupList.Button id="action-unpublish-locale" onClick={() => open(false)}>
        {t('version:unpublishIn', { locale })}
      </PopupList.Button>
      <LeaveDialog
        slug={slug}
        heading={t('version:confirmUnpublish')}
        text={isOfAll ? t('version:aboutToUnpublish') : t('version:aboutToUnpublishIn', { locale })}
        confirmLabel={t('general:confirm')}
        isLeaving={isOfAll || code === localization.defaultLocale}
        onConfirm={unpublish}
      />
    </>
  )
}
