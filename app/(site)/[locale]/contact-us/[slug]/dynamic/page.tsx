import { contactSubjectRoute } from '../contact-subject-route'

export const { generateMetadata } = contactSubjectRoute.dynamic
export default contactSubjectRoute.dynamic.Page
