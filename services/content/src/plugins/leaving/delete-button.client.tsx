'use client'

import {
  PopupList,
  toast,
  useDocumentInfo,
  useDocumentTitle,
  useEditDepth,
  useForm,
  useModal,
  useTranslation,
} from '@payloadcms/ui'
import { useRouter } from 'next/navigation'
import { LeaveDialog } from './leave-dialog.client'
import { toError } from './response'
import { getLeavingTexts } from './texts'

/**
 * "Delete", with what leads to the document and what its visitors get instead. Payload's own, which
 * cannot be replaced, is hidden by custom.css.
 */
export function DeleteButton() {
  const { id, collectionSlug, hasDeletePermission } = useDocumentInfo()
  const { title } = useDocumentTitle()
  const { setModified } = useForm()
  const { openModal } = useModal()
  const { i18n, t } = useTranslation()
  const router = useRouter()
  // in a drawer, Payload's own button returns to the form below
  const isInDrawer = useEditDepth() > 1
  if (!id || !hasDeletePermission || isInDrawer) return null
  const texts = getLeavingTexts(i18n.language)
  const slug = `leave-delete-${id}`

  const remove = async (successor: string | null | undefined) => {
    const query = successor === undefined ? '' : `?successor=${encodeURIComponent(successor ?? '')}`
    const response = await fetch(`/api/${collectionSlug}/${id}${query}`, {
      method: 'DELETE',
      headers: { 'accept-language': i18n.language },
    }).catch(() => null)
    if (!response?.ok) {
      toast.error((await toError(response)) ?? t('error:deletingTitle', { title }))
      return
    }
    setModified(false)
    toast.success(texts.deleted(title))
    router.push(`/admin/collections/${collectionSlug}`)
  }

  return (
    <>
      <PopupList.Button id="action-delete-document" onClick={() => openModal(slug)}>
        {texts.delete}
      </PopupList.Button>
      <LeaveDialog
        slug={slug}
        heading={t('general:confirmDeletion')}
        text={texts.deleting(title)}
        confirmLabel={texts.delete}
        isLeaving
        onConfirm={remove}
      />
    </>
  )
}
