import { newsRoute } from './news-route'

export const { generateMetadata } = newsRoute.cached
export default newsRoute.cached.Page
