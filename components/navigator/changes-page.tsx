import { getTranslations } from 'next-intl/server'
import { PageFrame } from '@/components/pages/page-frame'
import { EmptyState } from '@/components/ui/empty-state'
import { Link } from '@/components/ui/link'
import { serviceTarget, type Area } from '@/lib/content/navigator/navigator-structure'
import { getAnswers } from '@/lib/content/navigator/get-answers'
import type { Reader } from '@/lib/content/navigator/get-reader'
import type { SiteLocale } from '@/lib/i18n/locales'
import { changesOf } from '@/lib/navigator/changes'
import { reviewsOf } from '@/lib/navigator/reviews'
import { hrefOf } from '@/lib/routes/href'
import { AccessBox } from './access-box'
import { ChangeList } from './change-list'
import { ReviewList } from './review-list'
import { navigatorTrail } from './trail'

type ChangesPageProps = { area: Area; locale: SiteLocale; reader: Reader; jurisdiction: string }

/** Longer lists are nobody's reading: the feed and a single jurisdiction lead further. */
const most = 100

/** What changed in the law of a service, and what was reviewed, by jurisdiction and date. */
export async function ChangesPage({ area, locale, reader, jurisdiction }: ChangesPageProps) {
  const t = await getTranslations('navigator')
  const place = area.places.find(({ slug }) => slug === jurisdiction)
  const places = place ? [place] : area.places
  const answers = await getAnswers(area, places, locale, reader, { history: true })
  const changes = changesOf(answers).slice(0, most)
  const gated = answers.some(({ historyGated }) => historyGated)
  const page = serviceTarget(area, { view: 'changes', jurisdiction: place?.slug })
  const feed = `/api/feeds/${locale}/navigator/${area.service.slug}${place ? `?jurisdiction=${place.slug}` : ''}`
  return (
    <PageFrame
      locale={locale}
      page={page}
      trail={await navigatorTrail(area)}
      eyebrow={t('title')}
      title={t('changesOf', { service: area.service.title })}
      lede={t('changesText')}
    >
      <nav aria-label={t('jurisdictions')} className="years">
        <ul className="chips">
          <li>
            <Link
              className="chip"
              href={hrefOf(serviceTarget(area, { view: 'changes' }), locale)}
              aria-current={place ? undefined : 'page'}
            >
              {t('allJurisdictions')}
            </Link>
          </li>
          {area.places.map((one) => (
            <li key={one.id}>
              <Link
                className="chip"
                href={hrefOf(
                  serviceTarget(area, { view: 'changes', jurisdiction: one.slug }),
                  locale,
                )}
                aria-current={one.id === place?.id ? 'page' : undefined}
              >
                {one.title}
              </Link>
            </li>
          ))}
        </ul>
        <p>
          <a className="link-button" href={feed} type="application/atom+xml">
            {t('feed')}
          </a>
        </p>
      </nav>
      {gated ? (
        <AccessBox area={area} page={page} reader={reader} locale={locale} />
      ) : (
        <section className="navigator-section" aria-labelledby="changes">
          <h2 id="changes">{t('changed')}</h2>
          {changes.length > 0 ? (
            <ChangeList area={area} changes={changes} locale={locale} />
          ) : (
            <EmptyState title={t('noChangesTitle')} text={t('noChangesText')} />
          )}
        </section>
      )}
      <section className="navigator-section" aria-labelledby="reviews">
        <h2 id="reviews">{t('reviews')}</h2>
        <ReviewList area={area} reviews={reviewsOf(answers).slice(0, most)} locale={locale} />
      </section>
    </PageFrame>
  )
}
