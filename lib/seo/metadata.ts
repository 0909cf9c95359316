import 'server-only'
import type { Metadata } from 'next'
import { env } from '@/lib/env/env'
import { siteLocales, type Locale, languageTags } from '@law-firm/contract/locales'
import { ogImageUrl } from '@/lib/og/card'
import { toHref, type LinkTarget } from '@/lib/routes/href'
import { routes } from '@/lib/routes/table'

export type PageMetadata = {
  target: LinkTarget
  locale: Locale
  title: string
  description: string
  /** Translated languages; the canonical of a page that falls back to English is the English one (decision 9). */
  translations?: readonly Locale[]
  firmName: string
  /** The page type in the sharing image. */
  eyebrow?: string
  noIndex?: boolean
  type?: 'website' | 'article' | 'profile'
  publishedTime?: string
  modifiedTime?: string | null
}

/** An absolute URL of this site; that of the home page has no trailing slash, as in Next's output. */
export const absoluteUrl = (target: LinkTarget, locale: Locale): string => {
  const path = toHref(target, locale)
  return path === '/' ? env.SITE_URL : env.SITE_URL + path
}

/** The address of a page as Markdown (`server/markdown.ts`). */
const markdownUrl = (canonical: string, { to }: LinkTarget): string =>
  `${canonical}${to === 'home' ? '/index' : ''}.md`

/** The sharing image has the artwork of the page: its seed is the slug. */
const seedOf = ({ to, params }: LinkTarget): string =>
  String(
    params?.slug ??
      (Array.isArray(params?.slugs) ? params.slugs.at(-1) : undefined) ??
      params?.root ??
      to,
  )

/** Title, description, canonical URL and alternates of a page. */
export function buildMetadata(page: PageMetadata): Metadata {
  const translations = page.translations ?? siteLocales
  const language = translations.includes(page.locale) ? page.locale : 'en'
  const canonical = absoluteUrl(page.target, language)
  // a page names alternates and its Markdown only where it is its own canonical; one with filters has `noIndex`
  const isCanonical = language === page.locale && !page.noIndex
  const alternates = Object.fromEntries(
    translations.map((locale) => [languageTags[locale], absoluteUrl(page.target, locale)]),
  )
  return {
    title:
      page.title === page.firmName
        ? page.title
        : page.target.to === 'home'
          ? `${page.firmName}: ${page.title}`
          : `${page.title} · ${page.firmName}`,
    description: page.description,
    alternates: {
      canonical,
      ...(isCanonical
        ? { languages: { ...alternates, 'x-default': absoluteUrl(page.target, 'en') } }
        : {}),
      ...(isCanonical && routes[page.target.to].area === 'public'
        ? { types: { 'text/markdown': markdownUrl(canonical, page.target) } }
        : {}),
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
