import 'server-only'
import type { Metadata } from 'next'
import { env } from '@/lib/env/env'
import { languageTags, siteLocales, type Locale } from '@/lib/i18n/locales'
import { hrefOf, type LinkTarget } from '@/lib/routes/href'

export type PageMetadata = {
  target: LinkTarget
  locale: Locale
  title: string
  description: string
  /** Languages with a text of their own; a page that falls back to English points there (decision 9). */
  translations?: readonly Locale[]
  firmName: string
  noIndex?: boolean
  type?: 'website' | 'article' | 'profile'
  publishedTime?: string
  modifiedTime?: string | null
}

/** An absolute address on this site; the home page's has no slash at its end, as the framework writes it. */
export const absoluteUrl = (target: LinkTarget, locale: Locale): string => {
  const path = hrefOf(target, locale)
  return path === '/' ? env.SITE_URL : env.SITE_URL + path
}

/** Title, description, canonical address and alternates of a page. */
export function buildMetadata(page: PageMetadata): Metadata {
  const translations = page.translations ?? siteLocales
  const language = translations.includes(page.locale) ? page.locale : 'en'
  const canonical = absoluteUrl(page.target, language)
  const alternates = Object.fromEntries(translations.map((locale) => [languageTags[locale], absoluteUrl(page.target, locale)]))
  return {
    title: page.target.to === 'home' ? `${page.firmName}: ${page.title}` : `${page.title} · ${page.firmName}`,
    description: page.description,
    alternates: { canonical, languages: { ...alternates, 'x-default': absoluteUrl(page.target, 'en') } },
    ...(page.noIndex ? { robots: { index: false } } : {}),
    openGraph: {
      title: page.title,
      description: page.description,
      url: canonical,
      siteName: page.firmName,
      locale: languageTags[language].replace('-', '_'),
      ...(page.type === 'article'
        ? { type: 'article', publishedTime: page.publishedTime, ...(page.modifiedTime ? { modifiedTime: page.modifiedTime } : {}) }
        : { type: page.type ?? 'website' }),
    },
  }
}
