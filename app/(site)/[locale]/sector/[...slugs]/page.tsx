import { expertiseRoute } from '../../../expertise-route'

const { generateStaticParams, generateMetadata, Page } = expertiseRoute('sector')

export { generateMetadata, generateStaticParams }
export default Page
