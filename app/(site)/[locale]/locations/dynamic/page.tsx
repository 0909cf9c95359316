import { locationsRoute } from '../locations-route'

export const { generateMetadata } = locationsRoute.dynamic
export default locationsRoute.dynamic.Page
