import { peopleRoute } from './people-route'

export const { generateMetadata } = peopleRoute.cached
export default peopleRoute.cached.Page
