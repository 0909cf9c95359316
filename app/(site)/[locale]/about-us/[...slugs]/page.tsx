import { AboutPage } from '@/components/pages/about-page'
import { findBySlugs } from '@/lib/content/page/tree'
import { treePage } from '../../../tree-page'

const { generateStaticParams, generateMetadata, Page } = treePage<{ slugs: string[] }>({
  type: 'about',
  find: ({ slugs }, nodes) => findBySlugs(slugs, nodes),
  toParams: ({ params }) => ({ slugs: [...(params?.slugs as string[])] }),
  render: (props) => <AboutPage {...props} />,
})

export { generateMetadata, generateStaticParams }
export default Page
