import { getTranslations } from 'next-intl/server'
import { ChapterPage } from '@/components/pages/about-page'
import { findByPairs } from '@/lib/content/page/tree'
import { treePage } from '../../../../tree-page'

const { generateStaticParams, generateMetadata, Page } = treePage<{
  root: string
  pairs?: string[]
}>({
  type: 'product',
  find: ({ root, pairs }, nodes) => findByPairs(root, pairs ?? [], nodes),
  toParams: ({ to, params }) =>
    to === 'product'
      ? { root: String(params?.root), pairs: [...(params?.pairs as string[])] }
      : null,
  render: async (props) => {
    const t = await getTranslations('products')
    return <ChapterPage {...props} section={{ label: t('title'), target: { to: 'products' } }} />
  },
})

export { generateMetadata, generateStaticParams }
export default Page
