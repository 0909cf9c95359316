import { expertiseRoute } from '../../expertise-route'

const { generateMetadata, Page } = expertiseRoute('sector', 'financial-institutions')

export { generateMetadata }
export default Page
