import 'server-only'
import { headers } from 'next/headers'
import { redirect } from 'next/navigation'
import { isGraduateLocale, isSiteLocale } from '@law-firm/contract/locales'
import { toHref } from '../routes/href'

/**
 * Redirects a form that was sent without a script to a page that is always there: after an action
 * its own page would be rendered, which needs the content service.
 *
 * @throws Next's redirect
 */
export async function redirectWithoutScript(locale: string): Promise<void> {
  if ((await headers()).has('next-action')) return
  if (isSiteLocale(locale)) redirect(toHref({ to: 'received' }, locale))
  redirect(toHref({ to: 'graduatesReceived' }, isGraduateLocale(locale) ? locale : 'en'))
}
