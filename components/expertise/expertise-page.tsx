import { getTranslations } from 'next-intl/server'
import { DocumentBody } from '@/components/blocks/document-body'
import { ArticleRow } from '@/components/insights/article-row'
import { DatedRow } from '@/components/insights/dated-row'
import { toHeadings, toQuestions } from '@/components/pages/editorial-page'
import { PageFrame, type Trail } from '@/components/pages/page-frame'
import { PersonCard } from '@/components/people/person-card'
import { ContentsList } from '@/components/ui/contents-list'
import { JsonLd } from '@/components/ui/json-ld'
import { LinkList } from '@/components/ui/link-list'
import { RouteLink } from '@/components/ui/route-link'
import { typeNames, type Expertise } from '@/lib/content/expertise/get-expertise'
import {
  toTarget,
  type ExpertiseNode,
  type ExpertiseTrees,
  type ExpertiseType,
} from '@/lib/content/expertise/tree'
import type { PersonCard as Person } from '@/lib/content/shared/cards'
import { findAncestors } from '@/lib/content/shared/document-tree'
import { type SiteLocale, languageTags } from '@law-firm/contract/locales'
import { byLabel } from '@/lib/lists/filter-entries'
import type { LinkTarget } from '@/lib/routes/href'
import { questionsLd } from '@/lib/seo/json-ld'
import { OfficeFilter } from './office-filter.client'
import columns from '@/components/ui/columns.module.css'
import section from '@/components/ui/section.module.css'
import styles from './expertise-page.module.css'
import rows from '@/components/ui/rows.module.css'
import arrow from '@/components/ui/arrow.module.css'
import typography from '@/components/ui/typography.module.css'
import cardStyles from '@/components/ui/card.module.css'
import personGrid from '@/components/ui/person-grid.module.css'

type ExpertisePageProps = {
  node: ExpertiseNode
  trees: ExpertiseTrees
  target: LinkTarget
  expertise: Expertise
  people: Person[]
  locale: SiteLocale
}

const filterNames: Record<ExpertiseType, 'practice' | 'sector' | null> = {
  service: 'practice',
  sector: 'sector',
  solution: null,
}

/** A practice, sector or solution, with its people, matters and publications. */
export async function ExpertisePage({
  node,
  trees,
  target,
  expertise,
  people,
  locale,
}: ExpertisePageProps) {
  const t = await getTranslations('expertise')
  const common = await getTranslations('common')
  const foreign = node.language === locale ? undefined : languageTags[node.language]
  const childNodes = trees[node.type].filter((candidate) => candidate.parent === node.id)
  const questions = toQuestions(expertise.body ?? [])
  const has = {
    people: people.length > 0,
    matters: expertise.experience.length > 0,
    insights: expertise.publications.length > 0,
    events: expertise.events.length > 0,
  }
  const sections = [
    ...toHeadings(expertise.body ?? []),
    ...(expertise.capabilities.length > 0
      ? [{ anchor: 'what-we-do', label: t('capabilities') }]
      : []),
    ...(has.matters ? [{ anchor: 'matters', label: t('matters') }] : []),
    ...(has.people ? [{ anchor: 'team', label: t('people') }] : []),
    ...(has.insights ? [{ anchor: 'insights', label: t('insights') }] : []),
    ...(has.events ? [{ anchor: 'events', label: t('events') }] : []),
  ]
  const filter = filterNames[node.type]
  return (
    <PageFrame
      locale={locale}
      page={target}
      trail={await trailOf(node, trees)}
      title={node.title}
      eyebrow={t(`type.${node.type}`)}
      lede={node.summary}
      language={node.language}
    >
      {questions.length > 0 ? <JsonLd data={questionsLd(questions)} /> : null}
      <ChildPages heading={t('parts')} nodes={childNodes} trees={trees} locale={locale} />
      <div className={columns.detail}>
        <ContentsList
          label={common('onThisPage')}
          heading={common('onThisPage')}
          items={sections}
        />
        <div>
          <div lang={foreign}>
            <DocumentBody
              body={expertise.body}
              feature={expertise.feature}
              type={typeNames[node.type]}
              id={node.id}
              page={target}
              locale={locale}
            />
            {expertise.capabilities.length > 0 ? (
              <section className={section.block} id="what-we-do">
                <h2 lang={languageTags[locale]}>{t('capabilities')}</h2>
                <dl className={styles.capabilities}>
                  {expertise.capabilities.map(({ title, text }) => (
                    <div key={title}>
                      <dt>{title}</dt>
                      <dd>{text}</dd>
                    </div>
                  ))}
                </dl>
              </section>
            ) : null}
            {has.matters ? (
              <section className={section.block} id="matters">
                <h2 lang={languageTags[locale]}>{t('matters')}</h2>
                <ul className={styles.matters}>
                  {expertise.experience.map(({ client, text }) => (
                    <li key={client + text}>
                      <b>{client}</b> {text}
                    </li>
                  ))}
                </ul>
              </section>
            ) : null}
          </div>
          {has.people ? (
            <Team
              people={people}
              locale={locale}
              more={filter ? { to: 'people', query: { [filter]: node.slug } } : { to: 'people' }}
            />
          ) : null}
          {has.insights ? (
            <section className={section.block} id="insights">
              <h2>{t('insights')}</h2>
              <div className={rows.rows}>
                {expertise.publications.map((article) => (
                  <ArticleRow key={article.id} article={article} locale={locale} level="h3" />
                ))}
              </div>
              {filter ? (
                <p>
                  <RouteLink
                    className={arrow.link}
                    target={{ to: 'insights', query: { [filter]: node.slug } }}
                    locale={locale}
                  >
                    {t('allInsights', { count: expertise.publicationCount })}
                  </RouteLink>
                </p>
              ) : null}
            </section>
          ) : null}
          {has.events ? (
            <section className={section.block} id="events">
              <h2>{t('events')}</h2>
              <div className={rows.rows}>
                {expertise.events.map((card) => (
                  <DatedRow key={card.id} card={card} locale={locale} level="h3" />
                ))}
              </div>
            </section>
          ) : null}
        </div>
        <aside className={columns.aside}>
          <LinkList
            heading={t('relatedSectors')}
            links={linksOf(
              trees.sector.filter(({ id }) => node.sectors.includes(id)),
              trees,
            )}
            locale={locale}
          />
          <LinkList
            heading={t('relatedPractices')}
            links={linksOf(
              trees.service.filter(({ id }) => node.practices.includes(id)),
              trees,
            )}
            locale={locale}
          />
          <LinkList
            heading={t('relatedSolutions')}
            links={linksOf(
              trees.solution.filter(
                (candidate) =>
                  candidate !== node &&
                  (node.type === 'sector' ? candidate.sectors : candidate.practices).includes(
                    node.id,
                  ),
              ),
              trees,
            )}
            locale={locale}
          />
        </aside>
      </div>
    </PageFrame>
  )
}

async function trailOf(node: ExpertiseNode, trees: ExpertiseTrees): Promise<Trail> {
  const t = await getTranslations('expertise')
  const solutions = await getTranslations('solutions')
  return [
    { label: t('title'), target: { to: 'expertise' } },
    ...(node.type === 'solution'
      ? [{ label: solutions('title'), target: { to: 'solutions' } as LinkTarget }]
      : []),
    ...findAncestors(node, trees[node.type]).flatMap((ancestor) => {
      const target = toTarget(ancestor, trees)
      return target ? [{ label: ancestor.title, target }] : []
    }),
  ]
}

const linksOf = (nodes: ExpertiseNode[], trees: ExpertiseTrees) =>
  nodes.flatMap((node) => {
    const target = toTarget(node, trees)
    return target ? [{ id: node.id, slug: node.slug, label: node.title, target }] : []
  })

function ChildPages({
  heading,
  nodes,
  trees,
  locale,
}: {
  heading: string
  nodes: ExpertiseNode[]
  trees: ExpertiseTrees
  locale: SiteLocale
}) {
  if (nodes.length === 0) return null
  return (
    <nav className={styles.parts} aria-label={heading}>
      <h2 className={typography.minor}>{heading}</h2>
      <ul className={cardStyles.list}>
        {linksOf(nodes, trees).map((link, index) => (
          <li key={link.id} className={cardStyles.card}>
            <h3>
              <RouteLink target={link.target} locale={locale}>
                {link.label}
              </RouteLink>
            </h3>
            <p className={cardStyles.text}>{nodes[index]?.summary}</p>
          </li>
        ))}
      </ul>
    </nav>
  )
}

async function Team({
  people,
  locale,
  more,
}: {
  people: Person[]
  locale: SiteLocale
  more: LinkTarget
}) {
  const t = await getTranslations('expertise')
  const offices = new Map<string, { slug: string; label: string; count: number }>()
  for (const { slug, label } of people.flatMap((person) => person.offices))
    offices.set(slug, { slug, label, count: (offices.get(slug)?.count ?? 0) + 1 })
  return (
    <section className={section.block} id="team">
      <div className={styles.sectionHead}>
        <h2>{t('people')}</h2>
        {offices.size > 1 ? (
          <OfficeFilter
            list="team-list"
            label={t('office')}
            any={t('anyOffice')}
            offices={[...offices.values()].sort(byLabel(locale))}
          />
        ) : null}
      </div>
      <div id="team-list" className={personGrid.pair}>
        {people.map((person) => (
          <div key={person.id} data-offices={person.offices.map(({ slug }) => slug).join(' ')}>
            <PersonCard person={person} locale={locale} size="small" level="h3" />
          </div>
        ))}
      </div>
      <p>
        <RouteLink className={arrow.link} target={more} locale={locale}>
          {t('allPeople')}
        </RouteLink>
      </p>
    </section>
  )
}
