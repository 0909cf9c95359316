import type { Metadata } from 'next'
import { ProductsPage } from '@/components/pages/products-page'
import { getTree } from '@/lib/content/page/get-tree'
import { toSiteLocale, type LocaleParams } from '@/lib/i18n/params'
import { listMetadata } from '@/lib/seo/list-metadata'

export const generateMetadata = async ({ params }: LocaleParams): Promise<Metadata> =>
  listMetadata('products', await toSiteLocale(params))

export default async function Page({ params }: LocaleParams) {
  const locale = await toSiteLocale(params)
  return (
    <ProductsPage
      products={await getTree('product', locale)}
      marketing={await getTree('marketing', locale)}
      locale={locale}
    />
  )
}
