import { getTranslations } from 'next-intl/server'
import { RouteLink } from '@/components/ui/route-link'
import { ContourArt } from '@/components/ui/contour-art'
import {
  findArea,
  serviceTarget,
  type NavigatorStructure,
} from '@/lib/content/navigator/navigator-structure'
import { formatDate } from '@/lib/i18n/format'
import { type SiteLocale, languageTags } from '@law-firm/contract/locales'
import productList from '@/components/ui/product-list.module.css'
import card from '@/components/ui/card.module.css'
import typography from '@/components/ui/typography.module.css'

export async function ServiceList({
  frame,
  locale,
}: {
  frame: NavigatorStructure
  locale: SiteLocale
}) {
  const t = await getTranslations('navigator')
  return (
    <ul className={`${productList.list} ${productList.three}`}>
      {frame.services.map((service) => {
        const area = findArea(frame, service.slug)
        return area ? (
          <li
            key={service.id}
            className={card.card}
            lang={service.language === locale ? undefined : languageTags[service.language]}
          >
            <div className={productList.art} aria-hidden="true">
              <ContourArt kind="tile" seed={service.slug} />
            </div>
            <h2>
              <RouteLink target={serviceTarget(area)} locale={locale}>
                {service.title}
              </RouteLink>
            </h2>
            <p className={card.text}>{service.summary}</p>
            <p className={card.text}>{service.coverage}</p>
            <p className={typography.meta} lang={languageTags[locale]}>
              {[
                service.reviewedOn
                  ? t('reviewedOn', { date: formatDate(service.reviewedOn, locale) })
                  : '',
                t('places', { count: area.places.length }),
                t('questions', { count: area.questions.length }),
              ]
                .filter(Boolean)
                .join(' · ')}
            </p>
          </li>
        ) : null
      })}
    </ul>
  )
}
