import { getTranslations } from 'next-intl/server'
import { EmptyState } from '@/components/ui/empty-state'
import { FilterChips } from '@/components/ui/filter-chips'
import { Link } from '@/components/ui/link'
import { listChips } from '@/components/ui/list-chips'
import { ListPages } from '@/components/ui/list-pages'
import type { PeopleResult } from '@/lib/content/people/filter-people'
import { peopleList, peopleSorts } from '@/lib/content/people/people-list'
import { languageName } from '@/lib/i18n/format'
import type { SiteLocale } from '@/lib/i18n/locales'
import type { CountedChoice } from '@/lib/lists/filter-entries'
import { hrefOf } from '@/lib/routes/href'
import { PersonCard } from './person-card'
import listHead from '@/components/ui/list-head.module.css'
import styles from './people-list.module.css'
import button from '@/components/ui/button.module.css'
import personGrid from '@/components/ui/person-grid.module.css'

export async function PeopleList({ result, locale }: { result: PeopleResult; locale: SiteLocale }) {
  const t = await getTranslations('people')
  const common = await getTranslations('common')
  const { filters, people, total, pages } = result
  const chips = await chipsOf(result, locale)
  const sortTexts = { name: t('sortName'), office: t('sortOffice'), level: t('sortLevel') }
  return (
    <section aria-label={t('title')}>
      <div className={listHead.head}>
        <p className={listHead.count} role="status">
          {t('count', { count: total })}
        </p>
        <FilterChips
          chips={chips}
          clear={{ label: common('clearAll'), href: hrefOf({ to: 'people' }, locale) }}
        />
        {total > 1 ? (
          <p className={styles.sort}>
            {t('sortBy')}{' '}
            {peopleSorts.map((sort) => (
              <Link
                key={sort}
                href={peopleList.href(filters, { sort }, locale)}
                aria-current={sort === filters.sort ? 'true' : undefined}
              >
                {sortTexts[sort]}
              </Link>
            ))}
          </p>
        ) : null}
      </div>
      {total === 0 ? (
        <EmptyState title={t('emptyTitle')} text={t('emptyText')}>
          <Link className={button.ghost} href={hrefOf({ to: 'people' }, locale)}>
            {t('everybody')}
          </Link>
        </EmptyState>
      ) : (
        <div className={personGrid.grid}>
          {people.map((person) => (
            <PersonCard key={person.id} person={person} locale={locale} />
          ))}
        </div>
      )}
      <ListPages
        page={filters.page}
        pages={pages}
        hrefOfPage={(page) => peopleList.href(filters, { page }, locale)}
        locale={locale}
      />
    </section>
  )
}

async function chipsOf({ filters, facets }: PeopleResult, locale: SiteLocale) {
  const t = await getTranslations('people')
  const level = await getTranslations('levels')
  const labelIn = (choices: CountedChoice[]) => (value: string) =>
    choices.find((choice) => choice.value === value)?.label ?? value
  return listChips(peopleList, filters, locale, {
    q: (value) => value,
    letter: (letter) => t('letter', { letter }),
    level: (value) => (level.has(value as 'partner') ? level(value as 'partner') : value),
    language: (value) => languageName(value, locale),
    office: labelIn(facets.office),
    practice: labelIn(facets.practice),
    sector: labelIn(facets.sector),
  })
}
