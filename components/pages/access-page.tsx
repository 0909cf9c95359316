import { getTranslations } from 'next-intl/server'
import { SiteForm } from '@/components/forms/site-form'
import type { PageNode } from '@/lib/content/page/types'
import { EditorialPage, type EditorialPageProps } from './editorial-page'
import section from '@/components/ui/section.module.css'

type AccessPageProps = Pick<EditorialPageProps, 'page' | 'target' | 'locale' | 'site'> & {
  products: PageNode[]
}

export async function AccessPage({ products, ...props }: AccessPageProps) {
  const t = await getTranslations('products')
  const tools = products
    .filter((node) => node.parent === null)
    .map(({ slug, title }) => ({ value: slug, label: title }))
  return (
    <EditorialPage
      {...props}
      trail={[{ label: t('title'), target: { to: 'products' } }]}
      after={
        <section className={`${section.group} no-print`} aria-labelledby="request">
          <h2 id="request">{t('requestTitle')}</h2>
          <SiteForm
            id="access"
            page={props.target}
            form="access"
            subject="access-the-tool"
            locale={props.locale}
            submit={t('request')}
            note={t('requestNote')}
            choices={{ tool: tools }}
          />
        </section>
      }
    />
  )
}
