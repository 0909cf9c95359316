import { RouteLink } from '@/components/ui/route-link'
import { toTarget } from '@/lib/content/page/tree'
import type { PageNode } from '@/lib/content/page/types'
import { type SiteLocale, languageTags } from '@law-firm/contract/locales'
import card from '@/components/ui/card.module.css'

type PageCardsProps = {
  heading?: string
  nodes: PageNode[]
  tree: PageNode[]
  locale: SiteLocale
  level?: 'h2' | 'h3'
  /** First in its column: without the space above. */
  flush?: boolean
}

/** Links to pages with their summaries; renders nothing without pages. */
export function PageCards({
  heading,
  nodes,
  tree,
  locale,
  level: Title = 'h3',
  flush = false,
}: PageCardsProps) {
  if (nodes.length === 0) return null
  return (
    <section className={flush ? card.flush : card.section}>
      {heading ? <h2>{heading}</h2> : null}
      <ul className={card.list}>
        {nodes.map((node) => {
          const target = toTarget(node, tree)
          const foreign = node.language === locale ? undefined : languageTags[node.language]
          return target ? (
            <li key={`${node.type}-${node.id}`} className={card.card} lang={foreign}>
              <Title>
                <RouteLink target={target} locale={locale}>
                  {node.title}
                </RouteLink>
              </Title>
              <p className={card.text}>{node.summary}</p>
            </li>
          ) : null
        })}
      </ul>
    </section>
  )
}
