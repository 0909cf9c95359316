'use client'

import { RenderDefaultCell, useLocale, useTranslation } from '@payloadcms/ui'
import type { DefaultCellComponentProps } from 'payload'
import { inLanguages } from '../admin/in-languages'

const getTexts = inLanguages({
  en: { notTranslated: 'Not translated', english: (title: string) => `${title} (English)` },
  fr: { notTranslated: 'Pas traduit', english: (title) => `${title} (anglais)` },
  zh: { notTranslated: '未翻译', english: (title) => `${title}（英文）` },
})

/** What lists have beside the fields (src/hooks/hide-draft-texts.ts). */
type Row = { _status?: string; titles?: Record<string, string>; translations?: string[] }

/** The title in a list; the English one, marked, in a language without a title. */
export function TitleCell(props: DefaultCellComponentProps) {
  const texts = getTexts(useTranslation().i18n.language)
  const { titles } = props.rowData as Row
  const english = titles?.en ? texts.english(titles.en) : undefined
  return <Cell {...props} cellData={props.cellData || english} />
}

/** The status in the list's language: Payload says "changed" when any language is published. */
export function StatusCell(props: DefaultCellComponentProps) {
  const { code } = useLocale()
  const texts = getTexts(useTranslation().i18n.language)
  const { _status: status, titles, translations } = props.rowData as Row
  if (!titles?.[code]) return <span>{texts.notTranslated}</span>
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
