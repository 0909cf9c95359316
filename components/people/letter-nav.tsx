import { getTranslations } from 'next-intl/server'
import { Link } from '@/components/ui/link'
import type { PeopleResult } from '@/lib/content/people/filter-people'
import { peopleList } from '@/lib/content/people/people-list'
import type { SiteLocale } from '@law-firm/contract/locales'
import styles from './letter-nav.module.css'

const alphabet = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ']

/**
 * Initials of family names; those without people are not links. The selected letter links to the unfiltered
 * list.
 */
export async function LetterNav({
  result: { filters, letters },
  locale,
}: {
  result: PeopleResult
  locale: SiteLocale
}) {
  const t = await getTranslations('people')
  return (
    <nav className={styles.letters} aria-label={t('letters')}>
      <ul>
        {alphabet.map((letter) => (
          <li key={letter}>
            {letters.has(letter) ? (
              <Link
                href={peopleList.href(
                  filters,
                  { letter: filters.letter === letter ? '' : letter },
                  locale,
                )}
                aria-label={t('letter', { letter })}
                aria-current={filters.letter === letter ? 'true' : undefined}
              >
                {letter}
              </Link>
            ) : (
              <span aria-label={t('nobodyAt', { letter })} role="img">
                {letter}
              </span>
            )}
          </li>
        ))}
      </ul>
    </nav>
  )
}
