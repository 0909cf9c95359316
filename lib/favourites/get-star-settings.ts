import { getTranslations } from 'next-intl/server'
import { env } from '@/lib/env/env'
import type { FavouriteSettings } from './settings'
import type { SiteLocale } from '@law-firm/contract/locales'
import { slots } from '@/lib/i18n/slots'
import { toHref } from '@/lib/routes/href'
import { sessionSettings } from '@/lib/session/configuration'

export async function getStarSettings(locale: SiteLocale): Promise<FavouriteSettings> {
  const t = await getTranslations({ locale, namespace: 'favourites.star' })
  const session = sessionSettings(locale)
  return {
    locale,
    favouritesHref: toHref({ to: 'favourites' }, locale),
    signIn: session && {
      audience: session.audience,
      apiBase: session.apiBase.replace(/\/$/, ''),
      trustedDocuments: env.CONTENT_TRUSTED_DOCUMENTS === 'on',
      href: toHref({ to: 'signIn' }, locale),
      returnPath: toHref({ to: 'auth' }, locale),
    },
    texts: {
      saved: t('saved'),
      savedHere: t('savedHere'),
      removed: t('removed'),
      undo: t('undo'),
      close: t('close'),
      failed: t('failed'),
      full: t('full'),
      signedOut: t('signedOut'),
      signIn: t('signIn'),
      keep: t('keep'),
      show: t('show'),
      mergedOne: t('merged', { count: 1 }),
      mergedOther: t('mergedMany', slots('count')),
    },
  }
}
