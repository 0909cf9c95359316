import { newsRoute } from '../news-route'

export const { generateMetadata } = newsRoute.dynamic
export default newsRoute.dynamic.Page
