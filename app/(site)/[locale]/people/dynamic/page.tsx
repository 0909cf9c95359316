import { peopleRoute } from '../people-route'

export const { generateMetadata } = peopleRoute.dynamic
export default peopleRoute.dynamic.Page
