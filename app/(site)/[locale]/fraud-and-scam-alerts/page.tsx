import { FraudPage } from '@/components/pages/fraud-page'
import { namedPage } from '../../tree-page'

const { generateMetadata, Page } = namedPage('marketing', 'fraud-and-scam-alerts', (props) => (
  <FraudPage {...props} />
))

export { generateMetadata }
export default Page
