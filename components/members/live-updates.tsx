import { getTranslations } from 'next-intl/server'
import { env } from '@/lib/env/env'
import type { SiteLocale } from '@law-firm/contract/locales'
import { toHref } from '@/lib/routes/href'
import { sessionSettings } from '@/lib/session/configuration'
import { LiveUpdatesClient } from './live-updates.client'

/** On members' pages: what is new arrives by itself (docs/contracts.md, "Subscriptions"). */
export async function LiveUpdates({ locale }: { locale: SiteLocale }) {
  const t = await getTranslations('member.live')
  const session = sessionSettings(locale)
  if (!session) return null
  return (
    <LiveUpdatesClient
      endpoints={{
        httpUrl: `${session.apiBase.replace(/\/$/, '')}/graphql`,
        wsUrl: env.CONTENT_WS_URL,
        trustedDocuments: env.CONTENT_TRUSTED_DOCUMENTS === 'on',
        locale,
      }}
      texts={{ feed: t('feed'), favourite: t('favourite'), report: t('report') }}
      hrefs={{
        feed: toHref({ to: 'dashboard' }, locale),
        favourite: toHref({ to: 'favourites' }, locale),
        report: toHref({ to: 'dashboardProducts' }, locale),
      }}
      show={t('show')}
      close={t('close')}
    />
  )
}
