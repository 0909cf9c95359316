import { getTranslations } from 'next-intl/server'
import { RouteLink } from '@/components/ui/route-link'
import type { SiteMapGroup } from '@/lib/content/site-map/get-site-map'
import { type SiteLocale, languageTags } from '@law-firm/contract/locales'
import { PageFrame } from './page-frame'
import styles from './site-map-page.module.css'

export async function SiteMapPage({
  groups,
  locale,
}: {
  groups: SiteMapGroup[]
  locale: SiteLocale
}) {
  const t = await getTranslations('siteMap')
  return (
    <PageFrame
      locale={locale}
      page={{ to: 'siteMap' }}
      trail={[]}
      title={t('title')}
      lede={t('intro')}
    >
      <div className={styles.siteMap}>
        {groups.map((group) => (
          <section key={group.label}>
            <h2>
              {group.target ? (
                <RouteLink target={group.target} locale={locale}>
                  {group.label}
                </RouteLink>
              ) : (
                group.label
              )}
            </h2>
            {group.links.length > 0 ? (
              <ul>
                {group.links.map(({ label, target, depth, language }, index) => (
                  <li key={index} data-depth={depth}>
                    <RouteLink
                      target={target}
                      locale={locale}
                      lang={language === locale ? undefined : languageTags[language]}
                    >
                      {label}
                    </RouteLink>
                  </li>
                ))}
              </ul>
            ) : null}
          </section>
        ))}
      </div>
    </PageFrame>
  )
}
