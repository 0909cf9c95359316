'use client'

import { useTranslation } from '@payloadcms/ui'
import type { DateFieldClient, DefaultCellComponentProps } from 'payload'
import { formatDay, formatHour } from './format-hour'
import { hasTime } from './has-time'

/** A moment in a list, in the firm's time zone and with its name. */
export function HourCell(props: DefaultCellComponentProps<DateFieldClient>) {
  const { cellData, collectionSlug, field, link, linkURL, rowData } = props
  const { i18n } = useTranslation()
  if (typeof cellData !== 'string') return null
  const isDay = !hasTime(field)
  const text = (isDay ? formatDay : formatHour)(cellData, i18n.language)
  if (!link) return <span>{text}</span>
  return <a href={linkURL ?? `/admin/collections/${collectionSlug}/${rowData.id}`}>{text}</a>
}
