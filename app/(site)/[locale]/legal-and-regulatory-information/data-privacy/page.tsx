import { LegalPage } from '@/components/pages/legal-page'
import { namedPage } from '../../../tree-page'

const { generateMetadata, Page } = namedPage('legal', 'data-privacy', (props) => (
  <LegalPage {...props} />
))

export { generateMetadata }
export default Page
