import { toControlsHref } from '@/lib/controls/settings'
import { env } from '@/lib/env/env'
import { type Locale, languageTags } from '@law-firm/contract/locales'
import { Consent } from './consent.client'

export function SiteConsent({ locale }: { locale: Locale }) {
  return (
    <Consent
      source={toControlsHref(locale)}
      locale={languageTags[locale]}
      measurement={{
        posthogKey: env.POSTHOG_KEY ?? null,
        gtmId: env.GTM_ID ?? null,
        gtmScriptUrl: env.GTM_SCRIPT_URL ?? null,
      }}
    />
  )
}
