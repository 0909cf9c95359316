import { getTranslations } from 'next-intl/server'
import { RouteLink } from '@/components/ui/route-link'
import { formatDate } from '@/lib/i18n/format'
import type { SiteLocale } from '@/lib/i18n/locales'
import type { Frequency } from '@/lib/member/alerts'
import type { Digest } from '@/lib/member/feed'
import { ContentLink } from './content-link'

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
    <section className="sheet wide" aria-labelledby="preview">
      <h2 id="preview">{t('preview')}</h2>
      {isPaused ? (
        <p className="notice">
          <RouteLink target={{ to: 'profileNotifications' }} locale={locale}>
            {t('paused')}
          </RouteLink>
        </p>
      ) : null}
      {digests.length === 0 ? (
        <p>{t('noPreview')}</p>
      ) : (
        digests.map(({ frequency, dueAt, draft }) => (
          <details key={frequency} className="digest">
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
                <ul className="short-list">
                  {draft.items.slice(0, itemLimit).map(({ key, title, path, reason }) => (
                    <li key={key}>
                      <ContentLink path={path} title={title} locale={locale} />
                      <span className="meta">{reason}</span>
                    </li>
                  ))}
                </ul>
                {draft.items.length > itemLimit ? (
                  <p className="meta">
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
