import { getTranslations } from 'next-intl/server'
import { Link } from '@/components/ui/link'
import { RouteLink } from '@/components/ui/route-link'
import { jurisdictionTarget, type Area } from '@/lib/content/navigator/navigator-structure'
import { formatDate } from '@/lib/i18n/format'
import type { SiteLocale } from '@law-firm/contract/locales'
import type { Change } from '@/lib/navigator/changes'
import { toHref } from '@/lib/routes/href'
import { StatusMark } from './status-mark'
import styles from './change-list.module.css'
import typography from '@/components/ui/typography.module.css'

/** Changes with the statement before and after, for readers with access to the answers. */
export async function ChangeList({
  area,
  changes,
  locale,
}: {
  area: Area
  changes: Change[]
  locale: SiteLocale
}) {
  const t = await getTranslations('navigator')
  return (
    <ol className={styles.list}>
      {changes.map(
        ({ date, jurisdiction: jurisdictionSlug, question: questionSlug, before, after, note }) => {
          const jurisdiction = area.places.find(({ slug }) => slug === jurisdictionSlug)
          const question = area.questions.find(({ slug }) => slug === questionSlug)
          if (!jurisdiction || !question) return null
          const redline = toHref(
            {
              ...jurisdictionTarget(area, jurisdiction, 'redline'),
              query: {
                question: questionSlug,
                from: before.statedAt.slice(0, 10),
                to: after.statedAt.slice(0, 10),
              },
            },
            locale,
          )
          return (
            <li key={`${jurisdictionSlug}/${questionSlug}/${date}`}>
              <p className={typography.meta}>
                <time dateTime={date.slice(0, 10)}>{formatDate(date, locale, 'short')}</time>
              </p>
              <div>
                <p>
                  <RouteLink
                    target={jurisdictionTarget(area, jurisdiction, question.slug)}
                    locale={locale}
                  >
                    {t('placeAndQuestion', { place: jurisdiction.title, question: question.short })}
                  </RouteLink>
                </p>
                {note ? <p className={styles.note}>{note}</p> : null}
              </div>
              <p className={styles.status}>
                <StatusMark statement={before} /> <span aria-hidden="true">→</span>
                <span className="visually-hidden">{t('became')}</span>{' '}
                <StatusMark statement={after} />{' '}
                <Link
                  href={redline}
                  aria-label={t('redlineOf', {
                    place: jurisdiction.title,
                    question: question.short,
                  })}
                >
                  {t('redline')}
                </Link>
              </p>
            </li>
          )
        },
      )}
    </ol>
  )
}
