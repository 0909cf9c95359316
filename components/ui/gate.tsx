import { getTranslations } from 'next-intl/server'
import { toHref, type LinkTarget } from '@/lib/routes/href'
import type { SiteLocale } from '@law-firm/contract/locales'
import { RouteLink } from './route-link'
import styles from './gate.module.css'
import actions from './actions.module.css'
import button from './button.module.css'

/**
 * Shown in place of a text that needs a permission (decision 20), with links to sign in and to request
 * access; a member requests access only.
 */
export async function Gate({
  locale,
  page,
  isMember = false,
}: {
  locale: SiteLocale
  page: LinkTarget
  isMember?: boolean
}) {
  const t = await getTranslations('publication')
  const auth = await getTranslations('auth')
  const member = await getTranslations('member.gate')
  return (
    <section className={styles.gate}>
      <h2>{t('gatedTitle')}</h2>
      <p>{isMember ? member('closed') : t('gatedText')}</p>
      <div className={actions.row}>
        {isMember ? null : (
          <RouteLink
            className={button.primary}
            data-panel=""
            target={{ to: 'signIn', query: { returnTo: toHref(page, locale) } }}
            locale={locale}
          >
            {auth('signIn')}
          </RouteLink>
        )}
        <RouteLink
          className={isMember ? button.primary : button.ghost}
          target={{ to: 'dashboardProducts' }}
          locale={locale}
        >
          {t('gatedAction')}
        </RouteLink>
      </div>
    </section>
  )
}
