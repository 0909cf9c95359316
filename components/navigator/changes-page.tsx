import { getTranslations } from 'next-intl/server'
import { PageFrame } from '@/components/pages/page-frame'
import { EmptyState } from '@/components/ui/empty-state'
import { Link } from '@/components/ui/link'
import { serviceTarget, type Area } from '@/lib/content/navigator/navigator-structure'
import { getAnswers } from '@/lib/content/navigator/get-answers'
import type { Reader } from '@/lib/content/navigator/get-reader'
import type { SiteLocale } from '@law-firm/contract/locales'
import { findChanges } from '@/lib/navigator/changes'
import { toReviews } from '@/lib/navigator/reviews'
import { toHref } from '@/lib/routes/href'
import { AccessBox } from './access-box'
import { ChangeList } from './change-list'
import { ReviewList } from './review-list'
import { navigatorTrail } from './navigator-trail'
import chipNav from '@/components/ui/chip-nav.module.css'
import chips from '@/components/ui/chips.module.css'
import button from '@/components/ui/button.module.css'
import section from './section.module.css'

type ChangesPageProps = { area: Area; locale: SiteLocale; reader: Reader; jurisdiction: string }

/** Limit of the lists; older entries are on the jurisdiction's page and in the feed. */
const maxEntries = 100

/** Changes and reviews of a service, optionally of one jurisdiction. */
export async function ChangesPage({ area, locale, reader, jurisdiction }: ChangesPageProps) {
  const t = await getTranslations('navigator')
  const selected = area.places.find(({ slug }) => slug === jurisdiction)
  const jurisdictions = selected ? [selected] : area.places
  const answers = await getAnswers(area, jurisdictions, locale, reader, { history: true })
  const changes = findChanges(answers).slice(0, maxEntries)
  const gated = answers.some(({ historyGated }) => historyGated)
  const page = serviceTarget(area, { view: 'changes', jurisdiction: selected?.slug })
  const feed = `/api/feeds/${locale}/navigator/${area.service.slug}${selected ? `?jurisdiction=${selected.slug}` : ''}`
  return (
    <PageFrame
      locale={locale}
      page={page}
      trail={await navigatorTrail(area)}
      eyebrow={t('title')}
      title={t('changesOf', { service: area.service.title })}
      lede={t('changesText')}
    >
      <nav aria-label={t('jurisdictions')} className={chipNav.nav}>
        <ul className={chips.list}>
          <li>
            <Link
              className={chips.chip}
              href={toHref(serviceTarget(area, { view: 'changes' }), locale)}
              aria-current={selected ? undefined : 'page'}
            >
              {t('allJurisdictions')}
            </Link>
          </li>
          {area.places.map((place) => (
            <li key={place.id}>
              <Link
                className={chips.chip}
                href={toHref(
                  serviceTarget(area, { view: 'changes', jurisdiction: place.slug }),
                  locale,
                )}
                aria-current={place.id === selected?.id ? 'page' : undefined}
              >
                {place.title}
              </Link>
            </li>
          ))}
        </ul>
        <p>
          <a className={button.link} href={feed} type="application/atom+xml">
            {t('feed')}
          </a>
        </p>
      </nav>
      {gated ? (
        <AccessBox area={area} page={page} reader={reader} locale={locale} />
      ) : (
        <section className={section.section} aria-labelledby="changes">
          <h2 id="changes">{t('changed')}</h2>
          {changes.length > 0 ? (
            <ChangeList area={area} changes={changes} locale={locale} />
          ) : (
            <EmptyState title={t('noChangesTitle')} text={t('noChangesText')} />
          )}
        </section>
      )}
      <section className={section.section} aria-labelledby="reviews">
        <h2 id="reviews">{t('reviews')}</h2>
        <ReviewList area={area} reviews={toReviews(answers).slice(0, maxEntries)} locale={locale} />
      </section>
    </PageFrame>
  )
}
