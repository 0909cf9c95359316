import { expertiseRoute } from '../../expertise-route'

const { generateMetadata, Page } = expertiseRoute('sector', 'asset-management-and-investment-funds')

export { generateMetadata }
export default Page
