import { getTranslations } from 'next-intl/server'
import { findCommitments } from '@/lib/content/page/tree'
import type { PageNode } from '@/lib/content/page/types'
import { EditorialPage, type EditorialPageProps } from './editorial-page'
import { PageCards } from './page-cards'

type CommitmentPageProps = Pick<EditorialPageProps, 'page' | 'target' | 'locale' | 'site'> & {
  node: PageNode
  nodes: PageNode[]
}

/** A page about the firm's commitments, with links to the others. */
export async function CommitmentPage({ node, nodes, ...props }: CommitmentPageProps) {
  const t = await getTranslations('about')
  return (
    <EditorialPage
      {...props}
      hero
      trail={[{ label: t('title'), target: { to: 'aboutUs' } }]}
      after={
        <PageCards
          heading={t('commitments')}
          nodes={findCommitments(nodes).filter((page) => page.id !== node.id)}
          tree={nodes}
          locale={props.locale}
        />
      }
    />
  )
}
