import { getTranslations } from 'next-intl/server'
import { PageFrame } from '@/components/pages/page-frame'
import { NothingYet } from '@/components/ui/empty-state'
import { FilterList } from '@/components/ui/filter-list.client'
import { RouteLink } from '@/components/ui/route-link'
import {
  inTreeOrder,
  toTarget,
  type ExpertiseNode,
  type ExpertiseTrees,
  type ExpertiseType,
} from '@/lib/content/expertise/tree'
import { type SiteLocale, languageTags } from '@law-firm/contract/locales'
import { slots } from '@/lib/i18n/slots'
import styles from './expertise-list-page.module.css'

const anchors: Record<ExpertiseType, string> = {
  service: 'practices',
  sector: 'sectors',
  solution: 'solutions',
}

type Props = { trees: ExpertiseTrees; locale: SiteLocale }

export async function ExpertiseListPage({ trees, locale }: Props) {
  const t = await getTranslations('expertise')
  const types = (['service', 'sector', 'solution'] as const).filter(
    (type) => trees[type].length > 0,
  )
  const frame = {
    locale,
    page: { to: 'expertise' as const },
    trail: [],
    title: t('title'),
  }
  if (types.length === 0)
    return (
      <PageFrame {...frame}>
        <NothingYet />
      </PageFrame>
    )
  return (
    <PageFrame
      {...frame}
      lede={t('intro', {
        practices: trees.service.length,
        sectors: trees.sector.length,
        solutions: trees.solution.length === 0 ? 'none' : 'some',
      })}
    >
      <FilterList
        label={t('filter')}
        list="expertise-list"
        texts={{ none: t('none'), count: t('left', slots('count')) }}
      />
      <div id="expertise-list" className={styles.groups}>
        {types.map((type) => (
          <section key={type} id={anchors[type]} data-group="">
            <h2>{t(`types.${type}`)}</h2>
            <ExpertiseLinks nodes={trees[type]} trees={trees} locale={locale} />
          </section>
        ))}
      </div>
    </PageFrame>
  )
}

export async function SolutionsPage({ trees, locale }: Props) {
  const t = await getTranslations('solutions')
  const expertise = await getTranslations('expertise')
  return (
    <PageFrame
      locale={locale}
      page={{ to: 'solutions' }}
      trail={[{ label: expertise('title'), target: { to: 'expertise' } }]}
      title={t('title')}
      lede={t('intro')}
    >
      {trees.solution.length === 0 ? <NothingYet /> : null}
      <ExpertiseLinks nodes={trees.solution} trees={trees} locale={locale} level="h2" />
    </PageFrame>
  )
}

function ExpertiseLinks({
  nodes,
  trees,
  locale,
  level: Title = 'h3',
}: Props & { nodes: ExpertiseNode[]; level?: 'h2' | 'h3' }) {
  if (nodes.length === 0) return null
  return (
    <ul className={styles.rows}>
      {inTreeOrder(nodes).map(({ node, depth }) => {
        const target = toTarget(node, trees)
        return target ? (
          <li
            key={node.id}
            data-depth={depth}
            data-words={`${node.title} ${node.summary} ${node.slug.replace(/-/g, ' ')}`}
            lang={node.language === locale ? undefined : languageTags[node.language]}
          >
            <Title>
              <RouteLink target={target} locale={locale}>
                {node.title}
              </RouteLink>
            </Title>
            <p>{node.summary}</p>
          </li>
        ) : null
      })}
    </ul>
  )
}
