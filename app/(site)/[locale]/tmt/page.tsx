import { expertiseRoute } from '../../expertise-route'

const { generateMetadata, Page } = expertiseRoute('sector', 'tmt')

export { generateMetadata }
export default Page
