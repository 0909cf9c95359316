import { getTranslations } from 'next-intl/server'
import type { SiteLocale } from '@law-firm/contract/locales'
import { toHref } from '@/lib/routes/href'
import { returnPath } from '@/lib/session/return-path'
import { AuthError } from './auth-error'
import { AuthCallback, FailedHeading } from './auth-callback.client'
import { getAuthTexts } from './auth-texts'
import { EndRefusedSession } from './end-refused-session.client'
import actions from '@/components/ui/actions.module.css'
import button from '@/components/ui/button.module.css'

/**
 * The callback page: the provider's response is in the hash, or in `error` when the server sign-in failed.
 */
type AuthPageProps = { locale: SiteLocale; error?: string; returnTo?: string }

export async function AuthPage({ locale, error, returnTo }: AuthPageProps) {
  const t = await getTranslations('auth')
  const texts = await getAuthTexts(locale)
  const retry = {
    label: t('again'),
    href: toHref(
      { to: 'signIn', query: returnTo ? { returnTo: returnPath(returnTo) } : {} },
      locale,
    ),
  }
  if (error === undefined) {
    return (
      <>
        <AuthCallback
          progress={t('leads.auth')}
          failed={t('failed')}
          halfway={t('halfway')}
          texts={{ ...texts, noAnswer: t('noAnswer') }}
          retry={retry}
        />
        <noscript>
          <p>{t('noScript')}</p>
        </noscript>
      </>
    )
  }
  return (
    <div role="alert">
      {error === 'another_user' ? <EndRefusedSession /> : null}
      <FailedHeading failed={t('failed')} halfway={t('halfway')} />
      <AuthError code={error} texts={texts} />
      <p className={actions.row}>
        <a className={button.primary} href={retry.href}>
          {retry.label}
        </a>
      </p>
    </div>
  )
}
