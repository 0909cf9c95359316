import { dealsRoute } from '../deals-route'

export const { generateMetadata } = dealsRoute.dynamic
export default dealsRoute.dynamic.Page
