import { ThankYouPage } from '@/components/pages/thank-you-page'
import { treePage } from '../../../tree-page'

const { generateStaticParams, generateMetadata, Page } = treePage<{ slug: string }>({
  type: 'marketing',
  find: ({ slug }, nodes) =>
    nodes.find((node) => node.area === 'thank_you' && node.slug === slug) ?? null,
  toParams: (_, node) => (node.area === 'thank_you' ? { slug: node.slug } : null),
  noIndex: true,
  render: (props) => <ThankYouPage {...props} />,
})

export { generateMetadata, generateStaticParams }
export default Page
