import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { DashboardPage } from '@/components/members/dashboard-page'
import { getPermissions } from '@/lib/content/member/get-permissions'
import { getSite } from '@/lib/content/site/get-site'
import { toSiteLocale, type LocaleParams } from '@/lib/i18n/params'
import { buildMetadata } from '@/lib/seo/metadata'
import { getMember } from '@/lib/session/server'

export async function generateMetadata({ params }: LocaleParams): Promise<Metadata> {
  const locale = await toSiteLocale(params)
  const t = await getTranslations('dashboard')
  const { firmName } = await getSite(locale)
  return buildMetadata({ target: { to: 'dashboard' }, locale, title: t('title'), description: t('lead'), noIndex: true, firmName })
}

export default async function Page({ params }: LocaleParams) {
  const locale = await toSiteLocale(params)
  const member = await getMember({ to: 'dashboard' }, locale)
  return <DashboardPage locale={locale} member={member} permissions={await getPermissions(member)} />
}
