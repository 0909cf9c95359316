'use client'

import { getTranslation } from '@payloadcms/translations'
import { FieldDescription, useField, useTranslation } from '@payloadcms/ui'
import type { DefaultCellComponentProps, TextFieldClientProps } from 'payload'
import { localization } from '../model/locales'

/** The languages that the site shows, by their names. */
export function PublishedIn({ field, path }: TextFieldClientProps) {
  const { i18n } = useTranslation()
  const { value } = useField<string[] | null>({ path })
  return (
    <div className="field-type published-in" id="field-translations">
      <span className="field-label">{getTranslation(field.label ?? '', i18n)}</span>
      <p>{toNames(value) || '–'}</p>
      <FieldDescription description={field.admin?.description} path={path} />
    </div>
  )
}

export const PublishedInCell = ({ cellData }: DefaultCellComponentProps) => toNames(cellData)

const toNames = (codes: unknown): string =>
  Array.isArray(codes)
    ? codes
        .map((code) => localization.locales.find((locale) => locale.code === code)?.label ?? code)
        .join(', ')
    : ''
