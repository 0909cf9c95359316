import { getTranslations } from 'next-intl/server'
import { RouteLink } from '@/components/ui/route-link'
import { formatDate } from '@/lib/i18n/format'
import { EditorialPage, type EditorialPageProps } from './editorial-page'

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
      head={<p className="meta">{t('checked', { date: formatDate(page.updatedAt, locale) })}</p>}
      aside={
        <section className="panel-box">
          <h2 className="minor">{t('askTitle')}</h2>
          <p>{t('askText')}</p>
          <p>
            <a href={`tel:${site.phone.replace(/ /g, '')}`}>{site.phone}</a>
          </p>
          <p>
            <RouteLink className="btn" target={{ to: 'contactUs' }} locale={locale}>
              {t('report')}
            </RouteLink>
          </p>
        </section>
      }
    />
  )
}
