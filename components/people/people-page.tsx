import { getTranslations } from 'next-intl/server'
import { Breadcrumb } from '@/components/ui/breadcrumb'
import { filterPeople } from '@/lib/content/people/filter-people'
import { peopleList } from '@/lib/content/people/people-list'
import type { IndexedPerson } from '@/lib/content/people/to-people'
import { findIds } from '@/lib/search/find-ids'
import type { SiteLocale } from '@/lib/i18n/locales'
import type { Query } from '@/lib/lists/define-list'
import { LetterNav } from './letter-nav'
import { PeopleFilters } from './people-filters'
import { PeopleList } from './people-list'
import pageHead from '@/components/ui/page-head.module.css'
import typography from '@/components/ui/typography.module.css'

type PeoplePageProps = {
  locale: SiteLocale
  people: IndexedPerson[]
  query: Query
}

export async function PeoplePage({ locale, people, query }: PeoplePageProps) {
  const t = await getTranslations('people')
  const common = await getTranslations('common')
  const filters = peopleList.parse(query)
  const result = filterPeople(people, filters, await findIds('person', filters.q, locale))
  const offices = new Set(people.flatMap((person) => person.offices.map((office) => office.slug)))
    .size
  return (
    <div className="wrap">
      <Breadcrumb
        label={common('breadcrumb')}
        locale={locale}
        trail={[{ label: common('home'), target: { to: 'home' } }]}
        current={t('title')}
        page={{ to: 'people' }}
      />
      <div className={pageHead.head}>
        <h1>{t('title')}</h1>
        <p className={`${typography.lede} ${pageHead.lede}`}>
          {t('intro', { count: people.length, offices })}
        </p>
      </div>
      <PeopleFilters result={result} locale={locale} />
      <LetterNav result={result} locale={locale} />
      <PeopleList result={result} locale={locale} />
    </div>
  )
}
