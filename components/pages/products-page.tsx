import { getTranslations } from 'next-intl/server'
import { ContourArt } from '@/components/ui/contour-art'
import { RouteLink } from '@/components/ui/route-link'
import { NothingYet } from '@/components/ui/empty-state'
import { findPage } from '@/lib/content/page/find-page'
import { toTarget } from '@/lib/content/page/tree'
import type { PageNode } from '@/lib/content/page/types'
import { type SiteLocale, languageTags } from '@law-firm/contract/locales'
import { PageCards } from './page-cards'
import { PageFrame } from './page-frame'
import productList from '@/components/ui/product-list.module.css'
import card from '@/components/ui/card.module.css'
import rows from '@/components/ui/rows.module.css'
import button from '@/components/ui/button.module.css'

export async function ProductsPage({
  products,
  marketing,
  locale,
}: {
  products: PageNode[]
  marketing: PageNode[]
  locale: SiteLocale
}) {
  const t = await getTranslations('products')
  const tops = products.filter((node) => node.parent === null).sort((a, b) => a.order - b.order)
  const access = await findPage({ to: 'accessTheTool' }, locale)
  return (
    <PageFrame
      locale={locale}
      page={{ to: 'products' }}
      trail={[]}
      title={t('title')}
      lede={t('intro')}
    >
      {tops.length === 0 ? <NothingYet /> : null}
      <ul className={productList.list}>
        {tops.map((node) => {
          const target = toTarget(node, products)
          return target ? (
            <li
              key={node.id}
              className={card.card}
              lang={node.language === locale ? undefined : languageTags[node.language]}
            >
              <div className={productList.art} aria-hidden="true">
                <ContourArt kind="tile" seed={node.slug} />
              </div>
              <h2>
                <RouteLink target={target} locale={locale}>
                  {node.title}
                </RouteLink>
              </h2>
              <p className={card.text}>{node.summary}</p>
            </li>
          ) : null
        })}
      </ul>
      <PageCards
        heading={t('more')}
        nodes={marketing.filter((node) => node.area === 'products')}
        tree={marketing}
        locale={locale}
      />
      {access ? (
        <p className={rows.after}>
          <RouteLink className={button.primary} target={access} locale={locale}>
            {t('access')}
          </RouteLink>
        </p>
      ) : null}
    </PageFrame>
  )
}
