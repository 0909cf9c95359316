import { LegalPage } from '@/components/pages/legal-page'
import { namedPage } from '../../../tree-page'

const { generateMetadata, Page } = namedPage('legal', 'cookie-policy', (props) => (
  <LegalPage {...props} />
))

export { generateMetadata }
export default Page
