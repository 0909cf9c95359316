'use client'

import {
  Button,
  Modal,
  toast,
  useDocumentInfo,
  useEditDepth,
  useForm,
  useFormFields,
  useFormModified,
  useFormProcessing,
  useFormSubmitted,
  useLocale,
  useModal,
  useTranslation,
} from '@payloadcms/ui'
import { useCallback, useEffect, useId, useRef, useState } from 'react'
import type { Difference } from './differences'
import type { Conflict } from './endpoint'
import { getConflictTexts } from './texts'

type Side = 'form' | 'stored'

/**
 * Shows both sides of a save that was refused because another one came before it
 * (`refuse-outdated-saves.ts`), field by field. What the editor chooses is in the form afterwards,
 * and is saved by the next save.
 */
export function ConflictDialog() {
  useModifiedAfterFailure()
  useCloseOutdatedDialog()
  const slug = `conflict-${useEditDepth()}`
  const { isModalOpen, openModal } = useModal()
  const { dispatchFields } = useForm()
  const isRefused = useFormFields(([fields]) => Boolean(fields.updatedAt?.errorMessage))
  useEffect(() => {
    if (!isRefused) return
    dispatchFields({ type: 'UPDATE', path: 'updatedAt', errorMessage: '', valid: true })
    openModal(slug)
  }, [dispatchFields, isRefused, openModal, slug])
  return isModalOpen(slug) ? <OpenDialog slug={slug} /> : null
}

/**
 * Payload takes a form as saved when its publication was refused: "Save draft" is disabled then, and
 * leaving the page loses what was written.
 */
function useModifiedAfterFailure() {
  const { setModified } = useForm()
  const isModified = useFormModified()
  const isProcessing = useFormProcessing()
  const isSubmitted = useFormSubmitted()
  const wasModified = useRef(false)
  useEffect(() => {
    if (isProcessing) wasModified.current ||= isModified
    else {
      if (isSubmitted && wasModified.current) setModified(true)
      wasModified.current = false
    }
  }, [isModified, isProcessing, isSubmitted, setModified])
}

/**
 * Closes Payload's dialog "Document modified". Its only button reloads the form and loses what was
 * written, and in other languages than English it is mistaken: Payload compares the form with the
 * English document (https://github.com/payloadcms/payload/issues/17914).
 */
function useCloseOutdatedDialog() {
  const { closeModal, isModalOpen } = useModal()
  const isOpen = isModalOpen('document-stale-data')
  useEffect(() => {
    if (isOpen) closeModal('document-stale-data')
  }, [closeModal, isOpen])
}

function OpenDialog({ slug }: { slug: string }) {
  const { closeModal } = useModal()
  const { i18n } = useTranslation()
  const texts = getConflictTexts(i18n.language)
  const { getData, reset, setModified } = useForm()
  const { setData } = useDocumentInfo()
  const conflict = useConflict()
  const [choices, setChoices] = useState<Record<string, Side>>({})
  const labelledBy = useId()
  const differences = typeof conflict === 'object' ? conflict.differences : []
  const chosen = ({ path, changedBy }: Difference): Side | undefined =>
    choices[path] ?? (changedBy === 'both' ? undefined : changedBy)

  const apply = async () => {
    if (typeof conflict !== 'object') return
    const { stored } = conflict
    const merged = structuredClone(getData()) as Values
    for (const difference of differences)
      if (chosen(difference) === 'stored') copy(difference.path, stored, merged)
    for (const name of maintained) merged[name] = stored[name]
    closeModal(slug)
    setData(stored)
    await reset(merged)
    setModified(true)
    toast.info(texts.applied)
  }

  return (
    <Modal
      slug={slug}
      className="confirmation-modal"
      closeOnBlur={false}
      aria-labelledby={labelledBy}
    >
      <div className="confirmation-modal__wrapper conflict-dialog">
        <div className="confirmation-modal__content">
          <h1 id={labelledBy}>{texts.heading}</h1>
          <div role="status">
            {conflict === 'loading' ? <p>{texts.loading}</p> : null}
            {conflict === 'failed' ? <p>{texts.failed}</p> : null}
            {typeof conflict === 'object' ? <p>{texts.intro(conflict.editor)}</p> : null}
            {typeof conflict === 'object' && differences.length === 0 ? <p>{texts.none}</p> : null}
          </div>
          {typeof conflict === 'object'
            ? differences.map((difference) => (
                <Choice
                  key={difference.path}
                  difference={difference}
                  editor={conflict.editor}
                  language={i18n.language}
                  side={chosen(difference)}
                  onChange={(side) =>
                    setChoices((before) => ({ ...before, [difference.path]: side }))
                  }
                />
              ))
            : null}
        </div>
        <div className="confirmation-modal__controls">
          <Button
            buttonStyle="secondary"
            id="conflict-later"
            onClick={() => closeModal(slug)}
            size="large"
            type="button"
          >
            {texts.later}
          </Button>
          <Button
            disabled={
              typeof conflict !== 'object' || differences.some((one) => chosen(one) === undefined)
            }
            id="conflict-apply"
            onClick={() => void apply()}
            size="large"
          >
            {texts.apply}
          </Button>
        </div>
      </div>
    </Modal>
  )
}

type Values = Record<string, unknown>

/** Fields that the service maintains with each save. */
const maintained = ['updatedAt', 'updatedBy', 'outdatedIn', '_status']

/** Copies the value at a path, such as `body.2.text`: both sides have the same rows. */
function copy(path: string, from: Values, to: Values): void {
  const names = path.split('.')
  const last = names.pop() ?? ''
  const parentIn = (values: Values) =>
    names.reduce<Values>((value, name) => (value[name] ??= {}) as Values, values)
  parentIn(to)[last] = parentIn(structuredClone(from))[last]
}

/** Reads what is stored, once, when the dialog opens. */
function useConflict(): Conflict | 'loading' | 'failed' {
  const { id, collectionSlug, globalSlug } = useDocumentInfo()
  const { code } = useLocale()
  const { i18n } = useTranslation()
  const { getData } = useForm()
  const [conflict, setConflict] = useState<Conflict | 'loading' | 'failed'>('loading')
  const read = useCallback(async () => {
    const document = globalSlug ? `globals/${globalSlug}` : `${collectionSlug}/${id}`
    const response = await fetch(`/api/conflicts/${document}?locale=${code}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'accept-language': i18n.language },
      body: JSON.stringify(getData()),
    })
    if (!response.ok) throw new Error(`The service responded ${response.status}`)
    return (await response.json()) as Conflict
  }, [code, collectionSlug, getData, globalSlug, i18n.language, id])
  useEffect(() => {
    let isShown = true
    read()
      .then((found) => isShown && setConflict(found))
      .catch((cause: unknown) => {
        console.warn('What was saved could not be read', cause)
        if (isShown) setConflict('failed')
      })
    return () => {
      isShown = false
    }
    // eslint-disable-next-line react-hooks/exhaustive-deps -- once, when the dialog opens
  }, [])
  return conflict
}

type ChoiceProps = {
  difference: Difference
  editor: string
  language: string
  side: Side | undefined
  onChange: (side: Side) => void
}

function Choice({ difference, editor, language, side, onChange }: ChoiceProps) {
  const texts = getConflictTexts(language)
  const name = useId()
  const option = (value: Side, label: string) => (
    <label className="conflict-side">
      <span>
        <input type="radio" name={name} checked={side === value} onChange={() => onChange(value)} />{' '}
        {label}
      </span>
      <span className="conflict-value">{difference[value] || texts.empty}</span>
    </label>
  )
  return (
    <fieldset className="conflict-field" data-path={difference.path}>
      <legend>{difference.label}</legend>
      <p>{texts.changedBy[difference.changedBy]}</p>
      <div className="conflict-sides">
        {option('form', texts.form)}
        {option('stored', texts.stored(editor))}
      </div>
    </fieldset>
  )
}
