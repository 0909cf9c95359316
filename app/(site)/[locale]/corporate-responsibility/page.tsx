import { getTranslations } from 'next-intl/server'
import { EditorialPage } from '@/components/pages/editorial-page'
import { namedPage } from '../../tree-page'

const { generateMetadata, Page } = namedPage('marketing', 'corporate-responsibility', async (props) => {
  const t = await getTranslations('about')
  return <EditorialPage {...props} trail={[{ label: t('title'), target: { to: 'aboutUs' } }]} />
})

export { generateMetadata }
export default Page
