import { getTranslations } from 'next-intl/server'
import { Link } from '@/components/ui/link'
import { RouteLink } from '@/components/ui/route-link'
import { jurisdictionTarget, type Area } from '@/lib/content/navigator/navigator-structure'
import { formatDate } from '@/lib/i18n/format'
import type { SiteLocale } from '@/lib/i18n/locales'
import type { Change } from '@/lib/navigator/changes'
import { hrefOf } from '@/lib/routes/href'
import { StatusMark } from './status-mark'

/** What changed, from what to what and why, for readers to whom the answers are open. */
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
    <ol className="change-list">
      {changes.map(({ date, jurisdiction, question, before, after, note }) => {
        const place = area.places.find(({ slug }) => slug === jurisdiction)
        const ask = area.questions.find(({ slug }) => slug === question)
        if (!place || !ask) return null
        const redline = hrefOf(
          {
            ...jurisdictionTarget(area, place, 'redline'),
            query: {
              question,
              from: before.statedAt.slice(0, 10),
              to: after.statedAt.slice(0, 10),
            },
          },
          locale,
        )
        return (
          <li key={`${jurisdiction}/${question}/${date}`}>
            <p className="meta">
              <time dateTime={date.slice(0, 10)}>{formatDate(date, locale, 'short')}</time>
            </p>
            <div>
              <p>
                <RouteLink target={jurisdictionTarget(area, place, ask.slug)} locale={locale}>
                  {t('placeAndQuestion', { place: place.title, question: ask.short })}
                </RouteLink>
              </p>
              {note ? <p className="change-note">{note}</p> : null}
            </div>
            <p className="change-status">
              <StatusMark statement={before} /> <span aria-hidden="true">→</span>
              <span className="visually-hidden">{t('became')}</span>{' '}
              <StatusMark statement={after} />{' '}
              <Link
                href={redline}
                aria-label={t('redlineOf', { place: place.title, question: ask.short })}
              >
                {t('redline')}
              </Link>
            </p>
          </li>
        )
      })}
    </ol>
  )
}
