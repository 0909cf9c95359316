import { insightsRoute } from '../insights-route'

export const { generateMetadata } = insightsRoute.dynamic
export default insightsRoute.dynamic.Page
