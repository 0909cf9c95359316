import type { ReactNode } from 'react'
import { getTranslations } from 'next-intl/server'
import { RouteLink } from '@/components/ui/route-link'
import { reportTarget, serviceTarget, type Area } from '@/lib/content/navigator/navigator-structure'
import type { SiteLocale } from '@/lib/i18n/locales'
import type { LinkTarget } from '@/lib/routes/href'

type HeadActionsProps = {
  area: Area
  locale: SiteLocale
  meta: ReactNode
  /** Query of a report with the same content. */
  report?: LinkTarget['query']
}

/** Review date and actions (report, share, print) below the title. */
export async function HeadActions({ area, locale, meta, report }: HeadActionsProps) {
  const t = await getTranslations('navigator')
  return (
    <div className="navigator-head">
      <p className="meta">{meta}</p>
      <div className="actions">
        <RouteLink
          className="btn"
          target={{ ...reportTarget(area), query: report }}
          locale={locale}
        >
          {t('buildReport')}
        </RouteLink>
        <RouteLink
          className="btn ghost"
          target={serviceTarget(area, { view: 'changes' })}
          locale={locale}
        >
          {t('whatChanged')}
        </RouteLink>
        {report ? (
          <RouteLink
            className="btn ghost"
            target={{ ...reportTarget(area), query: report, hash: 'navigator-alerts' }}
            locale={locale}
          >
            {t('alertMe')}
          </RouteLink>
        ) : null}
      </div>
    </div>
  )
}
