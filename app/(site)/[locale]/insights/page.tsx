import { insightsRoute } from './insights-route'

export const { generateMetadata } = insightsRoute.cached
export default insightsRoute.cached.Page
