import 'server-only'
import { redirect } from 'next/navigation'
import { isSiteLocale } from '@law-firm/contract/locales'
import { toHref } from '../routes/href'
import { findMember, type Member } from '../session/server'

/** Helpers of the report builder's forms. The forms need no client JavaScript. */

export const textIn = (data: FormData, name: string, most: number): string => {
  const value = data.get(name)
  return typeof value === 'string' ? value.trim().slice(0, most) : ''
}

export const idIn = (data: FormData): number | null =>
  /^[1-9]\d{0,9}$/.test(textIn(data, 'id', 12)) ? Number(textIn(data, 'id', 12)) : null

/** The member of the request. Without a session it redirects to sign-in, which returns to the report builder. */
export async function memberFor(data: FormData): Promise<Member> {
  const member = await findMember()
  if (member && member !== 'expired') return member
  const locale = textIn(data, 'locale', 10)
  const service = textIn(data, 'service', 96)
  const page = /^[a-z0-9-]+$/.test(service)
    ? toHref(
        { to: 'navigatorReportBuilder', params: { slug: service } },
        isSiteLocale(locale) ? locale : 'en',
      )
    : '/'
  return redirect(
    toHref({ to: 'signIn', query: { returnTo: page } }, isSiteLocale(locale) ? locale : 'en'),
  )
}
