import { getTranslations } from 'next-intl/server'
import { ServiceList } from '@/components/navigator/service-list'
import { EditorialPage } from '@/components/pages/editorial-page'
import { getStructure } from '@/lib/content/navigator/get-structure'
import { treePage } from '../../../tree-page'

const { generateMetadata, Page } = treePage<object>({
  type: 'product',
  find: (_, nodes) =>
    nodes.find((node) => node.root === 'navigator' && node.parent === null) ?? null,
  render: async (props) => {
    const t = await getTranslations('products')
    return (
      <EditorialPage
        {...props}
        trail={[{ label: t('title'), target: { to: 'products' } }]}
        top={<ServiceList frame={await getStructure(props.locale)} locale={props.locale} />}
      />
    )
  },
})

export { generateMetadata }
export default Page
