'use server'

import { refresh } from 'next/cache'
import { redirect } from 'next/navigation'
import { toContentLocale } from '../content/parts/locale'
import type { NavigatorReport_Language_MutationInput as ReportLanguage } from '../graphql/generated/graphql'
import { mutateContent } from '../graphql/server'
import { isSiteLocale } from '../i18n/locales'
import { hrefOf } from '../routes/href'
import { findMember, type Member } from '../session/server'
import { createReportMutation, deleteReportMutation, updateReportMutation } from './report-query'

const textIn = (data: FormData, name: string, most: number): string => {
  const value = data.get(name)
  return typeof value === 'string' ? value.trim().slice(0, most) : ''
}

const idIn = (data: FormData): number | null => (/^[1-9]\d{0,9}$/.test(textIn(data, 'id', 12)) ? Number(textIn(data, 'id', 12)) : null)

/** The member who asks; whoever is none any more signs in, and comes back to the report. */
async function memberFor(data: FormData): Promise<Member> {
  const member = await findMember()
  if (member && member !== 'expired') return member
  const locale = textIn(data, 'locale', 10)
  const service = textIn(data, 'service', 96)
  const page = /^[a-z0-9-]+$/.test(service) ? hrefOf({ to: 'navigatorReportBuilder', params: { slug: service } }, isSiteLocale(locale) ? locale : 'en') : '/'
  return redirect(hrefOf({ to: 'signIn', query: { returnTo: page } }, isSiteLocale(locale) ? locale : 'en'))
}

/** Keeps the choices of a report under a name; the content service notes what the answers say now. */
export async function saveReport(data: FormData): Promise<void> {
  const { accessToken } = await memberFor(data)
  const [name, service, query, language] = [textIn(data, 'name', 120), textIn(data, 'service', 96), textIn(data, 'query', 6_000), textIn(data, 'language', 10)]
  if (!name || !/^[a-z0-9-]+$/.test(service) || !/(^|&)with=/.test(query) || !isSiteLocale(language)) return
  await mutateContent(createReportMutation, { data: { name, service, query, language: toContentLocale(language) as ReportLanguage } }, { bearer: accessToken })
  refresh()
}

/** Takes the answers as they are now: the report says no more that they changed. */
export async function refreshReport(data: FormData): Promise<void> {
  const { accessToken } = await memberFor(data)
  const id = idIn(data)
  if (id === null) return
  await mutateContent(updateReportMutation, { id, data: { madeAt: new Date().toISOString() } }, { bearer: accessToken })
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
