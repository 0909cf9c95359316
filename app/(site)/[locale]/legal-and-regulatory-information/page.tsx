import { RegulatoryPage } from '@/components/pages/legal-page'
import { getCountries } from '@/lib/content/location/get-locations'
import { namedPage } from '../../tree-page'

const { generateMetadata, Page } = namedPage(
  'legal',
  'legal-and-regulatory-information',
  async (props) => <RegulatoryPage {...props} countries={await getCountries(props.locale)} />,
)

export { generateMetadata }
export default Page
