import { CareersPage } from '@/components/pages/about-page'
import { VacancyPage } from '@/components/careers/vacancy-page'
import { findBySlugs } from '@/lib/content/page/tree'
import { treePage } from '../../../../tree-page'

const { generateStaticParams, generateMetadata, Page } = treePage<{ slugs: string[] }>({
  type: 'careers',
  find: ({ slugs }, nodes) => findBySlugs(slugs, nodes),
  toParams: ({ params }) => ({ slugs: [...(params?.slugs as string[])] }),
  render: (props) =>
    props.node.vacancy ? (
      <VacancyPage {...props} node={{ ...props.node, vacancy: props.node.vacancy }} />
    ) : (
      <CareersPage {...props} />
    ),
})

export { generateMetadata, generateStaticParams }
export default Page
