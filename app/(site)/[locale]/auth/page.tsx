import { authRoute } from './auth-route'

export const { generateMetadata } = authRoute
export default authRoute.CachedPage
