import { getTranslations } from 'next-intl/server'
import type { ReactNode } from 'react'
import { Body } from '@/components/blocks/body'
import { SiteForm } from '@/components/forms/site-form'
import { toHeadings, toQuestions } from '@/components/pages/editorial-page'
import { PersonList } from '@/components/people/person-list'
import { Breadcrumb } from '@/components/ui/breadcrumb'
import { Moment } from '@/components/ui/moment'
import { ContentsList } from '@/components/ui/contents-list'
import { ContourArt } from '@/components/ui/contour-art'
import { JsonLd } from '@/components/ui/json-ld'
import { LanguageNotice } from '@/components/ui/language-notice'
import { EmailLink } from '@/components/ui/email-link'
import { PhoneLink } from '@/components/ui/phone-link'
import { RouteLink } from '@/components/ui/route-link'
import type { BodyBlock } from '@/lib/content/blocks/to-blocks'
import {
  toDeadlines,
  graduateTarget,
  type GraduatePage as Page,
  type GraduatePageName,
} from '@/lib/content/graduate/graduate-pages'
import type { Site } from '@/lib/content/site/get-site'
import type { FormName } from '@/lib/forms/definitions'
import type { GraduateLocale } from '@law-firm/contract/locales'
import { questionsLd } from '@/lib/seo/json-ld'
import { GraduateHeader } from './graduate-header'
import pageHead from '@/components/ui/page-head.module.css'
import typography from '@/components/ui/typography.module.css'
import columns from '@/components/ui/columns.module.css'
import rows from '@/components/ui/rows.module.css'
import button from '@/components/ui/button.module.css'
import section from '@/components/ui/section.module.css'
import styles from './graduate-page.module.css'
import hero from '@/components/ui/hero.module.css'
import box from '@/components/ui/box.module.css'
import agenda from '@/components/ui/agenda.module.css'
import card from '@/components/ui/card.module.css'

type GraduatePageProps = {
  page: Page
  pages: Page[]
  body: BodyBlock[]
  locale: GraduateLocale
  site: Site
}

/** Forms by the page that shows them below its text. */
const formsOfPages: Partial<Record<GraduatePageName, FormName>> = {
  apply: 'apply',
  'contact-us': 'question',
  alumni: 'alumni',
}

export async function GraduatePage({ page, pages, body, locale, site }: GraduatePageProps) {
  const t = await getTranslations('graduates')
  const common = await getTranslations('common')
  const questions = toQuestions(body)
  const foreign = page.translations.includes(locale) ? undefined : 'en-GB'
  const home = page.page === 'home'
  const form = formsOfPages[page.page]
  const deadlines =
    home || page.page === 'apply' ? toDeadlines(pages, new Date()) : toDeadlines([page], new Date())
  return (
    <>
      <GraduateHeader page={page} pages={pages} locale={locale} site={site} />
      <main id="content" tabIndex={-1}>
        {questions.length > 0 ? <JsonLd data={questionsLd(questions)} /> : null}
        {home ? <Hero page={page} locale={locale} /> : null}
        <div className="wrap">
          {foreign ? <LanguageNotice text={common('notTranslated')} /> : null}
          {home ? null : (
            <>
              <Breadcrumb
                label={common('breadcrumb')}
                locale={locale}
                trail={[{ label: t('title'), target: { to: 'graduates' } }]}
                current={page.title}
                page={graduateTarget(page.page)}
              />
              <div className={pageHead.head} lang={foreign}>
                <h1>{page.title}</h1>
                <p className={`${typography.lede} ${pageHead.lede}`}>{page.summary}</p>
              </div>
            </>
          )}
          <div className={columns.detail}>
            <ContentsList
              label={common('onThisPage')}
              heading={common('onThisPage')}
              items={toHeadings(body)}
            />
            <div>
              <div lang={foreign}>
                <Body blocks={body} locale={locale} />
              </div>
              {page.page === 'meet-us' ? <Meetings page={page} locale={locale} /> : null}
              {page.page === 'brochure' ? (
                <p className={rows.after}>
                  <a className={button.primary} href={`/api/brochure/${locale}`} download>
                    {t('download')}
                  </a>
                </p>
              ) : null}
              {form ? (
                <section className={`${section.group} no-print`} aria-labelledby="form">
                  <h2 id="form">{t(`forms.${form as 'apply'}.title`)}</h2>
                  <SiteForm
                    id="graduate"
                    page={graduateTarget(page.page)}
                    form={form}
                    subject={`graduates ${locale}`}
                    locale={locale}
                    submit={t(`forms.${form as 'apply'}.submit`)}
                    note={t(`forms.${form as 'apply'}.note`)}
                  />
                </section>
              ) : null}
            </div>
            <aside className={columns.aside}>
              {deadlines.length > 0 ? (
                <Deadlines deadlines={deadlines} page={page} locale={locale} />
              ) : null}
              {page.team.length > 0 ? (
                <section>
                  <h2 className={typography.minor}>{t('team')}</h2>
                  {page.team.map(({ name, role, email, phone }) => (
                    <div key={email} className={styles.recruiter}>
                      <p>
                        <b>{name}</b>
                      </p>
                      <p className={typography.meta}>{role}</p>
                      <p>
                        <EmailLink address={email} />
                      </p>
                      {phone ? (
                        <p>
                          <PhoneLink number={phone} />
                        </p>
                      ) : null}
                    </div>
                  ))}
                </section>
              ) : null}
              <PersonList heading={common('contacts')} people={page.contacts} locale={locale} />
            </aside>
          </div>
          <NextPages page={page} pages={pages} locale={locale} />
        </div>
      </main>
    </>
  )
}

async function Hero({ page, locale }: { page: Page; locale: GraduateLocale }): Promise<ReactNode> {
  const t = await getTranslations('graduates')
  return (
    <div className={hero.hero}>
      <ContourArt kind="graduates" seed={locale} />
      <div className="wrap">
        <p className={`${typography.eyebrow} ${hero.eyebrow}`}>{t('title')}</p>
        <h1>{page.title}</h1>
        <p>{page.summary}</p>
        <RouteLink className={button.primary} target={{ to: 'graduatesApply' }} locale={locale}>
          {t('pages.apply')}
        </RouteLink>
      </div>
    </div>
  )
}

async function Deadlines({
  deadlines,
  page,
  locale,
}: {
  deadlines: Page['deadlines']
  page: Page
  locale: GraduateLocale
}) {
  const t = await getTranslations('graduates')
  return (
    <section className={box.panel}>
      <h2 className={typography.minor}>{t('deadlines')}</h2>
      <ul className={styles.deadlines}>
        {deadlines.map(({ title, closesOn }) => (
          <li key={title + closesOn}>
            <Moment at={closesOn} timeZone={page.timeZone} locale={locale} /> {title}
          </li>
        ))}
      </ul>
      <p>
        <a href={`/api/calendar/graduates/${locale}/deadlines.ics`}>{t('deadlinesCalendar')}</a>
      </p>
    </section>
  )
}

async function Meetings({ page, locale }: { page: Page; locale: GraduateLocale }) {
  const t = await getTranslations('graduates')
  const upcoming = page.meetings
    .filter(({ startsAt }) => new Date(startsAt) > new Date())
    .sort((a, b) => a.startsAt.localeCompare(b.startsAt))
  return (
    <section className={section.block} id="meetings">
      <h2>{t('meetings')}</h2>
      {upcoming.length === 0 ? (
        <p>{t('noMeetings')}</p>
      ) : (
        <>
          <ol className={agenda.list}>
            {upcoming.map(({ title, startsAt, minutes, place, detail }) => (
              <li key={title + startsAt}>
                <span className={agenda.time}>
                  <Moment at={startsAt} timeZone={page.timeZone} locale={locale} />
                </span>
                <div>
                  <h3>{title}</h3>
                  <p>{place}</p>
                  {detail ? <p>{detail}</p> : null}
                  <p className={typography.meta}>{t('minutes', { minutes })}</p>
                </div>
              </li>
            ))}
          </ol>
          <p>
            <a href={`/api/calendar/graduates/${locale}/meetings.ics`}>{t('meetingsCalendar')}</a>
          </p>
        </>
      )}
    </section>
  )
}

/** Links to the next pages; on the home page, to all pages. */
async function NextPages({
  page,
  pages,
  locale,
}: {
  page: Page
  pages: Page[]
  locale: GraduateLocale
}) {
  const t = await getTranslations('graduates')
  const position = pages.indexOf(page)
  const nextPages =
    page.page === 'home'
      ? pages.filter((other) => other !== page)
      : [...pages.slice(position + 1), ...pages.slice(1, position)].slice(0, 3)
  return (
    <section className={card.section}>
      <h2>{t('more')}</h2>
      <ul className={card.list}>
        {nextPages.map((other) => (
          <li
            key={other.page}
            className={card.card}
            lang={other.translations.includes(locale) ? undefined : 'en-GB'}
          >
            <h3>
              <RouteLink target={graduateTarget(other.page)} locale={locale}>
                {other.title}
              </RouteLink>
            </h3>
            <p className={card.text}>{other.summary}</p>
          </li>
        ))}
      </ul>
    </section>
  )
}
