import { getTranslations } from 'next-intl/server'
import type { SiteLocale } from '@law-firm/contract/locales'
import { errorKeys, type ErrorKey } from '@/lib/session/error-key'
import { ends, type EndReason } from '@/lib/session/state'
import { toHref } from '@/lib/routes/href'
import type { AuthTexts } from './auth-error'

export async function getAuthTexts(locale: SiteLocale): Promise<AuthTexts> {
  const t = await getTranslations({ locale, namespace: 'auth' })
  const errors = Object.fromEntries(errorKeys.map((key) => [key, t(`errors.${key}`)])) as Record<
    ErrorKey,
    string
  >
  return {
    errors,
    steps: { again: t('steps.again'), contact: t('steps.contact') },
    contactHref: toHref({ to: 'contactUs' }, locale),
    code: t('code'),
  }
}

/** Why a session ended, and that unsent input is kept. */
export async function getEndTexts(locale: SiteLocale) {
  const t = await getTranslations({ locale, namespace: 'auth' })
  const reasons = Object.keys(ends) as EndReason[]
  return {
    texts: Object.fromEntries(reasons.map((reason) => [reason, t(`ends.${reason}`)])) as Record<
      EndReason,
      string
    >,
    kept: t('inputKept'),
  }
}
