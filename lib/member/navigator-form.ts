import 'server-only'
import { redirect } from 'next/navigation'
import { isSiteLocale } from '@law-firm/contract/locales'
import { textIn } from '../forms/form-data'
import { toHref } from '../routes/href'
import { findMember, type Member } from '../session/server'

/**
 * The member of a form of the report builder, which needs no client JavaScript. Without a session it redirects to
 * sign-in, which returns to the report builder.
 */
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
