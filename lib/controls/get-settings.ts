import { getTranslations } from 'next-intl/server'
import { isSiteLocale, type Locale, type SiteLocale, toPrefix } from '@law-firm/contract/locales'
import { recordTypes } from '@/lib/content/content-types'
import { findPage } from '@/lib/content/page/find-page'
import { getStarSettings } from '@/lib/favourites/get-star-settings'
import { toHref } from '@/lib/routes/href'
import { searchSettings } from '@/lib/search/configuration'
import { identityConfiguration } from '@/lib/session/configuration'
import type { AccountMenuTexts, ConsentTexts, ControlSettings, SuggestionOptions } from './settings'

/** Builds the settings of a language; the graduate site's other languages have those of consent only. */
export async function getControlSettings(locale: Locale): Promise<ControlSettings> {
  const consent = await getConsentTexts(locale)
  if (!isSiteLocale(locale)) return { stars: null, suggestions: null, account: null, consent }
  return {
    stars: await getStarSettings(locale),
    suggestions: await getSuggestionOptions(locale),
    account: identityConfiguration ? await getAccountMenu(locale) : null,
    consent,
  }
}

async function getConsentTexts(locale: Locale): Promise<ConsentTexts> {
  const t = await getTranslations({ locale, namespace: 'consent' })
  const legal = await getTranslations({ locale, namespace: 'legal' })
  const policy = await findPage({ to: 'cookiePolicy' }, locale)
  return {
    title: t('title'),
    text: t('text'),
    refused: t('refused'),
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
    policy: policy ? { label: legal('cookies'), href: toHref(policy, locale) } : null,
  }
}

async function getSuggestionOptions(locale: SiteLocale): Promise<SuggestionOptions | null> {
  const settings = searchSettings(locale)
  if (!settings) return null
  const t = await getTranslations({ locale, namespace: 'search' })
  const types = Object.fromEntries(recordTypes.map((type) => [type, t(`types.${type}`)]))
  return {
    inputId: 'header-search',
    settings,
    prefix: toPrefix(locale),
    texts: { label: t('suggestions'), types },
  }
}

async function getAccountMenu(locale: SiteLocale): Promise<AccountMenuTexts> {
  const t = await getTranslations({ locale, namespace: 'auth' })
  const products = await getTranslations({ locale, namespace: 'member.products' })
  const nav = await getTranslations({ locale, namespace: 'member.nav' })
  return {
    label: products('open'),
    texts: {
      failed: t('errors.permissions'),
      retry: t('retry'),
      code: t('code'),
      close: t('close'),
      none: products('none'),
    },
    products: {
      label: nav('dashboardProducts'),
      href: toHref({ to: 'dashboardProducts' }, locale),
    },
  }
}
