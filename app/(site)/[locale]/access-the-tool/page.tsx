import { AccessPage } from '@/components/pages/access-page'
import { getTree } from '@/lib/content/page/get-tree'
import { namedPage } from '../../tree-page'

const { generateMetadata, Page } = namedPage('marketing', 'access-the-tool', async (props) => (
  <AccessPage {...props} products={await getTree('product', props.locale)} />
))

export { generateMetadata }
export default Page
