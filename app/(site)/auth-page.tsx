import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import type { ReactNode } from 'react'
import { PageFrame } from '@/components/pages/page-frame'
import { getSite } from '@/lib/content/site/get-site'
import { toSiteLocale, type LocaleParams } from '@/lib/i18n/params'
import type { SiteLocale } from '@law-firm/contract/locales'
import type { RouteName } from '@/lib/routes/table'
import { buildMetadata } from '@/lib/seo/metadata'
import styles from './auth-page.module.css'

type Query = Promise<Record<string, string | string[] | undefined>>
type AuthProps = LocaleParams & { searchParams: Query }
type Name = 'auth' | 'signIn' | 'signUp' | 'emailVerified'

/**
 * A sign-in page, with `noindex` and `no-store` (decision 22): `Page` is rendered per request, `CachedPage` without a
 * query.
 */
export function authPage(
  name: Name & RouteName,
  render: (props: {
    locale: SiteLocale
    queryParam: (key: string) => string | undefined
  }) => Promise<ReactNode>,
) {
  async function generateMetadata({ params }: LocaleParams): Promise<Metadata> {
    const locale = await toSiteLocale(params)
    const t = await getTranslations('auth')
    const { firmName } = await getSite(locale)
    return buildMetadata({
      target: { to: name },
      locale,
      title: t(`titles.${name}`),
      description: t(`leads.${name}`),
      noIndex: true,
      firmName,
    })
  }

  async function Page({ params, searchParams }: AuthProps) {
    const query = await searchParams
    return renderPage(await toSiteLocale(params), (key) => [query[key]].flat()[0])
  }

  const CachedPage = async ({ params }: LocaleParams) =>
    renderPage(await toSiteLocale(params), () => undefined)

  async function renderPage(
    locale: SiteLocale,
    queryParam: (key: string) => string | undefined,
  ): Promise<ReactNode> {
    const t = await getTranslations('auth')
    return (
      <PageFrame
        locale={locale}
        page={{ to: name }}
        trail={[]}
        title={t(`titles.${name}`)}
        // the return page says what it does until it is known, then what came of it
        lede={name === 'auth' ? undefined : t(`leads.${name}`)}
      >
        <div className={styles.auth}>{await render({ locale, queryParam })}</div>
      </PageFrame>
    )
  }

  return { generateMetadata, Page, CachedPage }
}
