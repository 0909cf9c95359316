import { getTranslations } from 'next-intl/server'
import { RouteLink } from '@/components/ui/route-link'
import { jurisdictionTarget, type Area } from '@/lib/content/navigator/navigator-structure'
import { formatDate } from '@/lib/i18n/format'
import type { SiteLocale } from '@law-firm/contract/locales'
import type { Review } from '@/lib/navigator/reviews'
import { StatusMark } from './status-mark'
import changeList from './change-list.module.css'
import typography from '@/components/ui/typography.module.css'

/** Latest reviews by date, jurisdiction and question; the statement is shown to readers with access only. */
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
    <ol className={changeList.list}>
      {reviews.map(
        ({ date, kind, jurisdiction: jurisdictionSlug, question: questionSlug, statement }) => {
          const jurisdiction = area.places.find(({ slug }) => slug === jurisdictionSlug)
          const question = area.questions.find(({ slug }) => slug === questionSlug)
          return jurisdiction && question ? (
            <li key={`${jurisdictionSlug}/${questionSlug}`}>
              <p className={typography.meta}>
                <time dateTime={date.slice(0, 10)}>{formatDate(date, locale, 'short')}</time> ·{' '}
                {t(`review.${kind}`)}
              </p>
              <p>
                <RouteLink
                  target={jurisdictionTarget(area, jurisdiction, question.slug)}
                  locale={locale}
                >
                  {t('placeAndQuestion', { place: jurisdiction.title, question: question.short })}
                </RouteLink>
              </p>
              <p className={changeList.status}>
                {statement ? <StatusMark statement={statement} /> : <i>{t('gated')}</i>}
              </p>
            </li>
          ) : null
        },
      )}
    </ol>
  )
}
