import '@/components/styles/site.css'
import type { Metadata, Viewport } from 'next'
import { getTranslations } from 'next-intl/server'
import { notFound } from 'next/navigation'
import type { ReactNode } from 'react'
import { SiteConsent } from '@/components/consent/site-consent'
import { DraftBar } from '@/components/layout/draft-bar'
import { ErrorTexts } from '@/components/layout/page-error.client'
import { SiteFooter } from '@/components/layout/site-footer'
import { SiteHeader } from '@/components/layout/site-header'
import { WithSession } from '@/components/session/with-session'
import { FormTexts } from '@/components/ui/form-action.client'
import { fontClasses } from '@/components/styles/fonts'
import { getBrand, getSite } from '@/lib/content/site/get-site'
import { env } from '@/lib/env/env'
import { isSiteLocale, siteLocales, languageTags } from '@law-firm/contract/locales'
import { toHref } from '@/lib/routes/href'
import { sessionSettings } from '@/lib/session/configuration'
import { toIcons } from '@/lib/seo/icons'
import { buildViewport } from '@/lib/seo/viewport'
import { SkipLink } from '@/components/layout/skip-link'

export const revalidate = 3600
export const generateMetadata = async (): Promise<Metadata> => ({
  metadataBase: new URL(env.SITE_URL),
  icons: toIcons(await getBrand()),
  manifest: '/manifest.webmanifest',
})
export const generateViewport = async (): Promise<Viewport> => buildViewport(await getBrand())

export const generateStaticParams = () => siteLocales.map((locale) => ({ locale }))

export default async function SiteLayout({
  children,
  params,
}: {
  children: ReactNode
  params: Promise<{ locale: string }>
}) {
  const { locale } = await params
  if (!isSiteLocale(locale)) notFound()
  const site = await getSite(locale)
  const common = await getTranslations('common')
  const t = await getTranslations('unavailable')
  const texts = {
    title: t('title'),
    text: t('text'),
    retry: t('retry'),
    home: t('home'),
    homeHref: toHref({ to: 'home' }, locale),
  }
  const formTexts = { unanswered: t('unanswered'), sendAgain: t('sendAgain') }
  return (
    <html lang={languageTags[locale]} className={fontClasses} data-scroll-behavior="smooth">
      <body>
        <SkipLink label={common('skip')} />
        <SiteConsent locale={locale} />
        <DraftBar />
        <WithSession settings={sessionSettings(locale)}>
          <SiteHeader site={site} locale={locale} />
          <main id="content" tabIndex={-1}>
            <ErrorTexts texts={texts}>
              <FormTexts texts={formTexts}>{children}</FormTexts>
            </ErrorTexts>
          </main>
        </WithSession>
        <SiteFooter site={site} locale={locale} />
      </body>
    </html>
  )
}
