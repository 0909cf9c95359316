import { contactRoute } from '../contact-route'

export const { generateMetadata } = contactRoute.dynamic
export default contactRoute.dynamic.Page
