import { prerenderLimits } from '@/lib/cache/prerender-limits'
import { graduatePageNames, isGraduatePage } from '@/lib/content/graduate/graduate-pages'
import { graduateRoute } from '../../../graduate-route'

type Props = { params: Promise<{ locale: string; page: string }> }

const route = graduateRoute(async (params: Props['params']) => {
  const { page } = await params
  return isGraduatePage(page) && page !== 'home' ? page : null
})

export const generateStaticParams = () =>
  graduatePageNames
    .filter((page) => page !== 'home')
    .slice(0, prerenderLimits.other)
    .map((page) => ({ page }))
export const generateMetadata = ({ params }: Props) => route.metadata(params)
export default function Page({ params }: Props) {
  return route.page(params)
}
