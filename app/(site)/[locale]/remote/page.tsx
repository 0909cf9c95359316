import { EditorialPage } from '@/components/pages/editorial-page'
import { namedPage } from '../../tree-page'

const { generateMetadata, Page } = namedPage('marketing', 'remote', (props) => (
  <EditorialPage {...props} trail={[]} />
))

export { generateMetadata }
export default Page
