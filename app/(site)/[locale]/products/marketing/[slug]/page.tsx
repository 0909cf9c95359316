import { getTranslations } from 'next-intl/server'
import { EditorialPage } from '@/components/pages/editorial-page'
import { treePage } from '../../../../tree-page'

const { generateStaticParams, generateMetadata, Page } = treePage<{ slug: string }>({
  type: 'marketing',
  find: ({ slug }, nodes) =>
    nodes.find((node) => node.area === 'products' && node.slug === slug) ?? null,
  toParams: (_, node) => (node.area === 'products' ? { slug: node.slug } : null),
  render: async (props) => {
    const t = await getTranslations('products')
    return <EditorialPage {...props} trail={[{ label: t('title'), target: { to: 'products' } }]} />
  },
})

export { generateMetadata, generateStaticParams }
export default Page
