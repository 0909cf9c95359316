'use client'

import {
  useDocumentInfo,
  useForm,
  useFormInitializing,
  useFormProcessing,
  useFormSubmitted,
  useLocale,
  useTranslation,
} from '@payloadcms/ui'
import { useEffect, useState, useSyncExternalStore } from 'react'
import type { Problem } from './find-problems'

export type Problems = Problem[] | 'loading' | 'failed'

/** Of each form that is open: the panel reads what stands beside the button, too. */
const shown = new Map<string, Problems>()
const listeners = new Set<() => void>()

function show(document: string, problems: Problems): void {
  shown.set(document, problems)
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** What the panel of the same form has read last; null before. */
export function useProblems(): Problem[] | null {
  const document = useSubject()
  const problems = useSyncExternalStore(
    subscribe,
    () => shown.get(document),
    () => undefined,
  )
  return Array.isArray(problems) ? problems : null
}

function useSubject(): string {
  const { id, collectionSlug, globalSlug } = useDocumentInfo()
  return globalSlug ? `globals/${globalSlug}` : `${collectionSlug}/${id ?? 'new'}`
}

/**
 * Checks the form as it is: when it opens, and after each attempt to save or to publish it. A new
 * document is checked from its first attempt on.
 */
export function useCheckedForm(): Problems | null {
  const document = useSubject()
  const { code } = useLocale()
  const { i18n } = useTranslation()
  const { getData } = useForm()
  const isInitializing = useFormInitializing()
  const isProcessing = useFormProcessing()
  const isSubmitted = useFormSubmitted()
  const isChecked = !document.endsWith('/new') || isSubmitted
  const [problems, setProblems] = useState<Problems | null>(null)

  useEffect(() => {
    if (!isChecked) return shown.has(document) ? show(document, []) : undefined
    if (isInitializing || isProcessing) return
    const controller = new AbortController()
    const update = (found: Problems) => {
      setProblems(found)
      show(document, found)
    }
    update('loading')
    readProblems(document, code, i18n.language, getData(), controller.signal)
      .then(update)
      .catch((cause: unknown) => {
        if (controller.signal.aborted) return
        console.warn('The document could not be checked', cause)
        update('failed')
      })
    return () => controller.abort()
  }, [code, document, getData, i18n.language, isChecked, isInitializing, isProcessing])

  return isChecked ? problems : null
}

/** @param form null: the draft that is saved */
export async function readProblems(
  document: string,
  locale: string,
  language: string,
  form: object | null,
  signal?: AbortSignal,
): Promise<Problem[]> {
  const response = await fetch(`/api/findings/${document}?locale=${locale}`, {
    ...(form ? { method: 'POST', body: JSON.stringify(form) } : {}),
    headers: { 'accept-language': language, 'content-type': 'application/json' },
    ...(signal ? { signal } : {}),
  })
  if (!response.ok) throw new Error(`${document} responded ${response.status}`)
  return ((await response.json()) as { problems: Problem[] }).problems
}
