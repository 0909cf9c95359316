import { getTranslations } from 'next-intl/server'
import { Link } from '@/components/ui/link'
import { peopleList, peopleSorts, type PeopleFilters } from '@/lib/content/people/people-list'
import type { SiteLocale } from '@law-firm/contract/locales'
import styles from './people-sort.module.css'

/** Links to the same people in other orders. */
export async function PeopleSort({
  filters,
  locale,
}: {
  filters: PeopleFilters
  locale: SiteLocale
}) {
  const t = await getTranslations('people')
  const texts = { name: t('sortName'), office: t('sortOffice'), level: t('sortLevel') }
  return (
    <p className={styles.sort}>
      {t('sortBy')}{' '}
      {peopleSorts.map((sort) => (
        <Link
          key={sort}
          href={peopleList.href(filters, { sort }, locale)}
          aria-current={sort === filters.sort ? 'true' : undefined}
        >
          {texts[sort]}
        </Link>
      ))}
    </p>
  )
}
