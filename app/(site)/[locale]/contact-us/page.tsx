import { contactRoute } from './contact-route'

export const { generateMetadata } = contactRoute.cached
export default contactRoute.cached.Page
