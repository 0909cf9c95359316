import { isSiteLocale, type SiteLocale } from '@/lib/i18n/locales'
import { dayOf, firstOf, listOf, mostJurisdictions, slug, type Query } from '../compare-address'

export const depths = ['summary', 'full'] as const
export type Depth = (typeof depths)[number]

/** What a report holds, as its address says it: keys only, as in a comparison's address, which it understands. */
export type ReportChoices = {
  jurisdictions: string[]
  questions: string[]
  depth: Depth
  language: SiteLocale
  asAt: string | null
}

export type ParsedReport = ReportChoices & {
  /** Slugs of jurisdictions that the service does not have; at most ten. */
  unknown: string[]
  /** Names in the query whose value is none of theirs. A page leaves such a value out; an export refuses it. */
  wrong: string[]
}

export type Known = { jurisdictions: string[]; questions: { slug: string; topicKey: string }[] }

/**
 * Reads a query, which anybody may have written. Without `questions` all are meant, or those of `topic`; a form says by
 * `chosen` that none was ticked. `pick` is the button that ticks all or none.
 */
export function parseReportChoices(query: Query, known: Known, locale: SiteLocale): ParsedReport {
  const asked = [...new Set(listOf(query.with))]
  const pick = firstOf(query.pick)
  const jurisdictions =
    pick === 'all-places'
      ? known.jurisdictions
      : pick === 'no-places'
        ? []
        : asked.filter((item) => known.jurisdictions.includes(item))
  const depth = firstOf(query.depth) || 'summary'
  const language = firstOf(query.language) || locale
  const day = firstOf(query['as-at'])
  const asAt = dayOf(day)
  return {
    jurisdictions: jurisdictions.slice(0, mostJurisdictions),
    questions: questionsIn(query, known),
    depth: isDepth(depth) ? depth : 'summary',
    language: isSiteLocale(language) ? language : locale,
    asAt,
    unknown: asked
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
  const pick = firstOf(query.pick)
  if (pick === 'all-questions') return all
  if (pick === 'no-questions') return []
  const asked = listOf(query.questions)
  const topic = firstOf(query.topic)
  if (asked.length > 0) return all.filter((item) => asked.includes(item))
  if (firstOf(query.chosen)) return []
  return topic
    ? questions.filter(({ topicKey }) => topicKey === topic).map((item) => item.slug)
    : all
}

const wrongQuestions = (query: Query, { questions }: Known): boolean =>
  listOf(query.questions).some((item) => !questions.some((question) => question.slug === item))

const wrongTopic = (query: Query, { questions }: Known): boolean =>
  firstOf(query.topic) !== '' &&
  !questions.some(({ topicKey }) => topicKey === firstOf(query.topic))

/** The query of a report's address, without its question mark: the same choices give the same words in the same order. */
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

/** What an alert keeps of the choices: where all are chosen it is for all that the service has, those to come included. */
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

/** The name of a report's file: service, day, language. */
export const reportFileName = (
  service: string,
  { language, asAt }: Pick<ReportChoices, 'language' | 'asAt'>,
  today: string,
  format: string,
): string => `${service}-${asAt ?? today}-${language}.${format}`
