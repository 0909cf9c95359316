import { getTranslations } from 'next-intl/server'
import { RouteLink } from '@/components/ui/route-link'
import { jurisdictionTarget, type Area } from '@/lib/content/navigator/navigator-structure'
import { formatDate } from '@/lib/i18n/format'
import type { SiteLocale } from '@/lib/i18n/locales'
import type { Review } from '@/lib/navigator/reviews'
import { StatusMark } from './status-mark'

/** What was worked on last: the day, where, which question; what the answer says only where that is open. */
export async function ReviewList({
  area,
  reviews,
  locale,
}: {
  area: Area
  reviews: Review[]
  locale: SiteLocale
}) {
  const t = await getTranslations('navigator')
  return (
    <ol className="change-list">
      {reviews.map(({ date, kind, jurisdiction, question, statement }) => {
        const place = area.places.find(({ slug }) => slug === jurisdiction)
        const ask = area.questions.find(({ slug }) => slug === question)
        return place && ask ? (
          <li key={`${jurisdiction}/${question}`}>
            <p className="meta">
              <time dateTime={date.slice(0, 10)}>{formatDate(date, locale, 'short')}</time> ·{' '}
              {t(`review.${kind}`)}
            </p>
            <p>
              <RouteLink target={jurisdictionTarget(area, place, ask.slug)} locale={locale}>
                {t('placeAndQuestion', { place: place.title, question: ask.short })}
              </RouteLink>
            </p>
            <p className="change-status">
              {statement ? <StatusMark statement={statement} /> : <i>{t('gated')}</i>}
            </p>
          </li>
        ) : null
      })}
    </ol>
  )
}
