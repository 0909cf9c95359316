import { getTranslations } from 'next-intl/server'
import { RichText } from '@/components/ui/rich-text'
import { LinkList } from '@/components/ui/link-list'
import { PrintButton } from '@/components/ui/print-button'
import type { Country } from '@/lib/content/location/locations'
import { findPage } from '@/lib/content/page/find-page'
import type { PageNode } from '@/lib/content/page/types'
import { formatDate } from '@/lib/i18n/format'
import { languageTags } from '@law-firm/contract/locales'
import { ConsentButton } from '@/components/layout/consent-button.client'
import { EditorialPage, type EditorialPageProps } from './editorial-page'
import styles from './legal-page.module.css'
import actions from '@/components/ui/actions.module.css'
import typography from '@/components/ui/typography.module.css'
import button from '@/components/ui/button.module.css'
import section from '@/components/ui/section.module.css'
import questions from '@/components/ui/questions.module.css'

type LegalPageProps = Pick<EditorialPageProps, 'page' | 'target' | 'locale' | 'site'> & {
  node: PageNode
  nodes: PageNode[]
}

/** A legal text with its effective date and a print button. */
export async function LegalPage({ node, ...props }: LegalPageProps) {
  const t = await getTranslations('legal')
  return (
    <EditorialPage
      {...props}
      trail={[{ label: t('title'), target: { to: 'legal' } }]}
      head={<InForce node={node} locale={props.locale} />}
      after={
        node.slug === 'cookie-policy' ? (
          <p className={styles.choices}>
            <ConsentButton label={t('choices')} />
          </p>
        ) : null
      }
      aside={<Siblings locale={props.locale} />}
    />
  )
}

async function InForce({ node, locale }: Pick<LegalPageProps, 'node' | 'locale'>) {
  const t = await getTranslations('legal')
  return (
    <div className={actions.head}>
      {node.effectiveOn ? (
        <p className={typography.meta}>
          {t('inForce', { date: formatDate(node.effectiveOn, locale) })}
        </p>
      ) : null}
      <PrintButton label={t('print')} className={button.link} />
    </div>
  )
}

async function Siblings({ locale }: { locale: LegalPageProps['locale'] }) {
  const t = await getTranslations('legal')
  const links = [
    { id: 1, label: t('title'), target: await findPage({ to: 'legal' }, locale) },
    { id: 2, label: t('cookies'), target: await findPage({ to: 'cookiePolicy' }, locale) },
    { id: 3, label: t('privacy'), target: await findPage({ to: 'dataPrivacy' }, locale) },
  ].flatMap(({ target, ...link }) => (target ? [{ ...link, target }] : []))
  return <LinkList heading={t('all')} links={links} locale={locale} />
}

/** The firm's regulators by country; the first of the legal pages. */
export async function RegulatoryPage({
  node,
  countries,
  ...props
}: LegalPageProps & { countries: Country[] }) {
  const t = await getTranslations('legal')
  const notices = countries.filter((country) => country.regulatoryNotice)
  return (
    <EditorialPage
      {...props}
      trail={[]}
      head={<InForce node={node} locale={props.locale} />}
      aside={<Siblings locale={props.locale} />}
      after={
        <section className={section.block} id="by-country">
          <h2>{t('byCountry')}</h2>
          <div className={questions.questions}>
            {notices.map((country) => (
              <details key={country.id} id={country.slug}>
                <summary>{country.name}</summary>
                <div
                  className={typography.prose}
                  lang={
                    country.language === props.locale ? undefined : languageTags[country.language]
                  }
                >
                  <RichText text={country.regulatoryNotice ?? []} locale={props.locale} />
                </div>
              </details>
            ))}
          </div>
        </section>
      }
    />
  )
}
