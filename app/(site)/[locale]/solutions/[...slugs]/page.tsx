import { expertiseRoute } from '../../../expertise-route'

const { generateStaticParams, generateMetadata, Page } = expertiseRoute('solution')

export { generateMetadata, generateStaticParams }
export default Page
