import { getTranslations } from 'next-intl/server'
import { Body } from '@/components/blocks/body'
import { FavouriteStar } from '@/components/favourites/favourite-star'
import { Link } from '@/components/ui/link'
import { RouteLink } from '@/components/ui/route-link'
import {
  jurisdictionTarget,
  type NavigatorQuestion,
  type JurisdictionArea,
} from '@/lib/content/navigator/navigator-structure'
import type { FullAnswer, Version } from '@/lib/content/navigator/get-answers'
import { formatDate } from '@/lib/i18n/format'
import { type SiteLocale, languageTags } from '@law-firm/contract/locales'
import { asAt, toStatements } from '@/lib/navigator/as-at'
import { toHref } from '@/lib/routes/href'
import { RedlineText } from './redline-text'
import { StatusMark } from './status-mark'
import styles from './answer-section.module.css'
import statusMark from './status-mark.module.css'
import typography from '@/components/ui/typography.module.css'
import changeList from './change-list.module.css'

type AnswerSectionProps = {
  area: JurisdictionArea
  question: NavigatorQuestion
  answer: FullAnswer | undefined
  date: string | null
  locale: SiteLocale
}

/** A question with its answer, current or as of a date, as far as the reader may see it. */
export async function AnswerSection({ area, question, answer, date, locale }: AnswerSectionProps) {
  const t = await getTranslations('navigator')
  const statement = answer && (date ? asAt(answer, date) : answer.current)
  const foreign = answer && answer.language !== locale ? languageTags[answer.language] : undefined
  return (
    <article
      className={styles.answer}
      id={question.slug}
      aria-labelledby={`${question.slug}-title`}
    >
      <div className={styles.head}>
        <h3 id={`${question.slug}-title`}>{question.title}</h3>
        {answer ? (
          <FavouriteStar
            kind="navigator_answer"
            id={answer.id}
            title={`${area.place.title}: ${question.title}`}
            path={`${toHref(jurisdictionTarget(area, area.place), locale)}#${question.slug}`}
            compact
          />
        ) : null}
      </div>
      {!answer ? (
        <p className={statusMark.line}>
          <i>{t('notCovered')}</i>
        </p>
      ) : null}
      {answer && !statement ? (
        <p className={statusMark.line}>
          <i>
            {answer.current === null
              ? t('gated')
              : answer.historyGated
                ? t('earlierGated')
                : t('notCoveredThen')}
          </i>
        </p>
      ) : null}
      {answer && statement ? (
        <>
          <p className={statusMark.line} lang={foreign}>
            <StatusMark statement={statement} />
            {statement.status.tone === 'none' ? null : <span> {statement.title}</span>}
          </p>
          {statement.status.tone === 'unknown' ? (
            <p className={typography.meta}>{t('underReviewText')}</p>
          ) : null}
          <p className={styles.summary} lang={foreign}>
            {statement.summary}
          </p>
          <FullText answer={answer} statement={statement} locale={locale} foreign={foreign} />
        </>
      ) : null}
      {answer ? (
        <Dates answer={answer} statedAt={statement?.statedAt ?? null} locale={locale} />
      ) : null}
      {answer?.full && answer.full.versions.length > 0 ? (
        <History area={area} answer={answer} locale={locale} foreign={foreign} />
      ) : null}
    </article>
  )
}

async function FullText({
  answer,
  statement,
  locale,
  foreign,
}: {
  answer: FullAnswer
  statement: { statedAt: string }
  locale: SiteLocale
  foreign: string | undefined
}) {
  const t = await getTranslations('navigator')
  if (!answer.full) return <p className={`${typography.meta} ${styles.locked}`}>{t('fullGated')}</p>
  const isCurrent = answer.current?.statedAt === statement.statedAt
  const body = isCurrent
    ? answer.full.body
    : (answer.full.versions.find(({ statedAt }) => statedAt === statement.statedAt)?.body ?? [])
  return (
    <>
      {body.length > 0 ? (
        <div className={styles.body} lang={foreign}>
          {body.map((block) => (
            <div key={block.key}>
              {block.heading ? <h4>{block.heading}</h4> : null}
              <Body blocks={[{ ...block, heading: null }]} locale={locale} />
            </div>
          ))}
        </div>
      ) : null}
      {isCurrent && answer.full.sources.length > 0 ? (
        <div className={styles.sources}>
          <h4 className={typography.minor}>{t('sources')}</h4>
          <ul lang={foreign}>
            {answer.full.sources.map(({ title, url }) => (
              <li key={title}>
                {url ? (
                  <a href={url} rel="noopener">
                    {title}
                  </a>
                ) : (
                  title
                )}
              </li>
            ))}
          </ul>
        </div>
      ) : null}
    </>
  )
}

/** Date of the statement, reviewer and review date; an overdue review is marked. */
async function Dates({
  answer,
  statedAt,
  locale,
}: {
  answer: FullAnswer
  statedAt: string | null
  locale: SiteLocale
}) {
  const t = await getTranslations('navigator')
  const { reviewer, reviewedOn, reviewDue, overdue } = answer
  return (
    <p className={`${typography.meta} ${styles.dates}`}>
      {statedAt ? <span>{t('statedAt', { date: formatDate(statedAt, locale) })}</span> : null}
      {reviewedOn ? (
        <span>
          {t('reviewedOn', { date: formatDate(reviewedOn, locale) })}
          {reviewer ? (
            <>
              {t('by')}
              <RouteLink target={reviewer.target} locale={locale}>
                {reviewer.name}
              </RouteLink>
            </>
          ) : null}
        </span>
      ) : null}
      {overdue ? (
        <em className={statusMark.overdue}>
          {t('overdue', { date: formatDate(reviewDue, locale) })}
        </em>
      ) : null}
    </p>
  )
}

async function History({
  area,
  answer,
  locale,
  foreign,
}: {
  area: JurisdictionArea
  answer: FullAnswer
  locale: SiteLocale
  foreign: string | undefined
}) {
  const t = await getTranslations('navigator')
  const statements = toStatements(answer)
  const earlier = statements.slice(1) as Version[]
  return (
    <details className={styles.history}>
      <summary>{t('history', { count: earlier.length })}</summary>
      <ol>
        {earlier.map((version, index) => {
          const next = statements[index]
          const query = {
            question: answer.question,
            from: version.statedAt.slice(0, 10),
            to: next?.statedAt.slice(0, 10),
          }
          return (
            <li key={version.statedAt} lang={foreign}>
              <p className={typography.meta} lang={languageTags[locale]}>
                {next
                  ? t('heldFromTo', {
                      from: formatDate(version.statedAt, locale, 'short'),
                      to: formatDate(next.statedAt, locale, 'short'),
                    })
                  : null}
              </p>
              <p className={statusMark.line}>
                <StatusMark statement={version} />
                {version.status.tone === 'none' ? null : <span> {version.title}</span>}
              </p>
              {version.changeNote ? <p className={changeList.note}>{version.changeNote}</p> : null}
              {next ? <RedlineText before={version.summary} after={next.summary} /> : null}
              <p lang={languageTags[locale]}>
                <Link
                  href={toHref(
                    { ...jurisdictionTarget(area, area.place, 'redline'), query },
                    locale,
                  )}
                >
                  {t('wholeRedline')}
                </Link>
              </p>
            </li>
          )
        })}
      </ol>
    </details>
  )
}
