import { getTranslations } from 'next-intl/server'
import { EditorialPage } from '@/components/pages/editorial-page'
import { treePage } from '../../../../tree-page'

const { generateStaticParams, generateMetadata, Page } = treePage<{ slug: string }>({
  type: 'marketing',
  find: ({ slug }, nodes) =>
    nodes.find((node) => node.area === 'features' && node.slug === slug) ?? null,
  toParams: (_, node) => (node.area === 'features' ? { slug: node.slug } : null),
  render: async (props) => {
    const t = await getTranslations('insights')
    return <EditorialPage {...props} trail={[{ label: t('title'), target: { to: 'insights' } }]} />
  },
})

export { generateMetadata, generateStaticParams }
export default Page
