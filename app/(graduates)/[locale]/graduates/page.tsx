import { graduateRoute } from '../../graduate-route'

type Props = { params: Promise<{ locale: string }> }

const route = graduateRoute(async () => 'home')

export const generateMetadata = ({ params }: Props) => route.metadata(params)
export default function Page({ params }: Props) {
  return route.page(params)
}
