import { getTranslations } from 'next-intl/server'
import { PhoneLink } from '@/components/ui/phone-link'
import { RouteLink } from '@/components/ui/route-link'
import { formatDate } from '@/lib/i18n/format'
import { EditorialPage, type EditorialPageProps } from './editorial-page'
import typography from '@/components/ui/typography.module.css'
import box from '@/components/ui/box.module.css'
import button from '@/components/ui/button.module.css'

export async function FraudPage(
  props: Pick<EditorialPageProps, 'page' | 'target' | 'locale' | 'site'>,
) {
  const t = await getTranslations('fraud')
  const { locale, page, site } = props
  return (
    <EditorialPage
      {...props}
      trail={[]}
      eyebrow={t('eyebrow')}
      head={
        <p className={typography.meta}>
          {t('checked', { date: formatDate(page.updatedAt, locale) })}
        </p>
      }
      aside={
        <section className={box.panel}>
          <h2 className={typography.minor}>{t('askTitle')}</h2>
          <p>{t('askText')}</p>
          {site.phone ? (
            <p>
              <PhoneLink number={site.phone} />
            </p>
          ) : null}
          <p>
            <RouteLink className={button.primary} target={{ to: 'contactUs' }} locale={locale}>
              {t('report')}
            </RouteLink>
          </p>
        </section>
      }
    />
  )
}
