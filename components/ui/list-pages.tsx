import { getTranslations } from 'next-intl/server'
import { formatNumber } from '@/lib/i18n/format'
import type { SiteLocale } from '@law-firm/contract/locales'
import { Pagination } from './pagination'

export async function ListPages({
  page,
  pages,
  hrefOfPage,
  locale,
}: {
  page: number
  pages: number
  hrefOfPage: (page: number) => string
  locale: SiteLocale
}) {
  const common = await getTranslations('common')
  return (
    <Pagination
      page={page}
      pages={pages}
      hrefOfPage={hrefOfPage}
      texts={{
        pages: common('pages'),
        previous: common('previous'),
        next: common('next'),
        pageOf: common('pageOf', {
          page: formatNumber(page, locale),
          pages: formatNumber(pages, locale),
        }),
        goToPage: (target) => common('goToPage', { page: target }),
      }}
    />
  )
}
