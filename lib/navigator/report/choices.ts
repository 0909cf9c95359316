import { isSiteLocale, type SiteLocale } from '@law-firm/contract/locales'
import {
  readDay,
  readFirst,
  readList,
  mostJurisdictions,
  slug,
  type Query,
} from '../comparison-query'

export const depths = ['summary', 'full'] as const
export type Depth = (typeof depths)[number]

/** The query of a report: keys only, compatible with the query of a comparison. */
export type ReportChoices = {
  jurisdictions: string[]
  questions: string[]
  depth: Depth
  language: SiteLocale
  asAt: string | null
}

export type ParsedReport = ReportChoices & {
  /** Unknown slugs of jurisdictions; at most ten. */
  unknown: string[]
  /** Parameters with an invalid value. A page ignores them; an export refuses them. */
  wrong: string[]
}

export type Known = { jurisdictions: string[]; questions: { slug: string; topicKey: string }[] }

/**
 * Parses a query, which is untrusted input. Without `questions` all are chosen, or those of `topic`; a form sends
 * `chosen` to choose none. `pick` is the button that selects all or none.
 */
export function parseReportChoices(query: Query, known: Known, locale: SiteLocale): ParsedReport {
  const requested = [...new Set(readList(query.with))]
  const pick = readFirst(query.pick)
  const jurisdictions =
    pick === 'all-places'
      ? known.jurisdictions
      : pick === 'no-places'
        ? []
        : requested.filter((item) => known.jurisdictions.includes(item))
  const depth = readFirst(query.depth) || 'summary'
  const language = readFirst(query.language) || locale
  const day = readFirst(query['as-at'])
  const asAt = readDay(day)
  return {
    jurisdictions: jurisdictions.slice(0, mostJurisdictions),
    questions: questionsIn(query, known),
    depth: isDepth(depth) ? depth : 'summary',
    language: isSiteLocale(language) ? language : locale,
    asAt,
    unknown: requested
      .filter((item) => !known.jurisdictions.includes(item) && item.length <= 96 && slug.test(item))
      .slice(0, 10),
    wrong: [
      isDepth(depth) ? '' : 'depth',
      isSiteLocale(language) ? '' : 'language',
      day && !asAt ? 'as-at' : '',
      wrongQuestions(query, known) ? 'questions' : '',
      wrongTopic(query, known) ? 'topic' : '',
    ].filter(Boolean),
  }
}

const isDepth = (value: string): value is Depth => depths.some((item) => item === value)

function questionsIn(query: Query, { questions }: Known): string[] {
  const all = questions.map((item) => item.slug)
  const pick = readFirst(query.pick)
  if (pick === 'all-questions') return all
  if (pick === 'no-questions') return []
  const requested = readList(query.questions)
  const topic = readFirst(query.topic)
  if (requested.length > 0) return all.filter((item) => requested.includes(item))
  if (readFirst(query.chosen)) return []
  return topic
    ? questions.filter(({ topicKey }) => topicKey === topic).map((item) => item.slug)
    : all
}

const wrongQuestions = (query: Query, { questions }: Known): boolean =>
  readList(query.questions).some((item) => !questions.some((question) => question.slug === item))

const wrongTopic = (query: Query, { questions }: Known): boolean =>
  readFirst(query.topic) !== '' &&
  !questions.some(({ topicKey }) => topicKey === readFirst(query.topic))

/** The normalised query string of a report, without its question mark. */
export function reportAddress(
  { jurisdictions, questions, depth, language, asAt }: ReportChoices,
  known: Known,
): string {
  const all = questions.length === known.questions.length
  return [
    jurisdictions.length > 0 ? `with=${jurisdictions.join(',')}` : '',
    all ? '' : questions.length > 0 ? `questions=${questions.join(',')}` : 'chosen=1',
    `depth=${depth}`,
    `language=${language}`,
    asAt ? `as-at=${asAt}` : '',
  ]
    .filter(Boolean)
    .join('&')
}

/** The choices of an alert: a list that contains everything is omitted, so that future documents are included. */
export function alertAddress(
  { jurisdictions, questions }: Pick<ReportChoices, 'jurisdictions' | 'questions'>,
  known: Known,
): string {
  return [
    jurisdictions.length === known.jurisdictions.length ? '' : `with=${jurisdictions.join(',')}`,
    questions.length === known.questions.length ? '' : `questions=${questions.join(',')}`,
  ]
    .filter(Boolean)
    .join('&')
}

/** The file name of a report: service, day, language. */
export const reportFileName = (
  service: string,
  { language, asAt }: Pick<ReportChoices, 'language' | 'asAt'>,
  today: string,
  format: string,
): string => `${service}-${asAt ?? today}-${language}.${format}`
