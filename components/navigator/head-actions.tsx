import type { ReactNode } from 'react'
import { getTranslations } from 'next-intl/server'
import { RouteLink } from '@/components/ui/route-link'
import { reportTarget, serviceTarget, type Area } from '@/lib/content/navigator/navigator-structure'
import type { SiteLocale } from '@law-firm/contract/locales'
import type { LinkTarget } from '@/lib/routes/href'
import styles from './head-actions.module.css'
import typography from '@/components/ui/typography.module.css'
import actions from '@/components/ui/actions.module.css'
import button from '@/components/ui/button.module.css'

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
    <div className={styles.head}>
      <p className={typography.meta}>{meta}</p>
      <div className={actions.row}>
        <RouteLink
          className={button.primary}
          target={{ ...reportTarget(area), query: report }}
          locale={locale}
        >
          {t('buildReport')}
        </RouteLink>
        <RouteLink
          className={button.ghost}
          target={serviceTarget(area, { view: 'changes' })}
          locale={locale}
        >
          {t('whatChanged')}
        </RouteLink>
        {report ? (
          <RouteLink
            className={button.ghost}
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
