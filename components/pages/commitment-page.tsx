import { getTranslations } from 'next-intl/server'
import { commitmentsOf } from '@/lib/content/page/tree'
import type { PageNode } from '@/lib/content/page/types'
import { EditorialPage, type EditorialPageProps } from './editorial-page'
import { PageCards } from './page-cards'

type CommitmentPageProps = Pick<EditorialPageProps, 'page' | 'target' | 'locale' | 'site'> & {
  node: PageNode
  nodes: PageNode[]
}

/** What the firm says of itself and owes to others: each page leads to the others of its kind. */
export async function CommitmentPage({ node, nodes, ...props }: CommitmentPageProps) {
  const t = await getTranslations('about')
  return (
    <EditorialPage
      {...props}
      trail={[{ label: t('title'), target: { to: 'aboutUs' } }]}
      after={
        <PageCards
          heading={t('commitments')}
          nodes={commitmentsOf(nodes).filter((one) => one.id !== node.id)}
          all={nodes}
          locale={props.locale}
        />
      }
    />
  )
}
