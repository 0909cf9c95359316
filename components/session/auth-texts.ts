import { getTranslations } from 'next-intl/server'
import type { SiteLocale } from '@aldermere/contract/locales'
import { errorKeys, type ErrorKey } from '@/lib/session/error-key'
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
    code: t('code'),
  }
}
