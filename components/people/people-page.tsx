import { getTranslations } from 'next-intl/server'
import { PageFrame } from '@/components/pages/page-frame'
import { Finder } from '@/components/ui/finder'
import { ListPages } from '@/components/ui/list-pages'
import { filterPeople } from '@/lib/content/people/filter-people'
import { peopleList, type PeopleFilters } from '@/lib/content/people/people-list'
import type { IndexedPerson } from '@/lib/content/people/to-people'
import { languageName } from '@/lib/i18n/format'
import type { SiteLocale } from '@law-firm/contract/locales'
import type { Query } from '@/lib/lists/define-list'
import { byLabel, type CountedChoice } from '@/lib/lists/filter-entries'
import { findIds } from '@/lib/search/find-ids'
import { LetterNav } from './letter-nav'
import { PeopleSort } from './people-sort'
import { PersonCard } from './person-card'
import personGrid from '@/components/ui/person-grid.module.css'

type PeoplePageProps = {
  locale: SiteLocale
  people: IndexedPerson[]
  query: Query
}

export async function PeoplePage({ locale, people, query }: PeoplePageProps) {
  const t = await getTranslations('people')
  const level = await getTranslations('levels')
  const chosen = peopleList.parse(query)
  const find = async (values: PeopleFilters) =>
    filterPeople(people, values, locale, await findIds('person', values.q, locale))
  const result = await find(chosen)
  const { filters, facets, total } = result
  const offices = new Set(people.flatMap((person) => person.offices.map((office) => office.slug)))
  const labelled = (choices: CountedChoice[], toName: (value: string) => string) =>
    choices.map((choice) => ({ ...choice, label: toName(choice.value) }))
  const choice = { kind: 'choice' } as const
  return (
    <PageFrame
      locale={locale}
      page={{ to: 'people' }}
      trail={[]}
      title={t('title')}
      lede={
        people.length > 0 ? t('intro', { count: people.length, offices: offices.size }) : undefined
      }
    >
      <Finder
        list={peopleList}
        values={filters}
        filters={[
          { kind: 'words', name: 'q', label: t('keyword') },
          {
            ...choice,
            name: 'level',
            label: t('level'),
            any: t('anyLevel'),
            choices: labelled(facets.level, (value) => level(value as 'partner')),
          },
          {
            ...choice,
            name: 'office',
            label: t('office'),
            any: t('anyOffice'),
            choices: facets.office,
          },
          {
            ...choice,
            name: 'practice',
            label: t('practice'),
            any: t('anyPractice'),
            choices: facets.practice,
          },
          {
            ...choice,
            name: 'sector',
            label: t('sector'),
            any: t('anySector'),
            choices: facets.sector,
          },
          {
            ...choice,
            name: 'language',
            label: t('language'),
            any: t('anyLanguage'),
            choices: labelled(facets.language, (code) => languageName(code, locale)).sort(
              byLabel(locale),
            ),
          },
          { kind: 'link', name: 'letter', label: t('letter', { letter: filters.letter }) },
        ]}
        hidden={filters.sort === 'name' ? {} : { sort: filters.sort }}
        isEmpty={total === 0}
        countOf={async (values) => (await find(values)).total}
        texts={{
          title: t('title'),
          submit: t('submit'),
          count: t('count', { count: total }),
          emptyTitle: t('emptyTitle'),
          emptyText: t('emptyText'),
          everything: t('everybody'),
        }}
        locale={locale}
        links={<LetterNav result={result} locale={locale} />}
        tools={total > 1 ? <PeopleSort filters={filters} locale={locale} /> : null}
      >
        <div className={personGrid.grid}>
          {result.people.map((person) => (
            <PersonCard key={person.id} person={person} locale={locale} />
          ))}
        </div>
        <ListPages
          page={filters.page}
          pages={result.pages}
          hrefOfPage={(page) => peopleList.href(filters, { page }, locale)}
          locale={locale}
        />
      </Finder>
    </PageFrame>
  )
}
