import { dealsRoute } from './deals-route'

export const { generateMetadata } = dealsRoute.cached
export default dealsRoute.cached.Page
