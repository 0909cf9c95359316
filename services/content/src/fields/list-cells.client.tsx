'use client'

import { RenderDefaultCell, useLocale } from '@payloadcms/ui'
import type { DefaultCellComponentProps } from 'payload'

/** The title in a list; the English one, marked, in a language without a title. */
export function TitleCell(props: DefaultCellComponentProps) {
  const english: unknown = props.rowData.englishTitle
  const title =
    props.cellData || (typeof english === 'string' ? `${english} (English)` : props.cellData)
  return (
    <RenderDefaultCell
      clientProps={{ ...props, cellData: title }}
      columnIndex={0}
      enableRowSelections={false}
      isLinkedColumn={Boolean(props.link)}
    />
  )
}

/** The status in the list's language: Payload says "changed" when any language is published. */
export function StatusCell(props: DefaultCellComponentProps) {
  const { code } = useLocale()
  const { _status: status, translations } = props.rowData
  const isShown = Array.isArray(translations) && translations.includes(code)
  // "Publish all locales" publishes languages without a text too
  if (!status || (status === 'published' && !isShown)) return <span>Not translated</span>
  return (
    <RenderDefaultCell
      clientProps={{ ...props, cellData: status === 'draft' && isShown ? 'changed' : status }}
      columnIndex={0}
      enableRowSelections={false}
      isLinkedColumn={Boolean(props.link)}
    />
  )
}
