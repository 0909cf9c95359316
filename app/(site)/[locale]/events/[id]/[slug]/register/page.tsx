import { registerRoute } from './register-route'

const { generateStaticParams, generateMetadata, Page } = registerRoute

export { generateMetadata, generateStaticParams }
export default Page
