import { getTranslations } from 'next-intl/server'
import { PageCards } from '@/components/pages/page-cards'
import { PageFrame } from '@/components/pages/page-frame'
import { Finder } from '@/components/ui/finder'
import { RouteLink } from '@/components/ui/route-link'
import {
  vacancyFilterNames,
  type OpenVacancy,
  type VacancyResult,
} from '@/lib/content/careers/vacancies'
import { getCareersContact } from '@/lib/content/careers/get-careers-contact'
import { vacanciesList, type VacancyFilters } from '@/lib/content/careers/vacancies-list'
import { findChildren, toTarget } from '@/lib/content/page/tree'
import type { PageNode } from '@/lib/content/page/types'
import type { Picture } from '@/lib/content/shared/picture'
import { formatDate } from '@/lib/i18n/format'
import { type SiteLocale, languageTags } from '@law-firm/contract/locales'
import styles from './vacancies-page.module.css'
import typography from '@/components/ui/typography.module.css'
import card from '@/components/ui/card.module.css'

export async function VacanciesPage({
  result,
  countOf,
  nodes,
  hero,
  locale,
}: {
  result: VacancyResult
  countOf: (filters: VacancyFilters) => Promise<number>
  nodes: PageNode[]
  hero: Picture | null
  locale: SiteLocale
}) {
  const t = await getTranslations('careers')
  const about = await getTranslations('about')
  const { filters, choices, vacancies } = result
  const contact = await getCareersContact(locale)
  const contracts = choices.type.map((choice) => ({
    ...choice,
    label: t(`contract.${choice.value as 'permanent'}`),
  }))
  return (
    <PageFrame
      locale={locale}
      page={{ to: 'careers' }}
      trail={[{ label: about('title'), target: { to: 'aboutUs' } }]}
      title={t('title')}
      lede={t('intro')}
      hero={hero}
    >
      <h2 className="visually-hidden" id="vacancies">
        {t('vacancies')}
      </h2>
      <Finder
        list={vacanciesList}
        values={filters}
        filters={[
          { kind: 'words', name: 'q', label: t('filter.q') },
          ...vacancyFilterNames.map((name) => ({
            kind: 'choice' as const,
            name,
            label: t(`filter.${name}`),
            any: t(`any.${name}`),
            choices: name === 'type' ? contracts : choices[name],
          })),
        ]}
        isEmpty={vacancies.length === 0}
        countOf={countOf}
        texts={{
          title: t('vacancies'),
          submit: t('submit'),
          count: t('count', { count: vacancies.length }),
          emptyTitle: t('emptyTitle'),
          emptyText: t('emptyText'),
          everything: t('everything'),
          nothing: { title: t('count', { count: 0 }), text: t('noneText') },
        }}
        locale={locale}
      >
        <ul className={styles.list}>
          {vacancies.map((node) => (
            <VacancyRow
              key={node.id}
              node={node}
              nodes={nodes}
              locale={locale}
              closes={t('closes')}
              contract={
                node.vacancy.contract
                  ? t(`contract.${node.vacancy.contract.replace('_', '-') as 'permanent'}`)
                  : null
              }
            />
          ))}
        </ul>
      </Finder>
      <p className={typography.meta}>
        {t('adjustments')}{' '}
        <RouteLink target={contact} locale={locale}>
          {t('adjustmentsContact')}
        </RouteLink>
      </p>
      <PageCards
        heading={t('more')}
        nodes={findChildren(null, nodes).filter((node) => !node.vacancy)}
        tree={nodes}
        locale={locale}
      />
    </PageFrame>
  )
}

type RowProps = {
  node: OpenVacancy
  nodes: PageNode[]
  locale: SiteLocale
  closes: string
  contract: string | null
}

function VacancyRow({ node, nodes, locale, closes, contract }: RowProps) {
  const target = toTarget(node, nodes)
  const { office, practice, closesOn } = node.vacancy
  return target ? (
    <li className={card.card}>
      <h3 lang={node.language === locale ? undefined : languageTags[node.language]}>
        <RouteLink target={target} locale={locale}>
          {node.title}
        </RouteLink>
      </h3>
      <p className={typography.meta}>
        {[office?.label, practice?.label, contract].filter(Boolean).join(' · ')}
      </p>
      {closesOn ? (
        <p className={typography.meta}>
          {closes}{' '}
          <time dateTime={closesOn.slice(0, 10)}>{formatDate(closesOn, locale, 'short')}</time>
        </p>
      ) : null}
    </li>
  ) : null
}
