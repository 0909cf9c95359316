import { getTranslations } from 'next-intl/server'
import { FavouriteStar } from '@/components/favourites/favourite-star'
import { RouteLink } from '@/components/ui/route-link'
import { isFavouriteKind } from '@law-firm/contract/favourites'
import { formatDate } from '@/lib/i18n/format'
import { type SiteLocale, toPrefix } from '@law-firm/contract/locales'
import { muteReason, unmuteReason } from '@/lib/member/feed-actions'
import type { Feed, FeedItem } from '@/lib/member/feed'
import { ActionButton } from './action-button.client'
import { ContentLink } from './content-link'
import { getMemberFormProps } from './member-form-texts'
import sheet from './sheet.module.css'
import styles from './feed-panel.module.css'
import arrow from '@/components/ui/arrow.module.css'
import rows from './rows.module.css'
import button from '@/components/ui/button.module.css'
import typography from '@/components/ui/typography.module.css'

const itemLimit = 8

/** The personalised feed; each item has its reason, and a button that mutes that reason. */
export async function FeedPanel({
  locale,
  feed,
  muted,
}: {
  locale: SiteLocale
  feed: Feed
  muted: number
}) {
  const t = await getTranslations('member.dashboard')
  const { address, texts } = await getMemberFormProps('dashboard', locale)
  return (
    <section className={`${sheet.sheet} ${sheet.wide}`} aria-labelledby="feed">
      <h2 id="feed">{t('feed')}</h2>
      {feed.items.length === 0 ? (
        <div className={styles.empty}>
          <p>{t('nothingNew')}</p>
          <RouteLink target={{ to: 'profileInterests' }} locale={locale} className={arrow.link}>
            {t('follow')}
          </RouteLink>
        </div>
      ) : (
        <ul className={`${rows.rows} ${rows.feed}`} data-live>
          {feed.items.slice(0, itemLimit).map((item) => (
            <FeedRow
              key={`${item.kind}:${item.id}`}
              item={item}
              locale={locale}
              address={address}
              texts={texts}
            />
          ))}
        </ul>
      )}
      {feed.items.length > itemLimit ? (
        <RouteLink target={{ to: 'dashboardInsights' }} locale={locale} className={arrow.link}>
          {t('more', { count: feed.items.length - itemLimit })}
        </RouteLink>
      ) : null}
      {muted > 0 ? (
        <ActionButton
          action={unmuteReason}
          hiddenFields={{}}
          label={t('unmute', { count: muted })}
          className={`${button.link} ${rows.button}`}
          texts={texts}
          address={address}
        />
      ) : null}
    </section>
  )
}

type RowProps = {
  item: FeedItem
  locale: SiteLocale
  address: string
  texts: { unavailable: string; signedOut: string }
}

async function FeedRow({ item, locale, address, texts }: RowProps) {
  const t = await getTranslations('member')
  const { kind, reason, title, path, startsAt, at, locked } = item
  const saved = isFavouriteKind(kind) ? kind : null
  const why = t(`reasons.${reason.kind}`, { name: reason.name, isAll: reason.name ? 'no' : 'yes' })
  return (
    <li>
      <div>
        <p className={typography.eyebrow}>{t(`kinds.${kind as 'article'}`)}</p>
        <h3>
          <ContentLink path={path} title={title} language={item.locale} locale={locale} />
        </h3>
        <p className={typography.meta}>
          {[why, formatDate(startsAt ?? at, locale), locked ? t('dashboard.locked') : '']
            .filter(Boolean)
            .join(' · ')}
        </p>
      </div>
      <div className={rows.actions}>
        {saved ? (
          <FavouriteStar
            kind={saved}
            id={item.id}
            title={title}
            path={path ? toPrefix(locale) + path : undefined}
            compact
            pressed={reason.kind === 'saved'}
          />
        ) : null}
        <ActionButton
          action={muteReason}
          hiddenFields={{ key: reason.key }}
          label={t('dashboard.mute')}
          accessibleName={`${t('dashboard.mute')}: ${why}`}
          className={`${button.link} ${rows.button}`}
          texts={texts}
          address={address}
        />
      </div>
    </li>
  )
}
