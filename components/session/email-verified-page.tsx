import { getTranslations } from 'next-intl/server'
import { RouteLink } from '@/components/ui/route-link'
import type { SiteLocale } from '@law-firm/contract/locales'
import actions from '@/components/ui/actions.module.css'
import button from '@/components/ui/button.module.css'

type EmailVerifiedPageProps = { locale: SiteLocale; succeeded: boolean; code?: string }

/** Target of the link in the verification mail; the provider redirects here. */
export async function EmailVerifiedPage({ locale, succeeded, code }: EmailVerifiedPageProps) {
  const t = await getTranslations('auth')
  const outcome = succeeded
    ? 'done'
    : code === 'expired'
      ? 'expired'
      : code === 'used'
        ? 'used'
        : 'failed'
  return (
    <>
      <p role="status">{t(`verified.${outcome}`)}</p>
      <p className={actions.row}>
        {outcome === 'expired' || outcome === 'failed' ? (
          <>
            <RouteLink className={button.primary} target={{ to: 'signIn' }} locale={locale}>
              {t('signIn')}
            </RouteLink>
            <RouteLink className={button.ghost} target={{ to: 'contactUs' }} locale={locale}>
              {t('contact')}
            </RouteLink>
          </>
        ) : (
          <RouteLink className={button.primary} target={{ to: 'dashboard' }} locale={locale}>
            {t('onward')}
          </RouteLink>
        )}
      </p>
    </>
  )
}
