'use client'

import { Button, Modal, useDocumentInfo, useModal, useTranslation } from '@payloadcms/ui'
import { useEffect, useId, useState } from 'react'
import { sitePath } from '../../fields/successor'
import { mentionsPage, toSubjectSlug } from '../mentions/subject-slugs'
import { getMentionTexts } from '../mentions/texts'
import type { Leaving } from './endpoint'
import { getLeavingTexts } from './texts'
import { Uses } from './uses.client'

type LeaveDialogProps = {
  slug: string
  heading: string
  text: string
  confirmLabel: string
  /** The page leaves the site: the editor chooses what visitors get. */
  isLeaving: boolean
  /** @param successor the path that the address leads to, null for "gone"; undefined without a page */
  onConfirm: (successor: string | null | undefined) => Promise<void>
}

/** Asks before a document is unpublished or deleted, and lists what leads to it. */
export function LeaveDialog(props: LeaveDialogProps) {
  const { isModalOpen } = useModal()
  return isModalOpen(props.slug) ? <OpenDialog {...props} /> : null
}

function OpenDialog({ slug, heading, text, confirmLabel, isLeaving, onConfirm }: LeaveDialogProps) {
  const { closeModal } = useModal()
  const { i18n, t } = useTranslation()
  const texts = getLeavingTexts(i18n.language)
  const [successor, setSuccessor] = useState<string | null>(null)
  const [isInvalid, setInvalid] = useState(false)
  const [isConfirming, setConfirming] = useState(false)
  const leaving = useLeaving((found) => setSuccessor(found.successor))
  const address = isLeaving && typeof leaving === 'object' ? leaving.address : null
  const labelledBy = useId()

  const confirm = async () => {
    if (address && successor !== null && sitePath(successor) !== true) return setInvalid(true)
    setConfirming(true)
    await onConfirm(address ? successor : undefined)
    closeModal(slug)
  }

  return (
    <Modal
      slug={slug}
      className="confirmation-modal"
      closeOnBlur={false}
      aria-labelledby={labelledBy}
    >
      <div className="confirmation-modal__wrapper leave-dialog">
        <div className="confirmation-modal__content">
          <h1 id={labelledBy}>{heading}</h1>
          <p>{text}</p>
          <div role="status">
            {leaving === 'loading' ? <p>{texts.loading}</p> : null}
            {leaving === 'failed' ? <p>{texts.failed}</p> : null}
            {typeof leaving === 'object' && leaving.uses.length === 0 ? <p>{texts.none}</p> : null}
            {typeof leaving === 'object' && leaving.uses.length > 0 ? (
              <>
                <Uses intro={texts.uses} uses={leaving.uses} />
                <ReplaceLink />
              </>
            ) : null}
          </div>
          {address ? (
            <Choice
              address={address}
              successor={successor}
              isInvalid={isInvalid}
              language={i18n.language}
              onChange={(value) => {
                setSuccessor(value)
                setInvalid(false)
              }}
            />
          ) : null}
        </div>
        <div className="confirmation-modal__controls">
          <Button
            buttonStyle="secondary"
            disabled={isConfirming}
            id="confirm-cancel"
            onClick={() => closeModal(slug)}
            size="large"
            type="button"
          >
            {t('general:cancel')}
          </Button>
          <Button
            disabled={isConfirming || leaving === 'loading'}
            id="confirm-action"
            onClick={() => void confirm()}
            size="large"
          >
            {confirmLabel}
          </Button>
        </div>
      </div>
    </Modal>
  )
}

/** To the form that changes all of them in one step. */
function ReplaceLink() {
  const { id, collectionSlug } = useDocumentInfo()
  const { i18n } = useTranslation()
  if (!toSubjectSlug(collectionSlug)) return null
  return (
    <p>
      <a href={mentionsPage(`${collectionSlug}/${id}`)}>{getMentionTexts(i18n.language).action}</a>
    </p>
  )
}

/** Reads what leads to the document, each time that the dialog opens. */
function useLeaving(onRead: (leaving: Leaving) => void): Leaving | 'loading' | 'failed' {
  const { id, collectionSlug } = useDocumentInfo()
  const { i18n } = useTranslation()
  const [leaving, setLeaving] = useState<Leaving | 'loading' | 'failed'>('loading')
  useEffect(() => {
    let isShown = true
    fetch(`/api/leaving/${collectionSlug}/${id}`, { headers: { 'accept-language': i18n.language } })
      .then(async (response) => {
        if (!response.ok) throw new Error(`The service responded ${response.status}`)
        const found = (await response.json()) as Leaving
        if (!isShown) return
        setLeaving(found)
        onRead(found)
      })
      .catch((cause: unknown) => {
        console.warn('The documents that lead here could not be read', cause)
        if (isShown) setLeaving('failed')
      })
    return () => {
      isShown = false
    }
    // eslint-disable-next-line react-hooks/exhaustive-deps -- once, when the dialog opens
  }, [])
  return leaving
}

type ChoiceProps = {
  address: string
  successor: string | null
  isInvalid: boolean
  language: string
  onChange: (successor: string | null) => void
}

function Choice({ address, successor, isInvalid, language, onChange }: ChoiceProps) {
  const texts = getLeavingTexts(language)
  const id = useId()
  return (
    <fieldset>
      <legend>{texts.visitors(address)}</legend>
      <label>
        <input
          type="radio"
          name={id}
          checked={successor === null}
          onChange={() => onChange(null)}
        />{' '}
        {texts.gone}
      </label>
      <label>
        <input
          type="radio"
          name={id}
          checked={successor !== null}
          onChange={() => onChange(successor ?? '')}
        />{' '}
        {texts.successor}
      </label>
      {successor === null ? null : (
        <label className="leave-dialog__path">
          {texts.path}
          <input
            type="text"
            value={successor}
            placeholder="/people"
            aria-invalid={isInvalid}
            aria-describedby={`${id}-hint`}
            onChange={(event) => onChange(event.target.value)}
          />
          <span id={`${id}-hint`} role={isInvalid ? 'alert' : undefined}>
            {texts.pathHint}
          </span>
        </label>
      )}
    </fieldset>
  )
}
