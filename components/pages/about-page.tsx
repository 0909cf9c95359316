import { getTranslations } from 'next-intl/server'
import { findAncestors, findChildren, toTarget } from '@/lib/content/page/tree'
import type { PageNode } from '@/lib/content/page/types'
import type { Picture } from '@/lib/content/shared/picture'
import type { SiteLocale } from '@law-firm/contract/locales'
import { NothingYet } from '@/components/ui/empty-state'
import { LinkList } from '@/components/ui/link-list'
import { EditorialPage, type EditorialPageProps } from './editorial-page'
import { PageCards } from './page-cards'
import { PageFrame, type Trail } from './page-frame'
import { PageTree } from './page-tree'
import columns from '@/components/ui/columns.module.css'

type TreeProps = Pick<EditorialPageProps, 'page' | 'target' | 'locale' | 'site'> & {
  node: PageNode
  nodes: PageNode[]
}

const crumbsOf = (ancestors: PageNode[], nodes: PageNode[]): Trail =>
  ancestors.flatMap((node) => {
    const target = toTarget(node, nodes)
    return target ? [{ label: node.title, target }] : []
  })

/** A page about the firm, with the page tree and links to its child pages. */
export async function AboutPage(props: TreeProps) {
  const t = await getTranslations('about')
  const root = [{ label: t('title'), target: { to: 'aboutUs' as const } }]
  return <TreePage {...props} root={root} label={t('tree')} />
}

/** A careers page; vacancies are in `components/careers`. */
export async function CareersPage(props: TreeProps) {
  const t = await getTranslations('careers')
  const about = await getTranslations('about')
  const root = [
    { label: about('title'), target: { to: 'aboutUs' as const } },
    { label: t('title'), target: { to: 'careers' as const } },
  ]
  return <TreePage {...props} root={root} label={t('tree')} />
}

async function TreePage({
  node,
  nodes,
  root,
  label,
  ...props
}: TreeProps & { root: Trail; label: string }) {
  const t = await getTranslations('about')
  const ancestors = findAncestors(node, nodes)
  return (
    <EditorialPage
      {...props}
      hero
      trail={[...root, ...crumbsOf(ancestors, nodes)]}
      contents={
        <PageTree
          label={label}
          nodes={nodes}
          current={node}
          path={ancestors}
          locale={props.locale}
        />
      }
      after={
        <PageCards
          heading={t('more')}
          nodes={findChildren(node.id, nodes).filter((page) => !page.vacancy)}
          tree={nodes}
          locale={props.locale}
        />
      }
    />
  )
}

/** A page of a multi-page text or product: the contents list and a link to the next page. */
export async function ChapterPage({
  node,
  nodes,
  section,
  ...props
}: TreeProps & { section: Trail[number] | null }) {
  const t = await getTranslations('chapters')
  const tree = nodes.filter((page) => page.root === node.root)
  const ancestors = findAncestors(node, tree)
  const order = inReadingOrder(null, tree)
  const next = order[order.indexOf(node) + 1]
  return (
    <EditorialPage
      {...props}
      trail={[...(section ? [section] : []), ...crumbsOf(ancestors, tree)]}
      contents={
        tree.length > 1 ? (
          <PageTree
            label={t('parts')}
            nodes={tree}
            current={node}
            path={ancestors}
            locale={props.locale}
          />
        ) : undefined
      }
      after={
        next ? (
          <PageCards heading={t('next')} nodes={[next]} tree={tree} locale={props.locale} />
        ) : null
      }
    />
  )
}

const inReadingOrder = (parent: number | null, nodes: PageNode[]): PageNode[] =>
  findChildren(parent, nodes).flatMap((node) => [node, ...inReadingOrder(node.id, nodes)])

/** The root of the tree, and the pages that the specification lists. */
export async function AboutUsPage({
  nodes,
  featured,
  locale,
  lede,
  hero,
}: {
  nodes: PageNode[]
  featured: PageNode[]
  locale: SiteLocale
  lede: string
  hero: Picture | null
}) {
  const t = await getTranslations('about')
  const news = await getTranslations('news')
  const careers = await getTranslations('careers')
  const contact = await getTranslations('contact')
  const links = [
    { id: 1, label: news('title'), target: { to: 'newsList' as const } },
    { id: 2, label: careers('title'), target: { to: 'careers' as const } },
    { id: 3, label: contact('title'), target: { to: 'contactUs' as const } },
  ]
  return (
    <PageFrame
      locale={locale}
      page={{ to: 'aboutUs' }}
      trail={[]}
      title={t('title')}
      lede={lede}
      hero={hero}
    >
      <div className={columns.split}>
        <div>
          {nodes.length + featured.length === 0 ? <NothingYet /> : null}
          <PageCards
            nodes={findChildren(null, nodes).flatMap((top) => [
              top,
              ...findChildren(top.id, nodes),
            ])}
            tree={nodes}
            locale={locale}
            level="h2"
            flush
          />
          <PageCards heading={t('commitments')} nodes={featured} tree={featured} locale={locale} />
        </div>
        <aside className={columns.aside}>
          <LinkList heading={t('elsewhere')} links={links} locale={locale} />
        </aside>
      </div>
    </PageFrame>
  )
}
