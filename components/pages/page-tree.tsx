import { RouteLink } from '@/components/ui/route-link'
import { findChildren, toTarget } from '@/lib/content/page/tree'
import type { PageNode } from '@/lib/content/page/types'
import { type SiteLocale, languageTags } from '@law-firm/contract/locales'
import contentsList from '@/components/ui/contents-list.module.css'
import styles from './page-tree.module.css'
import typography from '@/components/ui/typography.module.css'

type PageTreeProps = {
  label: string
  nodes: PageNode[]
  current: PageNode
  path: PageNode[]
  locale: SiteLocale
}

/** The page tree: top level, ancestors and children of the current page. */
export function PageTree({ label, nodes, current, path, locale }: PageTreeProps) {
  const open = new Set([...path, current].map((node) => node.id))
  const level = (parent: number | null) => {
    const childNodes = findChildren(parent, nodes).filter((node) => !node.vacancy)
    if (childNodes.length === 0) return null
    return (
      <ol>
        {childNodes.map((node) => {
          const target = toTarget(node, nodes)
          return target ? (
            <li key={node.id}>
              <RouteLink
                target={target}
                locale={locale}
                lang={node.language === locale ? undefined : languageTags[node.language]}
                {...(node === current ? { 'aria-current': 'page' as const } : {})}
              >
                {node.title}
              </RouteLink>
              {open.has(node.id) ? level(node.id) : null}
            </li>
          ) : null
        })}
      </ol>
    )
  }
  return (
    <nav className={`${contentsList.contents} ${styles.tree}`} aria-label={label}>
      <h2 className={typography.minor}>{label}</h2>
      {level(null)}
    </nav>
  )
}
