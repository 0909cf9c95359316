import { getTranslations } from 'next-intl/server'
import { Body } from '@/components/blocks/body'
import { SiteForm } from '@/components/forms/site-form'
import { PageCards } from '@/components/pages/page-cards'
import { PageFrame } from '@/components/pages/page-frame'
import { EmailLink } from '@/components/ui/email-link'
import { LinkList } from '@/components/ui/link-list'
import { PhoneLink } from '@/components/ui/phone-link'
import { RouteLink } from '@/components/ui/route-link'
import type { Office } from '@/lib/content/location/locations'
import { findPage } from '@/lib/content/page/find-page'
import type { EditorialPage } from '@/lib/content/page/get-page'
import type { PageNode } from '@/lib/content/page/types'
import type { Site } from '@/lib/content/site/get-site'
import { type SiteLocale, languageTags } from '@law-firm/contract/locales'
import columns from '@/components/ui/columns.module.css'
import section from '@/components/ui/section.module.css'
import box from '@/components/ui/box.module.css'
import typography from '@/components/ui/typography.module.css'
import arrow from '@/components/ui/arrow.module.css'

type Common = {
  site: Site
  locale: SiteLocale
  /** The vacancy or training that the message is about. */
  about: string
}

export async function ContactUsPage({
  subjects,
  offices,
  site,
  locale,
  about,
}: Common & { subjects: PageNode[]; offices: Office[] }) {
  const t = await getTranslations('contact')
  return (
    <PageFrame
      locale={locale}
      page={{ to: 'contactUs' }}
      trail={[]}
      title={t('title')}
      lede={t('intro')}
    >
      <div className={columns.split}>
        <div>
          <PageCards
            heading={t('subjects')}
            nodes={subjects}
            tree={subjects}
            locale={locale}
            flush
          />
          <section className={`${section.group} no-print`} aria-labelledby="write">
            <h2 id="write">{t('write')}</h2>
            <ContactForm subject="" about={about} locale={locale} />
          </section>
        </div>
        <aside className={columns.aside}>
          {site.email || site.phone ? (
            <section className={box.panel}>
              <h2 className={typography.minor}>{t('direct')}</h2>
              {site.email ? (
                <p>
                  <EmailLink address={site.email} />
                </p>
              ) : null}
              {site.phone ? (
                <p>
                  <PhoneLink number={site.phone} />
                </p>
              ) : null}
            </section>
          ) : null}
          <Privacy locale={locale} />
          <LinkList
            heading={t('offices')}
            links={offices.map(({ id, name, slug }) => ({
              id,
              label: name,
              target: { to: 'contactPage', params: { slug } },
            }))}
            locale={locale}
          />
        </aside>
      </div>
    </PageFrame>
  )
}

/** A contact subject or an office, with its form. */
export async function ContactSubjectPage({
  slug,
  page,
  office,
  locale,
  about,
}: Common & { slug: string; page: EditorialPage | null; office: Office | null }) {
  const t = await getTranslations('contact')
  const subject = page ?? {
    title: office?.name ?? '',
    summary: office?.summary ?? '',
    language: office?.language ?? 'en',
    body: null,
  }
  return (
    <PageFrame
      locale={locale}
      page={{ to: 'contactPage', params: { slug } }}
      trail={[{ label: t('title'), target: { to: 'contactUs' } }]}
      title={page ? page.title : t('officeTitle', { office: subject.title })}
      lede={page ? subject.summary : undefined}
      language={subject.language}
    >
      <div className={columns.split}>
        <div>
          {page?.body ? (
            <div lang={page.language === locale ? undefined : languageTags[page.language]}>
              <Body blocks={page.body} locale={locale} />
            </div>
          ) : null}
          <section className={`${section.group} no-print`} aria-labelledby="write">
            <h2 id="write">{t('write')}</h2>
            <ContactForm subject={slug} about={about} locale={locale} />
          </section>
        </div>
        <aside className={columns.aside}>
          {office ? (
            <section className={box.panel}>
              <h2 className={typography.minor}>{office.name}</h2>
              <address>
                {office.address.map((line) => (
                  <span key={line}>{line}</span>
                ))}
              </address>
              <p>
                <PhoneLink number={office.phone} />
              </p>
              <p>
                <EmailLink address={office.email} />
              </p>
              <p>
                <RouteLink
                  className={arrow.link}
                  target={{ to: 'office', params: { slug: office.slug } }}
                  locale={locale}
                >
                  {t('visit')}
                </RouteLink>
              </p>
            </section>
          ) : null}
          <Privacy locale={locale} />
        </aside>
      </div>
    </PageFrame>
  )
}

/** Privacy notice of the contact forms. */
async function Privacy({ locale }: { locale: SiteLocale }) {
  const t = await getTranslations('contact')
  const notice = await findPage({ to: 'dataPrivacy' }, locale)
  return (
    <section className={box.panel}>
      <h2 className={typography.minor}>{t('privacyTitle')}</h2>
      <p>{t('privacyText')}</p>
      {notice ? (
        <p>
          <RouteLink target={notice} locale={locale}>
            {t('privacyLink')}
          </RouteLink>
        </p>
      ) : null}
    </section>
  )
}

async function ContactForm({
  subject,
  about,
  locale,
}: {
  subject: string
  about: string
  locale: SiteLocale
}) {
  const t = await getTranslations('contact')
  return (
    <SiteForm
      id="contact"
      page={subject ? { to: 'contactPage', params: { slug: subject } } : { to: 'contactUs' }}
      form="contact"
      subject={subject}
      locale={locale}
      submit={t('send')}
      note={t('note')}
      {...(about ? { values: { message: [t('about', { about })] } } : {})}
    />
  )
}
