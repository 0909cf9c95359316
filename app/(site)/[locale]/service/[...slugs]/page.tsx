import { expertiseRoute } from '../../../expertise-route'

const { generateStaticParams, generateMetadata, Page } = expertiseRoute('service')

export { generateMetadata, generateStaticParams }
export default Page
