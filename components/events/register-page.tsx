import { getTranslations } from 'next-intl/server'
import { SiteForm } from '@/components/forms/site-form'
import { PageFrame } from '@/components/pages/page-frame'
import { EmptyState } from '@/components/ui/empty-state'
import { Moment } from '@/components/ui/moment'
import { RouteLink } from '@/components/ui/route-link'
import { toRegistrationState, type Event } from '@/lib/content/event/to-event'
import { formatMoment } from '@/lib/i18n/format'
import { type SiteLocale, languageTags } from '@law-firm/contract/locales'
import { toHref, type LinkTarget } from '@/lib/routes/href'
import { identityConfiguration } from '@/lib/session/configuration'
import styles from './register-page.module.css'
import typography from '@/components/ui/typography.module.css'
import section from '@/components/ui/section.module.css'
import box from '@/components/ui/box.module.css'
import button from '@/components/ui/button.module.css'

/** Registration or waiting list; when neither is possible, the reason. */
export async function RegisterPage({ event, locale }: { event: Event; locale: SiteLocale }) {
  const t = await getTranslations('register')
  const states = await getTranslations('event')
  const insights = await getTranslations('insights')
  const eventPage: LinkTarget = { to: 'event', params: { id: event.id, slug: event.slug } }
  const registerPage: LinkTarget = {
    to: 'eventRegister',
    params: { id: event.id, slug: event.slug },
  }
  const state = toRegistrationState(event, new Date())
  const foreign = event.language === locale ? undefined : languageTags[event.language]
  const canRegister = state === 'open' || state === 'waiting'
  return (
    <PageFrame
      locale={locale}
      page={registerPage}
      trail={[
        { label: insights('title'), target: { to: 'insights' } },
        { label: event.title, target: eventPage },
      ]}
      title={t('title')}
      head={
        <div className={styles.registerFor}>
          <p>
            <RouteLink target={eventPage} locale={locale} lang={foreign}>
              {event.title}
            </RouteLink>
            <span className={typography.meta}>
              <Moment at={event.startsAt} timeZone={event.timeZone} locale={locale} />
            </span>
          </p>
          {event.summary ? (
            <p className={typography.lede} lang={foreign}>
              {event.summary}
            </p>
          ) : null}
        </div>
      }
    >
      <div className={`${section.group} no-print`}>
        {state === 'waiting' ? (
          <p className={box.notice} role="note">
            {t('waiting')}
          </p>
        ) : null}
        {canRegister && identityConfiguration ? (
          <p className={styles.signIn} data-visitors="">
            <RouteLink
              target={{ to: 'signIn', query: { returnTo: toHref(registerPage, locale) } }}
              locale={locale}
              data-panel=""
            >
              {t('signIn')}
            </RouteLink>
          </p>
        ) : null}
        {canRegister ? (
          <SiteForm
            id="register"
            page={registerPage}
            form="registration"
            subject={event.slug}
            event={event.id}
            locale={locale}
            submit={state === 'open' ? states('register') : states('joinWaiting')}
            note={t('note')}
          />
        ) : (
          <EmptyState
            title={states(`state.${state}`)}
            text={
              state === 'early' && event.registrationOpens
                ? states('opens', {
                    date: formatMoment(event.registrationOpens, locale, event.timeZone),
                  })
                : t('cannot')
            }
          >
            <RouteLink className={button.ghost} target={eventPage} locale={locale}>
              {t('back')}
            </RouteLink>
          </EmptyState>
        )}
      </div>
    </PageFrame>
  )
}
