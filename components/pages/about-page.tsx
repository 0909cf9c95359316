import { getTranslations } from 'next-intl/server'
import { ancestorsOf, childrenOf, targetOf } from '@/lib/content/page/tree'
import type { PageNode } from '@/lib/content/page/types'
import type { SiteLocale } from '@/lib/i18n/locales'
import { LinkList } from '@/components/ui/link-list'
import { EditorialPage, type EditorialPageProps } from './editorial-page'
import { PageCards } from './page-cards'
import { PageFrame, type Trail } from './page-frame'
import { PageTree } from './page-tree'

type TreeProps = Pick<EditorialPageProps, 'page' | 'target' | 'locale' | 'site'> & {
  node: PageNode
  nodes: PageNode[]
}

const crumbsOf = (above: PageNode[], nodes: PageNode[]): Trail =>
  above.flatMap((node) => {
    const target = targetOf(node, nodes)
    return target ? [{ label: node.title, target }] : []
  })

/** A page about the firm: the tree of its kind on the left, the pages below it at the end. */
export async function AboutPage({ node, nodes, ...props }: TreeProps) {
  const t = await getTranslations('about')
  const above = ancestorsOf(node, nodes)
  return (
    <EditorialPage
      {...props}
      trail={[{ label: t('title'), target: { to: 'aboutUs' } }, ...crumbsOf(above, nodes)]}
      contents={
        <PageTree
          label={t('tree')}
          nodes={nodes}
          current={node}
          path={above}
          locale={props.locale}
        />
      }
      after={
        <PageCards
          heading={t('more')}
          nodes={childrenOf(node.id, nodes)}
          all={nodes}
          locale={props.locale}
        />
      }
    />
  )
}

/** A page about working here; a vacancy has a page of its own (`components/careers`). */
export async function CareersPage({ node, nodes, ...props }: TreeProps) {
  const t = await getTranslations('careers')
  const about = await getTranslations('about')
  const above = ancestorsOf(node, nodes)
  return (
    <EditorialPage
      {...props}
      trail={[
        { label: about('title'), target: { to: 'aboutUs' } },
        { label: t('title'), target: { to: 'careers' } },
        ...crumbsOf(above, nodes),
      ]}
      contents={
        <PageTree
          label={t('tree')}
          nodes={nodes.filter((one) => !one.vacancy)}
          current={node}
          path={above}
          locale={props.locale}
        />
      }
      after={
        <PageCards
          heading={about('more')}
          nodes={childrenOf(node.id, nodes).filter((one) => !one.vacancy)}
          all={nodes}
          locale={props.locale}
        />
      }
    />
  )
}

/** A long read in chapters, or a product with its parts: where one is within the whole, and what comes next. */
export async function ChapterPage({
  node,
  nodes,
  section,
  ...props
}: TreeProps & { section: Trail[number] | null }) {
  const t = await getTranslations('chapters')
  const within = nodes.filter((one) => one.root === node.root)
  const above = ancestorsOf(node, within)
  const order = inReadingOrder(null, within)
  const next = order[order.indexOf(node) + 1]
  return (
    <EditorialPage
      {...props}
      trail={[...(section ? [section] : []), ...crumbsOf(above, within)]}
      contents={
        within.length > 1 ? (
          <PageTree
            label={t('parts')}
            nodes={within}
            current={node}
            path={above}
            locale={props.locale}
          />
        ) : undefined
      }
      after={
        next ? (
          <PageCards heading={t('next')} nodes={[next]} all={within} locale={props.locale} />
        ) : null
      }
    />
  )
}

const inReadingOrder = (parent: number | null, nodes: PageNode[]): PageNode[] =>
  childrenOf(parent, nodes).flatMap((node) => [node, ...inReadingOrder(node.id, nodes)])

/** The firm at a glance: the top of the tree, and the pages that the specification names. */
export async function AboutUsPage({
  nodes,
  named,
  locale,
  lede,
}: {
  nodes: PageNode[]
  named: PageNode[]
  locale: SiteLocale
  lede: string
}) {
  const t = await getTranslations('about')
  const news = await getTranslations('news')
  const careers = await getTranslations('careers')
  const contact = await getTranslations('contact')
  const links = [
    { id: 1, slug: 'news', label: news('title'), target: { to: 'newsList' as const } },
    { id: 2, slug: 'careers', label: careers('title'), target: { to: 'careers' as const } },
    { id: 3, slug: 'contact', label: contact('title'), target: { to: 'contactUs' as const } },
  ]
  return (
    <PageFrame locale={locale} page={{ to: 'aboutUs' }} trail={[]} title={t('title')} lede={lede}>
      <div className="split">
        <div>
          <PageCards
            nodes={childrenOf(null, nodes).flatMap((top) => [top, ...childrenOf(top.id, nodes)])}
            all={nodes}
            locale={locale}
            level="h2"
          />
          <PageCards heading={t('commitments')} nodes={named} all={named} locale={locale} />
        </div>
        <aside className="aside">
          <LinkList heading={t('elsewhere')} links={links} locale={locale} />
        </aside>
      </div>
    </PageFrame>
  )
}
