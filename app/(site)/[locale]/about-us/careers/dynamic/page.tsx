import { careersRoute } from '../careers-route'

export const { generateMetadata } = careersRoute.dynamic
export default careersRoute.dynamic.Page
