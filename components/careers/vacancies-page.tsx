import { getTranslations } from 'next-intl/server'
import { PageCards } from '@/components/pages/page-cards'
import { PageFrame } from '@/components/pages/page-frame'
import { EmptyState } from '@/components/ui/empty-state'
import { SelectField } from '@/components/ui/field'
import { FilterChips } from '@/components/ui/filter-chips'
import { Link } from '@/components/ui/link'
import { listChips } from '@/components/ui/list-chips'
import { RouteLink } from '@/components/ui/route-link'
import type { OpenVacancy, VacancyResult } from '@/lib/content/careers/vacancies'
import { vacanciesList } from '@/lib/content/careers/vacancies-list'
import { childrenOf, targetOf } from '@/lib/content/page/tree'
import type { PageNode } from '@/lib/content/page/types'
import { formatDate } from '@/lib/i18n/format'
import { languageTags, type SiteLocale } from '@/lib/i18n/locales'
import { hrefOf } from '@/lib/routes/href'
import filterForm from '@/components/ui/filter-form.module.css'
import button from '@/components/ui/button.module.css'
import listHead from '@/components/ui/list-head.module.css'
import styles from './vacancies-page.module.css'
import typography from '@/components/ui/typography.module.css'
import card from '@/components/ui/card.module.css'

export async function VacanciesPage({
  result,
  nodes,
  locale,
}: {
  result: VacancyResult
  nodes: PageNode[]
  locale: SiteLocale
}) {
  const t = await getTranslations('careers')
  const common = await getTranslations('common')
  const about = await getTranslations('about')
  const { filters, choices, vacancies } = result
  const unfilteredHref = hrefOf({ to: 'careers' }, locale)
  const nameOf = (name: keyof typeof choices, value: string, label: string) =>
    name === 'type' ? t(`contract.${value as 'permanent'}`) : label
  const labelIn = (name: keyof typeof choices) => (value: string) => {
    const choice = choices[name].find((option) => option.value === value)
    return choice ? nameOf(name, value, choice.label) : value
  }
  const chips = await listChips(vacanciesList, filters, locale, {
    office: labelIn('office'),
    type: labelIn('type'),
    practice: labelIn('practice'),
  })
  return (
    <PageFrame
      locale={locale}
      page={{ to: 'careers' }}
      trail={[{ label: about('title'), target: { to: 'aboutUs' } }]}
      title={t('title')}
      lede={t('intro')}
    >
      <h2 className="visually-hidden" id="vacancies">
        {t('vacancies')}
      </h2>
      <form className={`${filterForm.form} ${filterForm.four}`} action={unfilteredHref}>
        {vacanciesList.names.map((name) => (
          <SelectField
            key={name}
            name={name}
            label={t(`filter.${name}`)}
            any={t(`any.${name}`)}
            value={filters[name]}
            options={choices[name].map(({ value, label, count }) => ({
              value,
              label: `${nameOf(name, value, label)} (${count})`,
            }))}
          />
        ))}
        <button className={button.primary} type="submit">
          {t('submit')}
        </button>
      </form>
      <div className={listHead.head}>
        <p className={listHead.count} role="status">
          {t('count', { count: vacancies.length })}
        </p>
        <FilterChips chips={chips} clear={{ label: common('clearAll'), href: unfilteredHref }} />
      </div>
      {vacancies.length === 0 ? (
        <EmptyState title={t('emptyTitle')} text={t('emptyText')}>
          <Link className={button.ghost} href={unfilteredHref}>
            {t('everything')}
          </Link>
        </EmptyState>
      ) : (
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
      )}
      <p className={typography.meta}>
        {t('adjustments')}{' '}
        <RouteLink target={{ to: 'contactPage', params: { slug: 'careers' } }} locale={locale}>
          {t('adjustmentsContact')}
        </RouteLink>
      </p>
      <PageCards
        heading={t('more')}
        nodes={childrenOf(null, nodes).filter((node) => !node.vacancy)}
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
  const target = targetOf(node, nodes)
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
