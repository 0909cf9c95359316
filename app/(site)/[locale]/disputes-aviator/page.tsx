import { getTranslations } from 'next-intl/server'
import { ChapterPage } from '@/components/pages/about-page'
import { namedPage } from '../../tree-page'

const { generateMetadata, Page } = namedPage('product', 'disputes-aviator', async (props) => {
  const t = await getTranslations('products')
  return <ChapterPage {...props} section={{ label: t('title'), target: { to: 'products' } }} />
})

export { generateMetadata }
export default Page
