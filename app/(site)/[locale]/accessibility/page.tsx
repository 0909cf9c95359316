import { EditorialPage } from '@/components/pages/editorial-page'
import { namedPage } from '../../tree-page'

const { generateMetadata, Page } = namedPage('marketing', 'accessibility', (props) => (
  <EditorialPage {...props} trail={[]} />
))

export { generateMetadata }
export default Page
