'use client'

import { getTranslation } from '@payloadcms/translations'
import { useRowLabel, useTranslation } from '@payloadcms/ui'

/** Fields by which an editor knows a row, the best first. */
const names = ['heading', 'title', 'label', 'question', 'name', 'caption', 'when', 'text', 'client']

type Label = Record<string, string>
type Choice = { name: string; labels: Record<string, Label> }

/**
 * The name of a row of a list or of a block: its number and the first words of its content.
 *
 * @param kind of a block; the label of a list says it for its rows
 * @param choice the field whose value names a row without words, with the labels of its values
 */
export function RowLabel({ kind, choice }: { kind?: Label; choice?: Choice }) {
  const { i18n } = useTranslation()
  const { data, rowNumber = 0 } = useRowLabel<Record<string, unknown>>()
  const chosen = choice?.labels[String(data?.[choice.name])]
  const content =
    names
      .map((name) => data?.[name])
      .find((value): value is string => typeof value === 'string' && value !== '') ??
    (chosen ? getTranslation(chosen, i18n) : '')
  return (
    <span>
      {kind ? `${getTranslation(kind, i18n)} ` : ''}
      {rowNumber + 1}
      {content ? ` · ${content.slice(0, 60)}` : ''}
    </span>
  )
}
