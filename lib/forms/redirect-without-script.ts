import 'server-only'
import { headers } from 'next/headers'
import { redirect } from 'next/navigation'
import { isSiteLocale } from '../i18n/locales'
import { hrefOf } from '../routes/href'

/**
 * Redirects a form that was sent without a script to a page that is always there: after an action
 * its own page would be rendered, which needs the content service.
 *
 * @throws Next's redirect
 */
export async function redirectWithoutScript(locale: string): Promise<void> {
  if ((await headers()).has('next-action')) return
  redirect(hrefOf({ to: 'received' }, isSiteLocale(locale) ? locale : 'en'))
}
