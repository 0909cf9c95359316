import { expertiseRoute } from '../../expertise-route'

const { generateMetadata, Page } = expertiseRoute('sector', 'life-sciences')

export { generateMetadata }
export default Page
