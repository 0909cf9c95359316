import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { GraduatePage } from '@/components/graduates/graduate-page'
import { getGraduateBody, getGraduatePages } from '@/lib/content/graduate/get-graduates'
import { graduateTarget, type GraduatePageName } from '@/lib/content/graduate/graduate-pages'
import { getSite } from '@/lib/content/site/get-site'
import { isGraduateLocale } from '@/lib/i18n/locales'
import { buildMetadata } from '@/lib/seo/metadata'

/** What Next wants of a route of the graduate site; `nameOf` says which of its pages the address asks for. */
export function graduateRoute<Params extends Promise<{ locale: string }>>(
  nameOf: (params: Params) => Promise<GraduatePageName | null>,
) {
  async function find(params: Params) {
    const { locale } = await params
    const name = await nameOf(params)
    if (!isGraduateLocale(locale) || !name) return null
    const pages = await getGraduatePages(locale)
    const page = pages.find((one) => one.page === name)
    return page ? { locale, pages, page } : null
  }
  return {
    metadata: async (params: Params): Promise<Metadata> => {
      const found = await find(params)
      if (!found) return { robots: { index: false } }
      const { locale, page } = found
      const { firmName } = await getSite('en')
      return buildMetadata({
        target: graduateTarget(page.page),
        locale,
        title: page.seo.title ?? page.title,
        description: page.seo.description ?? page.summary,
        translations: page.translations,
        noIndex: page.seo.noIndex,
        firmName,
      })
    },
    page: async (params: Params) => {
      const found = await find(params)
      if (!found) notFound()
      const { locale, pages, page } = found
      return (
        <GraduatePage
          page={page}
          pages={pages}
          body={await getGraduateBody(page.id, locale)}
          locale={locale}
          site={await getSite('en')}
        />
      )
    },
  }
}
