import type { Metadata } from 'next'
import { HomePage } from '@/components/home/home-page'
import { getHome } from '@/lib/content/home/get-home'
import { getSite } from '@/lib/content/site/get-site'
import { toSiteLocale, type LocaleParams } from '@/lib/i18n/params'
import { buildMetadata } from '@/lib/seo/metadata'

export async function generateMetadata({ params }: LocaleParams): Promise<Metadata> {
  const locale = await toSiteLocale(params)
  const { firmName, tagline, description } = await getSite(locale)
  const title = tagline || firmName
  return buildMetadata({ target: { to: 'home' }, locale, title, description, firmName })
}

export default async function Page({ params }: LocaleParams) {
  const locale = await toSiteLocale(params)
  return <HomePage home={await getHome(locale)} site={await getSite(locale)} locale={locale} />
}
