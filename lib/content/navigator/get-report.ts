import 'server-only'
import { getTranslations } from 'next-intl/server'
import { queryContent } from '@/lib/graphql/server'
import { formatDate, formatList } from '@/lib/i18n/format'
import { type SiteLocale, languageTags } from '@law-firm/contract/locales'
import { asAt } from '@/lib/navigator/as-at'
import { mostJurisdictions, type Query } from '@/lib/navigator/comparison-query'
import { parseReportChoices, type Known, type ParsedReport } from '@/lib/navigator/report/choices'
import { toParts } from '@/lib/navigator/report/report-sections'
import type { ReportCell, ReportHead, ReportPlace } from '@/lib/navigator/report/types'
import type { Statement } from '@/lib/navigator/types'
import { absoluteUrl } from '@/lib/seo/metadata'
import { toContentLocale } from '../shared/content-locale'
import { getSite } from '../site/get-site'
import {
  findArea,
  jurisdictionTarget,
  serviceTarget,
  type Area,
  type NavigatorQuestion,
  type NavigatorJurisdiction,
} from './navigator-structure'
import { toFullAnswers, type FullAnswer } from './get-answers'
import { getPublishedStructure } from './get-structure'
import { toToken, type Reader } from './get-reader'
import { navigatorReportQuery } from './query'

/** The chosen jurisdictions and questions of a service, in the report's language. */
export type ReportPlan = {
  area: Area
  choices: ParsedReport
  places: NavigatorJurisdiction[]
  questions: NavigatorQuestion[]
}

export const knownToReport = (area: Area): Known => ({
  jurisdictions: area.places.map(({ slug }) => slug),
  questions: area.questions,
})

/**
 * Parses the choices of a report.
 *
 * @returns null for an unknown service
 * @throws ContentUnavailableError
 */
export async function planReport(
  service: string,
  query: Query,
  locale: SiteLocale,
): Promise<ReportPlan | null> {
  const ownArea = findArea(await getPublishedStructure(locale), service)
  if (!ownArea) return null
  const choices = parseReportChoices(query, knownToReport(ownArea), locale)
  const area =
    choices.language === locale
      ? ownArea
      : (findArea(await getPublishedStructure(choices.language), service) ?? ownArea)
  return {
    area,
    choices,
    places: choices.jurisdictions
      .slice(0, mostJurisdictions)
      .flatMap((slug) => area.places.find((item) => item.slug === slug) ?? []),
    questions: area.questions
      .filter(({ slug }) => choices.questions.includes(slug))
      .sort((a, b) => a.order - b.order),
  }
}

/** The report without its answers. @throws ContentUnavailableError */
export async function getReportHead(
  { area, choices, places, questions }: ReportPlan,
  reader: Reader,
): Promise<ReportHead> {
  const locale = choices.language
  const t = await getTranslations({ locale, namespace: 'navigator' })
  const r = await getTranslations({ locale, namespace: 'navigator.report' })
  const { firmName, brand, legalLines } = await getSite(locale)
  const topics = toTopics(questions)
  const isWholeOpen = area.service.feature === null
  return {
    firmName,
    palette: brand.palette,
    locale,
    language: languageTags[locale],
    service: area.service.title,
    depth: choices.depth,
    title: r('documentTitle', { service: area.service.title }),
    lead: r(`holds.${choices.depth}`, {
      places: places.length,
      questions: questions.length,
      cells: places.length * questions.length,
    }),
    madeOn: r('madeOn', { date: formatDate(new Date().toISOString(), locale) }),
    notices: [
      choices.asAt ? t('asAtNotice', { date: formatDate(choices.asAt, locale) }) : '',
      choices.unknown.length > 0
        ? r('unknown', {
            count: choices.unknown.length,
            names: formatList(choices.unknown, locale),
          })
        : '',
      reader.kind === 'member' || isWholeOpen ? '' : r('visitorHolds'),
    ].filter(Boolean),
    disclaimer: [r('disclaimer', { firm: firmName }), ...legalLines],
    url: absoluteUrl(serviceTarget(area), locale),
    contents: places.map(({ slug, title }) => ({
      slug,
      title,
      topics: topics.map(({ key, title: topic }) => ({ key, title: topic })),
    })),
    words: {
      contents: r('contents'),
      sources: t('sources'),
      page: r('page'),
      of: r('of'),
      disclaimer: r('disclaimerTitle'),
      online: r('online'),
      about: r('about'),
    },
  }
}

const toTopics = (
  questions: NavigatorQuestion[],
): { key: string; title: string; questions: NavigatorQuestion[] }[] =>
  [...new Set(questions.map(({ topicKey }) => topicKey))].map((key) => ({
    key,
    title: questions.find(({ topicKey }) => topicKey === key)?.topic ?? key,
    questions: questions.filter(({ topicKey }) => topicKey === key),
  }))

/** Jurisdictions that are fetched ahead of the rendering. */
const prefetchCount = 3

/**
 * Yields the chosen answers by jurisdiction, as far as the reader may see them.
 *
 * @throws ContentUnavailableError
 */
export async function* readReport(plan: ReportPlan, reader: Reader): AsyncGenerator<ReportPlace> {
  const toPlace = await placeWriter(plan)
  const pending: Promise<FullAnswer[]>[] = []
  for (let index = 0; index < plan.places.length; index += 1) {
    for (
      let next = pending.length;
      next < Math.min(index + prefetchCount, plan.places.length);
      next += 1
    ) {
      const pendingAnswers = readPlace(plan, plan.places[next] as NavigatorJurisdiction, reader)
      pendingAnswers.catch(() => undefined) // awaited below; prevents an unhandled rejection
      pending.push(pendingAnswers)
    }
    yield toPlace(
      plan.places[index] as NavigatorJurisdiction,
      await (pending[index] as Promise<FullAnswer[]>),
    )
    pending[index] = Promise.resolve([])
  }
}

async function readPlace(
  { choices, questions }: ReportPlan,
  place: NavigatorJurisdiction,
  reader: Reader,
): Promise<FullAnswer[]> {
  const variables = {
    place: place.id,
    questions: questions.map(({ id }) => id),
    locale: toContentLocale(choices.language),
    full: choices.depth === 'full',
    history: choices.asAt !== null,
  }
  const data = await queryContent(navigatorReportQuery, variables, { bearer: toToken(reader) })
  return toFullAnswers(data.NavigatorAnswers?.docs ?? [], place.slug, questions)
}

type Writer = (place: NavigatorJurisdiction, answers: FullAnswer[]) => ReportPlace

async function placeWriter({ area, choices, questions }: ReportPlan): Promise<Writer> {
  const locale = choices.language
  const t = await getTranslations({ locale, namespace: 'navigator' })
  const r = await getTranslations({ locale, namespace: 'navigator.report' })
  const regions = new Map(area.regions.map(({ id, title }) => [id, title]))
  const topics = toTopics(questions)
  const isFull = choices.depth === 'full'

  const datesOf = (answer: FullAnswer, statedAt: string): string =>
    [
      t('statedAt', { date: formatDate(statedAt, locale) }),
      answer.reviewedOn
        ? t('reviewedOn', { date: formatDate(answer.reviewedOn, locale) }) +
          (answer.reviewer ? t('by') + answer.reviewer.name : '')
        : '',
      answer.overdue ? t('overdue', { date: formatDate(answer.reviewDue, locale) }) : '',
    ]
      .filter(Boolean)
      .join(' · ')

  const blank = (ask: NavigatorQuestion, missing: string | null): ReportCell => ({
    slug: ask.slug,
    question: ask.title,
    missing,
    status: null,
    short: '',
    notice: null,
    summary: '',
    parts: [],
    sources: [],
    dates: '',
    foreign: null,
  })

  function toCell(ask: NavigatorQuestion, answer: FullAnswer | undefined): ReportCell | null {
    if (!answer) return blank(ask, t('notCovered'))
    const statement = choices.asAt ? asAt(answer, choices.asAt) : answer.current
    if (!answer.current || (!statement && answer.historyGated)) return null
    return statement ? written(ask, answer, statement) : blank(ask, t('notCoveredThen'))
  }

  function written(ask: NavigatorQuestion, answer: FullAnswer, statement: Statement): ReportCell {
    const isCurrent = statement.statedAt === answer.current?.statedAt
    const body = isCurrent
      ? answer.full?.body
      : answer.full?.versions.find(({ statedAt }) => statedAt === statement.statedAt)?.body
    return {
      ...blank(ask, null),
      status: { tone: statement.status.tone, word: statement.status.word },
      short: statement.title,
      notice:
        statement.status.tone === 'unknown'
          ? t('underReviewText')
          : isFull && !answer.full
            ? t('fullGated')
            : null,
      summary: statement.summary,
      parts: isFull ? toParts(body ?? [], locale) : [],
      sources: isCurrent && isFull ? (answer.full?.sources ?? []) : [],
      dates: datesOf(answer, statement.statedAt),
      foreign: answer.language === locale ? null : languageTags[answer.language],
    }
  }

  return (place, answers) => {
    const answersByQuestion = new Map(answers.map((item) => [item.question, item]))
    const cells = topics.map(({ key, title, questions: ownArea }) => ({
      key,
      title,
      cells: ownArea.flatMap((ask) => toCell(ask, answersByQuestion.get(ask.slug)) ?? []),
    }))
    const withheld = questions.length - cells.reduce((sum, topic) => sum + topic.cells.length, 0)
    return {
      slug: place.slug,
      title: place.title,
      region: regions.get(place.regionId) ?? '',
      url: absoluteUrl(jurisdictionTarget(area, place), locale),
      topics: cells.filter((topic) => topic.cells.length > 0),
      withheld: withheld > 0 ? r('withheld', { count: withheld }) : null,
    }
  }
}
