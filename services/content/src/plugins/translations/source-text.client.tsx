'use client'

import { useDocumentInfo, useLocale } from '@payloadcms/ui'
import { useEffect, useState } from 'react'
import { localization } from '../../model/locales'
import { toTexts } from './texts'

type Doc = Record<string, unknown>

/** The English document by its address and the time of its last save, shared by all fields. */
const sources = new Map<string, Promise<Doc>>()

/** The English text below a field that is being translated. */
export function SourceText({ path }: { path: string }) {
  const { code } = useLocale()
  const { id, collectionSlug, globalSlug, lastUpdateTime } = useDocumentInfo()
  const [text, setText] = useState('')
  const isTranslation = code !== localization.defaultLocale
  const document = globalSlug ? `globals/${globalSlug}` : id && `${collectionSlug}/${id}`

  useEffect(() => {
    if (!isTranslation || !document) return
    let isShown = true
    readSource(document, lastUpdateTime)
      .then((source) => isShown && setText(toTexts(valueAt(source, path)).join('\n')))
      // the field works without it
      .catch((cause: unknown) => console.warn('The English text could not be read', cause))
    return () => {
      isShown = false
    }
  }, [isTranslation, document, lastUpdateTime, path])

  if (!isTranslation || !text) return null
  return (
    <p className="source-text" lang={localization.defaultLocale}>
      {text}
    </p>
  )
}

function readSource(document: string, lastUpdateTime: number): Promise<Doc> {
  const key = `${document} ${lastUpdateTime}`
  const known = sources.get(key)
  if (known) return known
  const query = new URLSearchParams({
    locale: localization.defaultLocale,
    draft: 'true',
    depth: '0',
  })
  const source = fetch(`/api/${document}?${query}`).then((response) => {
    if (!response.ok) throw new Error(`${document} responded ${response.status}`)
    return response.json() as Promise<Doc>
  })
  sources.clear()
  sources.set(key, source)
  return source
}

/** @param path of a field in the form, such as `body.0.text` */
const valueAt = (doc: Doc, path: string): unknown =>
  path.split('.').reduce<unknown>((value, name) => (value as Doc | null | undefined)?.[name], doc)
