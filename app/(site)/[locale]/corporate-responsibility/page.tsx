import { CommitmentPage } from '@/components/pages/commitment-page'
import { namedPage } from '../../tree-page'

const { generateMetadata, Page } = namedPage('marketing', 'corporate-responsibility', (props) => (
  <CommitmentPage {...props} />
))

export { generateMetadata }
export default Page
