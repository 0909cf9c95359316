import { locationsRoute } from './locations-route'

export const { generateMetadata } = locationsRoute.cached
export default locationsRoute.cached.Page
