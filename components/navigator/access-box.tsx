import { getTranslations } from 'next-intl/server'
import { RouteLink } from '@/components/ui/route-link'
import { jurisdictionTarget, type Area } from '@/lib/content/navigator/navigator-structure'
import type { Reader } from '@/lib/content/navigator/get-reader'
import type { SiteLocale } from '@law-firm/contract/locales'
import { findPage } from '@/lib/content/page/find-page'
import { toHref, type LinkTarget } from '@/lib/routes/href'
import { serverSignInPath } from '@/lib/session/auth-routes'
import gate from '@/components/ui/gate.module.css'
import styles from './access-box.module.css'
import actions from '@/components/ui/actions.module.css'
import button from '@/components/ui/button.module.css'
import typography from '@/components/ui/typography.module.css'

type AccessBoxProps = { area: Area; page: LinkTarget; reader: Reader; locale: SiteLocale }

/**
 * For readers without access: what the service contains, how to request access, and what is public
 * (decision 20).
 */
export async function AccessBox({ area, page, reader, locale }: AccessBoxProps) {
  const t = await getTranslations('navigator')
  const returnTo = toHref(page, locale)
  const access = await findPage({ to: 'accessTheTool' }, locale)
  const samples = area.places.filter(({ sample }) => sample)
  const topics = new Set(area.questions.map(({ topicKey }) => topicKey)).size
  return (
    <section className={`${gate.gate} ${styles.box} no-print`} aria-labelledby="access">
      <h2 id="access">{t('gate.title', { service: area.service.title })}</h2>
      <p>
        {t('gate.inside', { places: area.places.length, questions: area.questions.length, topics })}
      </p>
      <p>{t(`gate.${reader.kind}`)}</p>
      <div className={actions.row}>
        {reader.kind === 'visitor' ? (
          <RouteLink
            className={button.primary}
            data-panel="refresh"
            target={{ to: 'signIn', query: { returnTo } }}
            locale={locale}
          >
            {t('gate.signIn')}
          </RouteLink>
        ) : null}
        {reader.kind === 'expired' ? (
          <a className={button.primary} href={serverSignInPath(returnTo)}>
            {t('gate.signIn')}
          </a>
        ) : null}
        {access ? (
          <RouteLink
            className={reader.kind === 'member' ? button.primary : button.ghost}
            target={access}
            locale={locale}
          >
            {t('gate.ask')}
          </RouteLink>
        ) : null}
      </div>
      {samples.length > 0 ? (
        <p className={typography.meta}>
          {t('gate.samples')}{' '}
          {samples.map((place, index) => (
            <span key={place.id}>
              {index > 0 ? ', ' : ''}
              <RouteLink target={jurisdictionTarget(area, place)} locale={locale}>
                {place.title}
              </RouteLink>
            </span>
          ))}
        </p>
      ) : null}
    </section>
  )
}
