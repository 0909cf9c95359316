'use server'

import { refresh } from 'next/cache'
import { idIn, textIn } from '../forms/form-data'
import { toContentLocale } from '../content/shared/content-locale'
import type { NavigatorReport_Language_MutationInput as ReportLanguage } from '../graphql/generated/graphql'
import { mutateContent } from '../graphql/server'
import { isSiteLocale } from '@law-firm/contract/locales'
import { memberFor } from './navigator-form'
import { createReportMutation, deleteReportMutation, updateReportMutation } from './report-queries'

/** Saves the choices of a report under a name; the content service records the current versions of the answers. */
export async function saveReport(data: FormData): Promise<void> {
  const { accessToken } = await memberFor(data)
  const [name, service, query, language] = [
    textIn(data, 'name', 120),
    textIn(data, 'service', 96),
    textIn(data, 'query', 6_000),
    textIn(data, 'language', 10),
  ]
  if (
    !name ||
    !/^[a-z0-9-]+$/.test(service) ||
    !/(^|&)with=/.test(query) ||
    !isSiteLocale(language)
  )
    return
  await mutateContent(
    createReportMutation,
    { data: { name, service, query, language: toContentLocale(language) as ReportLanguage } },
    { bearer: accessToken },
  )
  refresh()
}

/** Marks the current versions of the answers as seen. */
export async function refreshReport(data: FormData): Promise<void> {
  const { accessToken } = await memberFor(data)
  const id = idIn(data)
  if (id === null) return
  await mutateContent(
    updateReportMutation,
    { id, data: { madeAt: new Date().toISOString() } },
    { bearer: accessToken },
  )
  refresh()
}

export async function renameReport(data: FormData): Promise<void> {
  const { accessToken } = await memberFor(data)
  const [id, name] = [idIn(data), textIn(data, 'name', 120)]
  if (id === null || !name) return
  await mutateContent(updateReportMutation, { id, data: { name } }, { bearer: accessToken })
  refresh()
}

export async function deleteReport(data: FormData): Promise<void> {
  const { accessToken } = await memberFor(data)
  const id = idIn(data)
  if (id === null) return
  await mutateContent(deleteReportMutation, { id }, { bearer: accessToken })
  refresh()
}
