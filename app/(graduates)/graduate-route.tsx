import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { GraduatePage } from '@/components/graduates/graduate-page'
import { getGraduateBody, getGraduatePages } from '@/lib/content/graduate/get-graduates'
import { graduateTarget, type GraduatePageName } from '@/lib/content/graduate/graduate-pages'
import { getSite } from '@/lib/content/site/get-site'
import { isGraduateLocale } from '@law-firm/contract/locales'
import { buildMetadata } from '@/lib/seo/metadata'

/** Builds the exports of a graduate route. `toName` resolves the params to a page name; null means 404. */
export function graduateRoute<Params extends Promise<{ locale: string }>>(
  toName: (params: Params) => Promise<GraduatePageName | null>,
) {
  async function findPage(params: Params) {
    const { locale } = await params
    const name = await toName(params)
    if (!isGraduateLocale(locale) || !name) return null
    const pages = await getGraduatePages(locale)
    const page = pages.find((candidate) => candidate.page === name)
    return page ? { locale, pages, page } : null
  }
  return {
    metadata: async (params: Params): Promise<Metadata> => {
      const match = await findPage(params)
      if (!match) return { robots: { index: false } }
      const { locale, page } = match
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
      const match = await findPage(params)
      if (!match) notFound()
      const { locale, pages, page } = match
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
