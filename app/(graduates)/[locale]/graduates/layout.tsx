import '@/components/styles/site.css'
import type { Metadata, Viewport } from 'next'
import { getTranslations } from 'next-intl/server'
import { notFound } from 'next/navigation'
import type { ReactNode } from 'react'
import { SiteConsent } from '@/components/consent/site-consent'
import { GraduateFooter } from '@/components/graduates/graduate-footer'
import { DraftBar } from '@/components/layout/draft-bar'
import { ErrorTexts } from '@/components/layout/page-error.client'
import { FormTexts } from '@/components/ui/form-action.client'
import { fontClasses } from '@/components/styles/fonts'
import { getBrand } from '@/lib/content/site/get-site'
import { env } from '@/lib/env/env'
import { graduateLocales, isGraduateLocale, languageTags } from '@law-firm/contract/locales'
import { toHref } from '@/lib/routes/href'
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

export const generateStaticParams = () => graduateLocales.map((locale) => ({ locale }))

/** Layout of the graduate site, which has its own header, footer and locales. */
export default async function GraduateLayout({
  children,
  params,
}: {
  children: ReactNode
  params: Promise<{ locale: string }>
}) {
  const { locale } = await params
  if (!isGraduateLocale(locale)) notFound()
  const common = await getTranslations('common')
  const t = await getTranslations('unavailable')
  const texts = {
    title: t('title'),
    text: t('text'),
    retry: t('retry'),
    home: t('home'),
    homeHref: toHref({ to: 'graduates' }, locale),
  }
  const formTexts = { unanswered: t('unanswered'), sendAgain: t('sendAgain') }
  return (
    <html lang={languageTags[locale]} className={fontClasses} data-scroll-behavior="smooth">
      <body>
        <SkipLink label={common('skip')} />
        <SiteConsent locale={locale} />
        <DraftBar />
        <ErrorTexts texts={texts}>
          <FormTexts texts={formTexts}>{children}</FormTexts>
        </ErrorTexts>
        <GraduateFooter locale={locale} />
      </body>
    </html>
  )
}
