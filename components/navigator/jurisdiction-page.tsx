import { getTranslations } from 'next-intl/server'
import { PersonCard } from '@/components/people/person-card'
import { PageFrame } from '@/components/pages/page-frame'
import { ContentsList } from '@/components/ui/contents-list'
import { RouteLink } from '@/components/ui/route-link'
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
import { formatDate } from '@/lib/i18n/format'
import type { SiteLocale } from '@/lib/i18n/locales'
import { parseCompareAddress } from '@/lib/navigator/comparison-query'
import { lastReview } from '@/lib/navigator/reviews'
import { hrefOf } from '@/lib/routes/href'
import { AccessBox } from './access-box'
import { AnswerSection } from './answer-section'
import { knownTo } from './compare'
import { HeadActions } from './head-actions'
import { RedlineView } from './redline-view'
import { navigatorTrail } from './trail'

type Query = Record<string, string | string[] | undefined>
type JurisdictionPageProps = {
  area: JurisdictionArea
  locale: SiteLocale
  reader: Reader
  query: Query
}

/** A jurisdiction: every question of the service with its answer, as far as that is open to the reader. */
export async function JurisdictionPage({ area, locale, reader, query }: JurisdictionPageProps) {
  const t = await getTranslations('navigator')
  const { service, region, place } = area
  const page = jurisdictionTarget(area, place)
  const found = await getJurisdictionAnswers(area, place, locale, reader)
  const { asAt: date } = parseCompareAddress(query, knownTo(area))
  const topics = topicsOf(area)
  const meta = [
    lastReview(found.answers)
      ? t('reviewedOn', { date: formatDate(lastReview(found.answers), locale) })
      : '',
    t('questions', { count: area.questions.length }),
    place.sample ? t('sampleText') : '',
  ]
    .filter(Boolean)
    .join(' · ')
  return (
    <PageFrame
      locale={locale}
      page={page}
      trail={await navigatorTrail(area, region)}
      eyebrow={t('title')}
      title={t('joined', { first: service.title, second: place.title })}
      lede={place.summary}
      language={place.language}
      head={<HeadActions area={area} locale={locale} meta={meta} report={{ with: place.slug }} />}
    >
      {found.answers.some(({ full }) => full === null) ? (
        <AccessBox area={area} page={page} reader={reader} locale={locale} />
      ) : null}
      <DateForm area={area} date={date} locale={locale} />
      <Redline area={area} answers={found.answers} query={query} locale={locale} />
      <div className="detail">
        <ContentsList
          label={t('topics')}
          heading={t('topics')}
          items={topics.map(({ key, label }) => ({ anchor: `topic-${key}`, label }))}
        />
        <div>
          {topics.map(({ key, label, asks }) => (
            <section key={key} className="answer-topic" aria-labelledby={`topic-${key}`}>
              <h2 id={`topic-${key}`}>{label}</h2>
              {asks.map((ask) => (
                <AnswerSection
                  key={ask.id}
                  area={area}
                  ask={ask}
                  answer={found.answers.find(({ question }) => question === ask.slug)}
                  date={date}
                  locale={locale}
                />
              ))}
            </section>
          ))}
        </div>
        <Aside area={area} contacts={found.contacts} locale={locale} />
      </div>
    </PageFrame>
  )
}

function topicsOf({ questions }: JurisdictionArea) {
  const keys = [...new Set(questions.map(({ topicKey }) => topicKey))]
  return keys.map((key) => {
    const asks = questions.filter(({ topicKey }) => topicKey === key)
    return { key, label: asks[0]?.topic ?? '', asks }
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
  const action = hrefOf(jurisdictionTarget(area, area.place), locale)
  return (
    <>
      <form className="compare-options no-print" action={action}>
        <label className="inline-field">
          <span>{t('asAt')}</span>
          <input
            type="date"
            name="as-at"
            defaultValue={date ?? ''}
            min="1990-01-01"
            max="2099-12-31"
            required
          />
        </label>
        <button className="btn ghost small" type="submit">
          {t('show')}
        </button>
      </form>
      {date ? (
        <p className="notice" role="note">
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
  const word = (name: string) => (typeof query[name] === 'string' ? query[name] : '')
  const answer = answers.find(({ question }) => question === word('question'))
  const ask = area.questions.find(({ slug }) => slug === answer?.question)
  return answer && ask ? (
    <RedlineView
      area={area}
      answer={answer}
      question={ask.title}
      days={[word('from'), word('to')]}
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
    <aside className="aside no-print">
      <section>
        <h2 className="minor">{t('compare')}</h2>
        <ul className="plain">
          <li>
            <RouteLink target={statusTableTarget(area, area.place)} locale={locale}>
              {t('statusTable')}
            </RouteLink>
          </li>
          {neighbours.slice(0, 6).map((one) => (
            <li key={one.id}>
              <RouteLink target={jurisdictionTarget(area, one)} locale={locale}>
                {one.title}
              </RouteLink>
            </li>
          ))}
        </ul>
      </section>
      {notes.length > 0 ? (
        <section>
          <h2 className="minor">{t('notes')}</h2>
          <ul className="plain">
            {notes.slice(0, 4).map((note) => (
              <li key={note.id}>
                <RouteLink target={noteTarget(area, note)} locale={locale}>
                  {note.title}
                </RouteLink>
              </li>
            ))}
          </ul>
        </section>
      ) : null}
      {contacts.length > 0 ? (
        <section>
          <h2 className="minor">{common('contacts')}</h2>
          {contacts.map((person) => (
            <PersonCard key={person.id} person={person} locale={locale} size="small" level="h3" />
          ))}
        </section>
      ) : null}
    </aside>
  )
}
