import 'server-only'
import type { Metadata } from 'next'
import { env } from '@/lib/env/env'
import { languageTags, siteLocales, type Locale } from '@/lib/i18n/locales'
import { ogImageUrl } from '@/lib/og/card'
import { hrefOf, type LinkTarget } from '@/lib/routes/href'

export type PageMetadata = {
  target: LinkTarget
  locale: Locale
  title: string
  description: string
  /** Languages with a text of their own; a page that falls back to English points there (decision 9). */
  translations?: readonly Locale[]
  firmName: string
  /** What kind of page it is, in the picture of a shared link. */
  eyebrow?: string
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

/** The contour art of a picture is that of the page: drawn from its slug. */
const seedOf = ({ to, params }: LinkTarget): string =>
  String(
    params?.slug ??
      (Array.isArray(params?.slugs) ? params.slugs.at(-1) : undefined) ??
      params?.root ??
      to,
  )

/** Title, description, canonical address and alternates of a page. */
export function buildMetadata(page: PageMetadata): Metadata {
  const translations = page.translations ?? siteLocales
  const language = translations.includes(page.locale) ? page.locale : 'en'
  const canonical = absoluteUrl(page.target, language)
  const alternates = Object.fromEntries(
    translations.map((locale) => [languageTags[locale], absoluteUrl(page.target, locale)]),
  )
  return {
    title:
      page.target.to === 'home'
        ? `${page.firmName}: ${page.title}`
        : `${page.title} · ${page.firmName}`,
    description: page.description,
    alternates: {
      canonical,
      languages: { ...alternates, 'x-default': absoluteUrl(page.target, 'en') },
    },
    ...(page.noIndex ? { robots: { index: false } } : {}),
    openGraph: {
      title: page.title,
      description: page.description,
      url: canonical,
      siteName: page.firmName,
      locale: languageTags[language].replace('-', '_'),
      images: [
        {
          url: ogImageUrl({
            title: page.title,
            eyebrow: page.eyebrow ?? '',
            seed: seedOf(page.target),
          }),
          width: 1200,
          height: 630,
          alt: page.title,
        },
      ],
      ...(page.type === 'article'
        ? {
            type: 'article',
            publishedTime: page.publishedTime,
            ...(page.modifiedTime ? { modifiedTime: page.modifiedTime } : {}),
          }
        : { type: page.type ?? 'website' }),
    },
    twitter: { card: 'summary_large_image' },
  }
}
