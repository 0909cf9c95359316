import { careersRoute } from './careers-route'

export const { generateMetadata } = careersRoute.cached
export default careersRoute.cached.Page
