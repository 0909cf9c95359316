import { getTranslations } from 'next-intl/server'
import { RouteLink } from '@/components/ui/route-link'
import {
  jurisdictionTarget,
  type Area,
  type NavigatorJurisdiction,
} from '@/lib/content/navigator/navigator-structure'
import { type SiteLocale, languageTags } from '@law-firm/contract/locales'
import section from './section.module.css'
import placeList from '@/components/ui/place-list.module.css'
import badge from '@/components/ui/badge.module.css'

type JurisdictionCardsProps = {
  area: Area
  jurisdictions: NavigatorJurisdiction[]
  heading: string
  lead?: string
  locale: SiteLocale
}

export async function JurisdictionCards({
  area,
  jurisdictions,
  heading,
  lead,
  locale,
}: JurisdictionCardsProps) {
  const t = await getTranslations('navigator')
  return jurisdictions.length === 0 ? null : (
    <section className={`${section.section} no-print`} aria-labelledby="jurisdictions">
      <h2 id="jurisdictions">{heading}</h2>
      {lead ? <p className={section.lead}>{lead}</p> : null}
      <ul className={placeList.list}>
        {jurisdictions.map((jurisdiction) => (
          <li
            key={jurisdiction.id}
            lang={
              jurisdiction.language === locale ? undefined : languageTags[jurisdiction.language]
            }
          >
            <h3>
              <RouteLink target={jurisdictionTarget(area, jurisdiction)} locale={locale}>
                {jurisdiction.title}
              </RouteLink>
              {jurisdiction.sample ? (
                <span className={badge.badge} lang={languageTags[locale]}>
                  {t('sample')}
                </span>
              ) : null}
            </h3>
            <p>{jurisdiction.summary}</p>
          </li>
        ))}
      </ul>
    </section>
  )
}
