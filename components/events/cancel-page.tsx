import { getTranslations } from 'next-intl/server'
import { PageFrame } from '@/components/pages/page-frame'
import { RouteLink } from '@/components/ui/route-link'
import { cancelRegistration } from '@/lib/forms/actions'
import type { SiteLocale } from '@law-firm/contract/locales'
import { toHref, type LinkTarget } from '@/lib/routes/href'
import { CancelForm } from './cancel-form.client'
import section from '@/components/ui/section.module.css'
import box from '@/components/ui/box.module.css'
import arrow from '@/components/ui/arrow.module.css'

type CancelPageProps = {
  event: { id: number; slug: string; title: string }
  state: string
  token: string
  locale: SiteLocale
}

/** Confirms the cancellation of a registration. */
export async function CancelPage({ event, state, token, locale }: CancelPageProps) {
  const t = await getTranslations('register')
  const forms = await getTranslations('forms')
  const received = await getTranslations('received')
  const eventPage: LinkTarget = { to: 'event', params: { id: event.id, slug: event.slug } }
  return (
    <PageFrame
      locale={locale}
      page={{ to: 'eventRegister', params: { id: event.id, slug: event.slug } }}
      trail={[{ label: event.title, target: eventPage }]}
      title={t('cancelTitle')}
      lede={event.title}
    >
      <div className={`${section.group} no-print`}>
        {state === 'cancelled' ? (
          <p className={box.notice} role="note">
            {t('cancelledAlready')}
          </p>
        ) : (
          <CancelForm
            address={toHref(
              {
                to: 'eventRegister',
                params: { id: event.id, slug: event.slug },
                query: { cancel: token },
              },
              locale,
            )}
            action={cancelRegistration.bind(null, token, locale)}
            texts={{
              text: t('cancelText'),
              submit: t('cancel'),
              queued: received('later'),
              saved: t('cancelledAlready'),
              failures: {
                unavailable: forms('failures.unavailable'),
                missing: forms('failures.missing'),
              },
            }}
          />
        )}
        <p>
          <RouteLink className={arrow.link} target={eventPage} locale={locale}>
            {t('back')}
          </RouteLink>
        </p>
      </div>
    </PageFrame>
  )
}
