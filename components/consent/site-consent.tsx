import { getTranslations } from 'next-intl/server'
import { env } from '@/lib/env/env'
import { type Locale, languageTags } from '@aldermere/contract/locales'
import { toHref } from '@/lib/routes/href'
import { Consent } from './consent.client'

export async function SiteConsent({ locale }: { locale: Locale }) {
  const t = await getTranslations('consent')
  const legal = await getTranslations('legal')
  const texts = {
    title: t('title'),
    text: t('text'),
    accept: t('accept'),
    reject: t('reject'),
    choose: t('choose'),
    save: t('save'),
    close: t('close'),
    preferences: t('preferences'),
    necessary: t('necessary'),
    necessaryText: t('necessaryText'),
    analytics: t('analytics'),
    analyticsText: t('analyticsText'),
    marketing: t('marketing'),
    marketingText: t('marketingText'),
    policy: legal('cookies'),
  }
  return (
    <Consent
      texts={texts}
      policyHref={toHref({ to: 'cookiePolicy' }, locale)}
      locale={languageTags[locale]}
      measurement={{
        posthogKey: env.POSTHOG_KEY ?? null,
        gtmId: env.GTM_ID ?? null,
        gtmScriptUrl: env.GTM_SCRIPT_URL ?? null,
      }}
    />
  )
}
