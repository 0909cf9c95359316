import { getTranslations } from 'next-intl/server'
import { PageFrame } from '@/components/pages/page-frame'
import { PersonList } from '@/components/people/person-list'
import { ContentsList } from '@/components/ui/contents-list'
import { DayField } from '@/components/ui/field'
import { LinkList } from '@/components/ui/link-list'
import {
  noteTarget,
  jurisdictionTarget,
  statusTableTarget,
  type JurisdictionArea,
} from '@/lib/content/navigator/navigator-structure'
import {
  getJurisdictionAnswers,
  type FullAnswer,
  type JurisdictionAnswers,
} from '@/lib/content/navigator/get-answers'
import type { Reader } from '@/lib/content/navigator/get-reader'
import { formatDate, formatDay } from '@/lib/i18n/format'
import type { SiteLocale } from '@law-firm/contract/locales'
import { parseCompareAddress } from '@/lib/navigator/comparison-query'
import { lastReview } from '@/lib/navigator/reviews'
import { toHref } from '@/lib/routes/href'
import { AccessBox } from './access-box'
import { AnswerSection } from './answer-section'
import { toKnownParams } from './compare'
import { HeadActions } from './head-actions'
import { RedlineView } from './redline-view'
import { navigatorTrail } from './navigator-trail'
import columns from '@/components/ui/columns.module.css'
import styles from './jurisdiction-page.module.css'
import options from './options.module.css'
import button from '@/components/ui/button.module.css'
import box from '@/components/ui/box.module.css'

type Query = Record<string, string | string[] | undefined>
type JurisdictionPageProps = {
  area: JurisdictionArea
  locale: SiteLocale
  reader: Reader
  query: Query
}

/** A jurisdiction: every question of the service with its answer, as far as the reader may see it. */
export async function JurisdictionPage({ area, locale, reader, query }: JurisdictionPageProps) {
  const t = await getTranslations('navigator')
  const { service, region, place: jurisdiction } = area
  const page = jurisdictionTarget(area, jurisdiction)
  const jurisdictionAnswers = await getJurisdictionAnswers(area, jurisdiction, locale, reader)
  const { asAt: date } = parseCompareAddress(query, toKnownParams(area))
  const topics = toTopics(area)
  const meta = [
    lastReview(jurisdictionAnswers.answers)
      ? t('reviewedOn', { date: formatDate(lastReview(jurisdictionAnswers.answers), locale) })
      : '',
    t('questions', { count: area.questions.length }),
    jurisdiction.sample ? t('sampleText') : '',
  ]
    .filter(Boolean)
    .join(' · ')
  return (
    <PageFrame
      locale={locale}
      page={page}
      trail={await navigatorTrail(area, region)}
      eyebrow={t('title')}
      title={t('joined', { first: service.title, second: jurisdiction.title })}
      lede={jurisdiction.summary}
      language={jurisdiction.language}
      head={
        <HeadActions area={area} locale={locale} meta={meta} report={{ with: jurisdiction.slug }} />
      }
    >
      {jurisdictionAnswers.answers.some(({ full }) => full === null) ? (
        <AccessBox area={area} page={page} reader={reader} locale={locale} />
      ) : null}
      <DateForm area={area} date={date} locale={locale} />
      <Redline area={area} answers={jurisdictionAnswers.answers} query={query} locale={locale} />
      <div className={columns.detail}>
        <ContentsList
          label={t('topics')}
          heading={t('topics')}
          items={topics.map(({ key, label }) => ({ anchor: `topic-${key}`, label }))}
        />
        <div>
          {topics.map(({ key, label, questions }) => (
            <section key={key} className={styles.topic} aria-labelledby={`topic-${key}`}>
              <h2 id={`topic-${key}`}>{label}</h2>
              {questions.map((question) => (
                <AnswerSection
                  key={question.id}
                  area={area}
                  question={question}
                  answer={jurisdictionAnswers.answers.find(
                    (answer) => answer.question === question.slug,
                  )}
                  date={date}
                  locale={locale}
                />
              ))}
            </section>
          ))}
        </div>
        <Aside area={area} contacts={jurisdictionAnswers.contacts} locale={locale} />
      </div>
    </PageFrame>
  )
}

function toTopics({ questions }: JurisdictionArea) {
  const keys = [...new Set(questions.map(({ topicKey }) => topicKey))]
  return keys.map((key) => {
    const topicQuestions = questions.filter(({ topicKey }) => topicKey === key)
    return { key, label: topicQuestions[0]?.topic ?? '', questions: topicQuestions }
  })
}

async function DateForm({
  area,
  date,
  locale,
}: {
  area: JurisdictionArea
  date: string | null
  locale: SiteLocale
}) {
  const t = await getTranslations('navigator')
  const finder = await getTranslations('finder')
  const action = toHref(jurisdictionTarget(area, area.place), locale)
  return (
    <>
      <form className={`${options.form} no-print`} action={action}>
        <DayField
          className={options.field}
          name="as-at"
          label={t('asAt')}
          format={finder('dateFormat')}
          defaultValue={formatDay(date ?? '', locale)}
          required
        />
        <button className={`${button.ghost} ${button.small}`} type="submit">
          {t('show')}
        </button>
      </form>
      {date ? (
        <p className={box.notice} role="note">
          {t('asAtNotice', { date: formatDate(date, locale) })} <a href={action}>{t('today')}</a>
        </p>
      ) : null}
    </>
  )
}

async function Redline({
  area,
  answers,
  query,
  locale,
}: {
  area: JurisdictionArea
  answers: FullAnswer[]
  query: Query
  locale: SiteLocale
}) {
  const paramOf = (name: string) => (typeof query[name] === 'string' ? query[name] : '')
  const answer = answers.find(({ question }) => question === paramOf('question'))
  const question = area.questions.find(({ slug }) => slug === answer?.question)
  return answer && question ? (
    <RedlineView
      area={area}
      answer={answer}
      question={question.title}
      days={[paramOf('from'), paramOf('to')]}
      locale={locale}
    />
  ) : null
}

async function Aside({
  area,
  contacts,
  locale,
}: {
  area: JurisdictionArea
  contacts: JurisdictionAnswers['contacts']
  locale: SiteLocale
}) {
  const t = await getTranslations('navigator')
  const common = await getTranslations('common')
  const neighbours = area.places.filter(
    ({ regionId, id }) => regionId === area.region.id && id !== area.place.id,
  )
  const notes = area.notes.filter(
    ({ regionId }) => regionId === area.region.id || regionId === null,
  )
  return (
    <aside className={`${columns.aside} no-print`}>
      <LinkList
        heading={t('compare')}
        links={[
          {
            id: area.place.id,
            label: t('statusTable'),
            target: statusTableTarget(area, area.place),
          },
          ...neighbours.slice(0, 6).map((neighbour) => ({
            id: neighbour.id,
            label: neighbour.title,
            target: jurisdictionTarget(area, neighbour),
          })),
        ]}
        locale={locale}
      />
      <LinkList
        heading={t('notes')}
        links={notes.slice(0, 4).map((note) => ({
          id: note.id,
          label: note.title,
          target: noteTarget(area, note),
        }))}
        locale={locale}
      />
      <PersonList heading={common('contacts')} people={contacts} locale={locale} />
    </aside>
  )
}
