import { getTranslations } from 'next-intl/server'
import { RouteLink } from '@/components/ui/route-link'
import { formatDate } from '@/lib/i18n/format'
import type { SiteLocale } from '@law-firm/contract/locales'
import type { Frequency } from '@law-firm/contract/alerts'
import type { Digest } from '@/lib/member/feed'
import { ContentLink } from './content-link'
import sheet from './sheet.module.css'
import box from '@/components/ui/box.module.css'
import styles from './digest-preview.module.css'
import typography from '@/components/ui/typography.module.css'

const itemLimit = 6

export async function DigestPreview({
  digests,
  locale,
  isPaused,
}: {
  digests: Digest[]
  locale: SiteLocale
  isPaused: boolean
}) {
  const t = await getTranslations('member.alerts')
  return (
    <section className={`${sheet.sheet} ${sheet.wide}`} aria-labelledby="preview">
      <h2 id="preview">{t('preview')}</h2>
      {isPaused ? (
        <p className={box.notice}>
          <RouteLink target={{ to: 'profileNotifications' }} locale={locale}>
            {t('paused')}
          </RouteLink>
        </p>
      ) : null}
      {digests.length === 0 ? (
        <p>{t('noPreview')}</p>
      ) : (
        digests.map(({ frequency, dueAt, draft }) => (
          <details key={frequency} className={styles.digest}>
            <summary>
              {t(`frequencies.${frequency as Frequency}`)} ·{' '}
              {t('due', { date: formatDate(dueAt, locale) })} ·{' '}
              {t('items', { count: draft?.items.length ?? 0 })}
            </summary>
            {draft ? (
              <>
                <p>
                  <strong>{draft.subject}</strong>
                </p>
                <ul className={sheet.shortList}>
                  {draft.items.slice(0, itemLimit).map(({ key, title, path, reason }) => (
                    <li key={key}>
                      <ContentLink path={path} title={title} locale={locale} />
                      <span className={typography.meta}>{reason}</span>
                    </li>
                  ))}
                </ul>
                {draft.items.length > itemLimit ? (
                  <p className={typography.meta}>
                    {t('moreItems', { count: draft.items.length - itemLimit })}
                  </p>
                ) : null}
              </>
            ) : null}
          </details>
        ))
      )}
    </section>
  )
}
