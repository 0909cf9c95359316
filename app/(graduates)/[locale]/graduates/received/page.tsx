import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { notFound } from 'next/navigation'
import { GraduateHeader } from '@/components/graduates/graduate-header'
import { ReceivedPage } from '@/components/layout/received-page'
import { getGraduatePages } from '@/lib/content/graduate/get-graduates'
import { getSite } from '@/lib/content/site/get-site'
import { isGraduateLocale } from '@law-firm/contract/locales'

type Props = { params: Promise<{ locale: string }> }

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('received')
  return { title: t('title'), robots: { index: false } }
}

/** As `/received` of the firm's site, in the languages of this one. */
export default async function Page({ params }: Props) {
  const { locale } = await params
  if (!isGraduateLocale(locale)) notFound()
  const [pages, site] = await Promise.all([getGraduatePages(locale), getSite('en')])
  const home = pages.find(({ page }) => page === 'home')
  return (
    <>
      {home ? <GraduateHeader page={home} pages={pages} locale={locale} site={site} /> : null}
      <main id="content" tabIndex={-1}>
        <ReceivedPage home="graduates" locale={locale} />
      </main>
    </>
  )
}
