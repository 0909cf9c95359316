'use client'

import { RenderDefaultCell, useLocale } from '@payloadcms/ui'
import type { DefaultCellComponentProps } from 'payload'

/** What lists have beside the fields (src/hooks/hide-draft-texts.ts). */
type Row = { _status?: string; titles?: Record<string, string>; translations?: string[] }

/** The title in a list; the English one, marked, in a language without a title. */
export function TitleCell(props: DefaultCellComponentProps) {
  const { titles } = props.rowData as Row
  const english = titles?.en ? `${titles.en} (English)` : undefined
  return <Cell {...props} cellData={props.cellData || english} />
}

/** The status in the list's language: Payload says "changed" when any language is published. */
export function StatusCell(props: DefaultCellComponentProps) {
  const { code } = useLocale()
  const { _status: status, titles, translations } = props.rowData as Row
  if (!titles?.[code]) return <span>Not translated</span>
  const isChanged = status === 'draft' && translations?.includes(code)
  return <Cell {...props} cellData={isChanged ? 'changed' : status} />
}

const Cell = (props: DefaultCellComponentProps) => (
  <RenderDefaultCell
    clientProps={props}
    columnIndex={0}
    enableRowSelections={false}
    isLinkedColumn={Boolean(props.link)}
  />
)
