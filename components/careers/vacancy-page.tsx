import { getTranslations } from 'next-intl/server'
import { EditorialPage, type EditorialPageProps } from '@/components/pages/editorial-page'
import { JsonLd } from '@/components/ui/json-ld'
import { RouteLink } from '@/components/ui/route-link'
import { getCareersContact } from '@/lib/content/careers/get-careers-contact'
import { isOpen, type OpenVacancy } from '@/lib/content/careers/vacancies'
import { formatDate } from '@/lib/i18n/format'
import { toPlainText } from '@/lib/content/blocks/plain'
import { jobLd } from '@/lib/seo/json-ld'
import { absoluteUrl } from '@/lib/seo/metadata'
import box from '@/components/ui/box.module.css'
import typography from '@/components/ui/typography.module.css'
import styles from './vacancy-page.module.css'
import button from '@/components/ui/button.module.css'

type VacancyPageProps = Pick<EditorialPageProps, 'page' | 'target' | 'locale' | 'site'> & {
  node: OpenVacancy
}

/** A vacancy; one past its closing date stays reachable, with a notice. */
export async function VacancyPage({ node, ...props }: VacancyPageProps) {
  const t = await getTranslations('careers')
  const about = await getTranslations('about')
  const { page, target, locale, site } = props
  const contact = await getCareersContact(locale)
  const { vacancy } = node
  const open = isOpen(node, new Date())
  const facts: [string, string | null][] = [
    [t('filter.office'), vacancy.office?.label ?? null],
    [t('filter.practice'), vacancy.practice?.label ?? null],
    [
      t('filter.type'),
      vacancy.contract ? t(`contract.${vacancy.contract.replace('_', '-') as 'permanent'}`) : null,
    ],
    [t('posted'), vacancy.postedOn ? formatDate(vacancy.postedOn, locale) : null],
    [t('closes'), vacancy.closesOn ? formatDate(vacancy.closesOn, locale) : null],
  ]
  return (
    <EditorialPage
      {...props}
      trail={[
        { label: about('title'), target: { to: 'aboutUs' } },
        { label: t('title'), target: { to: 'careers' } },
      ]}
      eyebrow={t('vacancy')}
      head={
        open ? (
          <JsonLd
            data={jobLd(node, toPlainText(page.body ?? []), absoluteUrl(target, page.language), {
              name: site.firmName,
              url: absoluteUrl({ to: 'home' }, 'en'),
            })}
          />
        ) : (
          <p className={box.notice} role="note">
            {t('closed')}
          </p>
        )
      }
      aside={
        <section className={box.panel}>
          <h2 className={typography.minor}>{t('facts')}</h2>
          <dl className={styles.facts}>
            {facts.map(([label, value]) =>
              value ? (
                <div key={label}>
                  <dt>{label}</dt>
                  <dd>{value}</dd>
                </div>
              ) : null,
            )}
          </dl>
          {open ? (
            <p>
              {vacancy.applyUrl ? (
                <a className={button.primary} href={vacancy.applyUrl} rel="noopener">
                  {t('apply')}
                </a>
              ) : (
                <RouteLink
                  className={button.primary}
                  target={{ ...contact, query: { about: node.slug } }}
                  locale={locale}
                >
                  {t('apply')}
                </RouteLink>
              )}
            </p>
          ) : null}
          <p className={typography.meta}>
            {t('adjustments')}{' '}
            <RouteLink target={contact} locale={locale}>
              {t('adjustmentsContact')}
            </RouteLink>
          </p>
        </section>
      }
    />
  )
}
