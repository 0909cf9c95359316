import { getTranslations } from 'next-intl/server'
import { PageFrame } from '@/components/pages/page-frame'
import { RouteLink } from '@/components/ui/route-link'
import type { SiteLocale } from '@law-firm/contract/locales'
import { toHref } from '@/lib/routes/href'
import { unsubscribe } from '@/lib/member/unsubscribe'
import { UnsubscribeForm } from './unsubscribe-form.client'
import rows from '@/components/ui/rows.module.css'
import arrow from '@/components/ui/arrow.module.css'

/** Needs a confirmation, because mail scanners open links. */
export async function UnsubscribePage({ locale, token }: { locale: SiteLocale; token: string }) {
  const t = await getTranslations('member.unsubscribe')
  const received = await getTranslations('received')
  return (
    <PageFrame
      locale={locale}
      page={{ to: 'subscriptions' }}
      trail={[]}
      title={t('title')}
      lede={t('lead')}
    >
      <UnsubscribeForm
        action={unsubscribe.bind(null, token.slice(0, 2_001), locale)}
        address={toHref(
          { to: 'subscriptions', query: { unsubscribe: token.slice(0, 2_001) } },
          locale,
        )}
        texts={{
          submit: t('submit'),
          sending: t('sending'),
          all: t('all'),
          alert: t('alert'),
          queued: received('later'),
          invalid: t('invalid'),
          unavailable: t('unavailable'),
        }}
      />
      <p className={rows.after}>
        <RouteLink target={{ to: 'newslettersAndAlerts' }} locale={locale} className={arrow.link}>
          {t('manage')}
        </RouteLink>
      </p>
    </PageFrame>
  )
}
