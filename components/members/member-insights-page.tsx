import { getTranslations } from 'next-intl/server'
import { FavouriteStar } from '@/components/favourites/favourite-star'
import { RouteLink } from '@/components/ui/route-link'
import { applyFilter, parseFilter, type Favourite } from '@/lib/favourites/filter-favourites'
import { formatDate } from '@/lib/i18n/format'
import { type SiteLocale, toPrefix } from '@law-firm/contract/locales'
import type { FeedItem } from '@/lib/member/feed'
import { ContentLink } from './content-link'
import styles from './member-insights-page.module.css'
import memberList from './member-list.module.css'
import favouriteRow from '@/components/favourites/favourite-row.module.css'
import typography from '@/components/ui/typography.module.css'
import arrow from '@/components/ui/arrow.module.css'

const savedLimit = 12

/** New documents in the member's interests, and saved ones. */
export async function MemberInsightsPage({
  locale,
  items,
  saved,
}: {
  locale: SiteLocale
  items: FeedItem[]
  saved: Favourite[]
}) {
  const t = await getTranslations('member.insights')
  const savedKeys = new Set(saved.map(({ kind, document }) => `${kind}:${document}`))
  return (
    <div className={styles.columns}>
      <section className={memberList.section} aria-labelledby="new">
        <h2 id="new">{t('new')}</h2>
        {items.length > 0 ? (
          <ul className={favouriteRow.list}>
            {items.map((item) => (
              <NewRow
                key={`${item.kind}:${item.id}`}
                item={item}
                locale={locale}
                pressed={savedKeys.has(`${item.kind}:${item.id}`)}
              />
            ))}
          </ul>
        ) : (
          <p>
            {t('noneNew')}{' '}
            <RouteLink target={{ to: 'profileInterests' }} locale={locale}>
              {t('follow')}
            </RouteLink>
          </p>
        )}
      </section>
      <section className={memberList.section} aria-labelledby="saved">
        <h2 id="saved">{t('saved')}</h2>
        {saved.length > 0 ? (
          <SavedList saved={saved} locale={locale} />
        ) : (
          <p>
            {t('noneSaved')}{' '}
            <RouteLink target={{ to: 'insights' }} locale={locale}>
              {t('toInsights')}
            </RouteLink>
          </p>
        )}
      </section>
    </div>
  )
}

async function SavedList({ saved, locale }: { saved: Favourite[]; locale: SiteLocale }) {
  const t = await getTranslations('favourites.list')
  const tInsights = await getTranslations('member.insights')
  const newest = applyFilter(
    saved,
    parseFilter(() => undefined),
    locale,
  ).slice(0, savedLimit)
  return (
    <>
      <ul className={favouriteRow.list}>
        {newest.map(({ id, kind, document, title, path, savedAt, changed, unavailable }) => (
          <li className={favouriteRow.row} key={id}>
            <div className={favouriteRow.text}>
              <h3>
                <ContentLink path={unavailable ? null : path} title={title} locale={locale} />
              </h3>
              <p className={typography.meta}>
                {unavailable
                  ? t('gone')
                  : changed
                    ? t('changed')
                    : t('savedOn', { date: formatDate(savedAt, locale) })}
              </p>
            </div>
            <FavouriteStar
              kind={kind}
              id={document}
              title={title}
              path={path ? toPrefix(locale) + path : undefined}
              compact
              pressed
            />
          </li>
        ))}
      </ul>
      <p>
        <RouteLink
          className={arrow.link}
          target={{ to: 'favourites', query: { kind: 'article' } }}
          locale={locale}
        >
          {tInsights('allSaved')}
        </RouteLink>
      </p>
    </>
  )
}

async function NewRow({
  item,
  locale,
  pressed,
}: {
  item: FeedItem
  locale: SiteLocale
  pressed: boolean
}) {
  const t = await getTranslations('member')
  const { kind, id, title, path, locale: language, at, reason, locked } = item
  const why = t(`reasons.${reason.kind}`, { name: reason.name, isAll: reason.name ? 'no' : 'yes' })
  const isNews = kind === 'news'
  return (
    <li className={favouriteRow.row}>
      <div className={favouriteRow.text}>
        <p className={typography.eyebrow}>{t(`kinds.${isNews ? 'news' : 'article'}`)}</p>
        <h3>
          <ContentLink path={path} title={title} language={language} locale={locale} />
        </h3>
        <p className={typography.meta}>
          {[formatDate(at, locale), why, locked ? t('dashboard.locked') : '']
            .filter(Boolean)
            .join(' · ')}
        </p>
      </div>
      <FavouriteStar
        kind={isNews ? 'news' : 'article'}
        id={id}
        title={title}
        path={path ? toPrefix(locale) + path : undefined}
        compact
        pressed={pressed}
      />
    </li>
  )
}
