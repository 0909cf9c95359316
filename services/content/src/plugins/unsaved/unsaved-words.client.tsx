'use client'

import { getTranslation } from '@payloadcms/translations'
import {
  Button,
  toast,
  useAllFormFields,
  useAuth,
  useConfig,
  useDocumentInfo,
  useForm,
  useFormInitializing,
  useFormModified,
  useFormProcessing,
  useFormSubmitted,
  useLocale,
  useTranslation,
} from '@payloadcms/ui'
import type { ClientField } from 'payload'
import { useEffect, useRef, useState } from 'react'
import { formatHour } from '../../admin/format-hour'
import { useSessionCheck } from '../session/session-keeper.client'
import { buildKey, keep, readKept, removeOthers, type Kept } from './store'
import { getUnsavedTexts } from './texts'

/** Typing is kept after a pause of this length. */
const pauseMs = 500

/**
 * Keeps in the browser what is not saved, until it is, and offers it when the form is opened again:
 * after a crash, a lost connection or a session that has ended.
 */
export function UnsavedWords() {
  const { user } = useAuth()
  const { code } = useLocale()
  const { id, collectionSlug, globalSlug } = useDocumentInfo()
  const isInitializing = useFormInitializing()
  const document = globalSlug ? `globals/${globalSlug}` : `${collectionSlug}/${id ?? 'new'}`
  useCheckAfterFailure()
  if (!user || isInitializing) return null
  const subject = `${document} ${code}`
  return <OfDocument key={subject} user={user.id} subject={subject} />
}

/** A form that still has changes after a save was refused, perhaps as the session has ended. */
function useCheckAfterFailure() {
  const check = useSessionCheck()
  const isModified = useFormModified()
  const isProcessing = useFormProcessing()
  const wasProcessing = useRef(false)
  useEffect(() => {
    const isFailure = wasProcessing.current && !isProcessing && isModified
    wasProcessing.current = isProcessing
    if (isFailure)
      check().catch((cause: unknown) => console.warn('The session could not be checked', cause))
  }, [check, isModified, isProcessing])
}

function OfDocument({ user, subject }: { user: number | string; subject: string }) {
  const { i18n } = useTranslation()
  const texts = getUnsavedTexts(i18n.language)
  const { getData, reset, setModified } = useForm()
  const toLabels = useLabels()
  const [offers, setOffers] = useState<[string, Kept][]>([])
  // each opening keeps its own, so that typing leaves what is offered as it is
  const [opening] = useState(() => crypto.randomUUID())
  useKeeping(buildKey(user, subject, opening))

  useEffect(() => {
    removeOthers(user)
    const stored = getData() as Kept['values']
    const isSaved = ({ names, values }: Kept) =>
      names.every((name) => toComparable(values[name]) === toComparable(stored[name]))
    // a page that was left before the response to its save
    const saved = readKept(user, subject).filter(([, kept]) => isSaved(kept))
    for (const [key] of saved) localStorage.removeItem(key)
    // eslint-disable-next-line react-hooks/set-state-in-effect -- of the browser, read once
    setOffers(readKept(user, subject))
  }, [getData, subject, user])

  const remove = (key: string) => setOffers((all) => all.filter(([other]) => other !== key))
  const restore = async (key: string, { values }: Kept) => {
    await reset(values)
    setModified(true)
    remove(key)
    localStorage.removeItem(key)
    toast.info(texts.restored)
  }
  return offers.map(([key, kept]) => {
    return (
      <div key={key} className="unsaved-words" role="status">
        <p>{texts.found(formatHour(new Date(kept.at), i18n.language), toLabels(kept.names))}</p>
        <Button margin={false} onClick={() => void restore(key, kept)} size="small" type="button">
          {texts.restore}
        </Button>
        <Button
          buttonStyle="secondary"
          margin={false}
          onClick={() => {
            localStorage.removeItem(key)
            remove(key)
          }}
          size="small"
          type="button"
        >
          {texts.discard}
        </Button>
      </div>
    )
  })
}

/** Keeps the form while it has changes, and removes what was kept once it has none. */
function useKeeping(key: string) {
  const { getData } = useForm()
  const [fields] = useAllFormFields()
  const isModified = useFormModified()
  const isProcessing = useFormProcessing()
  const isSubmitted = useFormSubmitted()
  /** The form before it was changed. */
  const before = useRef<Kept['values']>(undefined)
  const wasModified = useRef(false)
  useEffect(() => {
    if (!isModified) return
    wasModified.current = true
    const write = () => {
      const values = getData() as Kept['values']
      keep(key, { names: differingNames(values, before.current ?? {}), values })
    }
    const timer = setTimeout(write, pauseMs)
    // a tab that is closed at once has no pause
    window.addEventListener('pagehide', write)
    return () => {
      clearTimeout(timer)
      window.removeEventListener('pagehide', write)
    }
  }, [fields, getData, isModified, key])
  useEffect(() => {
    // a refused publication is not modified for a moment
    if (isModified || isProcessing || isSubmitted) return
    before.current = getData() as Kept['values']
    if (wasModified.current) localStorage.removeItem(key)
    wasModified.current = false
  }, [fields, getData, isModified, isProcessing, isSubmitted, key])
}

const differingNames = (values: Kept['values'], before: Kept['values']): string[] =>
  Object.keys(values).filter((name) => toComparable(values[name]) !== toComparable(before[name]))

/** Forms have an empty list as its length. */
const toComparable = (value: unknown): string =>
  JSON.stringify(value === 0 || value === '' || value === undefined ? null : value)

/** The labels of fields of the document by their names. */
function useLabels(): (names: string[]) => string {
  const { i18n } = useTranslation()
  const { getEntityConfig } = useConfig()
  const { collectionSlug, globalSlug } = useDocumentInfo()
  const config = globalSlug
    ? getEntityConfig({ globalSlug })
    : getEntityConfig({ collectionSlug: collectionSlug ?? '' })
  const labels = new Map(
    flatten(config?.fields ?? []).map((field): [string, string] => [
      'name' in field ? field.name : '',
      'label' in field && field.label ? String(getTranslation(field.label, i18n)) : '',
    ]),
  )
  return (names) => names.map((name) => labels.get(name) || name).join(', ')
}

/** Fields in rows and tabs without a name are fields of the document. */
const flatten = (fields: ClientField[]): ClientField[] =>
  fields.flatMap((field) => {
    if (field.type === 'tabs') return field.tabs.flatMap((tab) => flatten(tab.fields))
    return field.type === 'row' || field.type === 'collapsible' ? flatten(field.fields) : field
  })
